import {describe, expect, it} from 'vitest';
import {siblingSidebars} from '../../../src/config/sidebars';
import {getBreadcrumb, siblingLinks} from '../src/navigation';
import type {PageKind} from '../src/schemas/pageFields';
import {examplePage, exampleSite} from '../../../tests/support/exampleSite';
import {table} from '../../../tests/support/table';

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
const below = (parent: string) => siblingLinks(site, parent).map(({path}) => path);

describe('the pages beside each other', () => {
  it('are the services, with or without sub-services, in the order that staff gave them', () => {
    expect(below('/services')).toEqual(['/services/general', '/services/family']);
  });

  it('are the sub-services of one service, by their names in menus', () => {
    expect(siblingLinks(site, '/services/general')).toEqual([
      {label: 'The name of /services/general/cleaning', path: '/services/general/cleaning'},
      {label: 'The name of /services/general/exams', path: '/services/general/exams'},
    ]);
  });

  it('are of one kind each, and none where pages only share the top of the site', () => {
    expect(below('/our-dentist')).toEqual(['/our-dentist/dr-ada-young']);
    expect(below('/')).toEqual([]);
  });

  it('are in the same order in sidebars.ts', () => {
    const ids = JSON.stringify(siblingSidebars(site).services).match(/(?<="id":")[^"]+/g);
    expect(ids).toEqual([
      'services/general',
      'services/general/cleaning',
      'services/general/exams',
      'services/family',
    ]);
  });
});

describe('the way from home', () => {
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

  it.each(table<[string, string[]]>(import.meta.url, 'trails'))(
    'a visitor at %s sees the way there from home, by short names',
    (path, trail) => {
      const page = pages.find((candidate) => candidate.path === path);
      const crumbs = page ? getBreadcrumb(exampleSite({pages}), page) : [];
      expect(crumbs.map(({label, path: to}) => `${label} ${to}`)).toEqual(trail);
    },
  );
});
