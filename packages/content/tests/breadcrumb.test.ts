import {expect, it} from 'vitest';
import {breadcrumbOf} from '../src/breadcrumb';
import {examplePage, exampleSite} from '../../../tests/support/exampleSite';
import {table} from '../../../tests/support/table';

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
    const crumbs = page ? breadcrumbOf(exampleSite({pages}), page) : [];
    expect(crumbs.map(({label, path: to}) => `${label} ${to}`)).toEqual(trail);
  },
);
