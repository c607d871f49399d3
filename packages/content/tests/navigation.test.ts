import {describe, expect, it} from 'vitest';
import {createSidebars} from '../../../src/config/sidebars';
import {getBreadcrumb, getSiblingLinks} from '../src/navigation';
import type {PageKind} from '../src/schemas/pageFields';
import {examplePage, exampleSite} from '@dental/testing/exampleSite';

const page = (kind: PageKind, path: string, order: number) =>
  examplePage(kind, path, {order, navTitle: `The name of ${path}`});

const site = exampleSite({
  pages: [
    page('page', '/services', 1),
    page('service', '/services/family', 2),
    page('service', '/services/general', 1),
    page('sub-service', '/services/general/exams', 2),
    page('sub-service', '/services/general/cleaning', 1),
    page('dentist', '/our-dentist/dr-ada-young', 1),
  ],
});
const below = (parent: string) => getSiblingLinks(site, parent).map(({path}) => path);

describe('siblingLinks', () => {
  it('returns services in the order set by staff', () => {
    expect(below('/services')).toEqual(['/services/general', '/services/family']);
  });

  it('returns the sub-services of a service with their menu names', () => {
    expect(getSiblingLinks(site, '/services/general')).toEqual([
      {label: 'The name of /services/general/cleaning', path: '/services/general/cleaning'},
      {label: 'The name of /services/general/exams', path: '/services/general/exams'},
    ]);
  });

  it('returns pages of one kind, and none at the top level', () => {
    expect(below('/our-dentist')).toEqual(['/our-dentist/dr-ada-young']);
    expect(below('/')).toEqual([]);
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
    examplePage('home', '/', {heading: 'A long heading for home'}),
    examplePage('page', '/services', {navTitle: 'Services', heading: 'Our dental services'}),
    examplePage('service', '/services/cosmetic-dentistry', {heading: 'Cosmetic dentistry'}),
    examplePage('sub-service', '/services/cosmetic-dentistry/veneers', {
      navTitle: 'Veneers',
      heading: 'Porcelain veneers',
    }),
    examplePage('sub-service', '/services/lost/alone', {heading: 'Alone'}),
    examplePage('page', '/about-us', {heading: 'About us'}),
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
    const crumbs = page ? getBreadcrumb(exampleSite({pages}), page) : [];
    expect(crumbs.map(({label, path: to}) => `${label} ${to}`)).toEqual(trail);
  });
});
