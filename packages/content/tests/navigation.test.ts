import {describe, expect, it} from 'vitest';
import {createSidebars} from '../../../src/config/sidebars';
import {getBreadcrumb, getSiblingLinks} from '../src/navigation';
import type {PageKind} from '../src/schemas/pageFields';
import {makeExamplePage, makeExampleSite} from '@dental/testing/exampleSite';

const makePage = (kind: PageKind, path: string, order: number) =>
  makeExamplePage(kind, path, {order, navTitle: `The name of ${path}`});

const site = makeExampleSite({
  pages: [
    makePage('page', '/services', 1),
    makePage('service', '/services/family', 2),
    makePage('service', '/services/general', 1),
    makePage('sub-service', '/services/general/exams', 2),
    makePage('sub-service', '/services/general/cleaning', 1),
    makePage('dentist', '/our-dentist/dr-ada-young', 1),
  ],
});
const listBelow = (parent: string) => getSiblingLinks(site, parent).map(({path}) => path);

describe('getSiblingLinks', () => {
  it('returns services in the order set by staff', () => {
    expect(listBelow('/services')).toEqual(['/services/general', '/services/family']);
  });

  it('returns the sub-services of a service with their menu names', () => {
    expect(getSiblingLinks(site, '/services/general')).toEqual([
      {label: 'The name of /services/general/cleaning', path: '/services/general/cleaning'},
      {label: 'The name of /services/general/exams', path: '/services/general/exams'},
    ]);
  });

  it('returns pages of one kind, and none at the top level', () => {
    expect(listBelow('/our-dentist')).toEqual(['/our-dentist/dr-ada-young']);
    expect(listBelow('/')).toEqual([]);
  });

  it('returns the same order as sidebars.ts', () => {
    const ids = JSON.stringify(createSidebars(site).services).match(/(?<="id":")[^"]+/g);
    expect(ids).toEqual([
      'services/general',
      'services/general/cleaning',
      'services/general/exams',
      'services/family',
    ]);
  });
});

describe('getBreadcrumb', () => {
  const pages = [
    makeExamplePage('home', '/', {heading: 'A long heading for home'}),
    makeExamplePage('page', '/services', {navTitle: 'Services', heading: 'Our dental services'}),
    makeExamplePage('service', '/services/cosmetic-dentistry', {heading: 'Cosmetic dentistry'}),
    makeExamplePage('sub-service', '/services/cosmetic-dentistry/veneers', {
      navTitle: 'Veneers',
      heading: 'Porcelain veneers',
    }),
    makeExamplePage('sub-service', '/services/lost/alone', {heading: 'Alone'}),
    makeExamplePage('page', '/about-us', {heading: 'About us'}),
  ];

  it.each([
    {path: '/', trail: ['Home /']},
    {path: '/about-us', trail: ['Home /', 'About us /about-us']},
    {path: '/services', trail: ['Home /', 'Services /services']},
    {
      path: '/services/cosmetic-dentistry/veneers',
      trail: [
        'Home /',
        'Services /services',
        'Cosmetic dentistry /services/cosmetic-dentistry',
        'Veneers /services/cosmetic-dentistry/veneers',
      ],
    },
    {
      path: '/services/lost/alone',
      trail: ['Home /', 'Services /services', 'Alone /services/lost/alone'],
    },
  ])('returns the trail from home to $path with short names', ({path, trail}) => {
    const page = pages.find((candidate) => candidate.path === path);
    const crumbs = page ? getBreadcrumb(makeExampleSite({pages}), page) : [];
    expect(crumbs.map(({label, path: to}) => `${label} ${to}`)).toEqual(trail);
  });
});
