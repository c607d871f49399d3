import {describe, expect, it} from 'vitest';
import {siblingSidebars} from '../../../src/config/sidebars';
import {siblingLinks} from '../src/siblings';
import type {PageKind} from '../src/schemas/page';
import {examplePage, exampleSite} from '../../../tests/support/exampleSite';

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
    expect(ids).toEqual(['services/general', 'services/general/cleaning', 'services/general/exams', 'services/family']);
  });
});
