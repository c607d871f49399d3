import {describe, expect, it} from 'vitest';
import {makeMenusData} from '../../../src/data/menusData';
import type {Page, Picture, Site} from '@dental/content';
import {makeExamplePage, makeExampleSite} from '@dental/testing/exampleSite';

const makePicture = (image: string): Promise<Picture> =>
  Promise.resolve({src: `/img/${image}.svg`, width: 1, height: 1, sources: [], tone: 'tint'});

const service = makeExamplePage('service', '/services/crowns', {
  cardTitle: 'Crowns',
  icon: 'icons/crowns',
});
const treatment = makeExamplePage('sub-service', '/services/crowns/gold', {
  navTitle: 'Gold crowns',
});

async function makeMenus(
  menus: Partial<Site['menus']>,
  pages: Page[] = [service, treatment, makeExamplePage('page', '/about-us')],
) {
  const site = makeExampleSite({pages, menus: {main: [], smartLinks: [], legal: [], ...menus}});
  return makeMenusData(site, 'production', makePicture);
}

describe('makeMenusData: entries', () => {
  const about = {label: 'Who we are', page: '/about-us'};

  it('links to a page, or to a link of the practice', async () => {
    const {smartLinks} = await makeMenus({smartLinks: [about, {label: 'Book', link: 'booking'}]});
    expect(smartLinks).toEqual([
      {label: 'Who we are', to: '/about-us'},
      {label: 'Book', to: 'https://book.example.com/'},
    ]);
  });

  it('opens our own page when patients book by phone', async () => {
    const {practice} = makeExampleSite();
    const booking = `${practice.site}/contact-us#how-to-book`;
    const site = makeExampleSite({
      practice: {...practice, links: {...practice.links, booking}},
      menus: {main: [], smartLinks: [{label: 'Book', link: 'booking'}], legal: []},
    });
    for (const mode of ['preview', 'production'] as const)
      expect((await makeMenusData(site, mode, makePicture)).smartLinks).toEqual([
        {label: 'Book', to: '/contact-us#how-to-book'},
      ]);
  });

  it('removes dead links and empty menus', async () => {
    const dead = {label: 'Deleted', page: '/deleted'};
    const main = [{label: 'Menu', links: [dead]}, about, {label: 'Another', links: [dead, about]}];
    expect((await makeMenus({main})).main).toEqual([
      {label: 'Who we are', to: '/about-us'},
      {label: 'Another', links: [{label: 'Who we are', to: '/about-us'}], services: false},
    ]);
    const {practice} = makeExampleSite();
    const site = makeExampleSite({
      practice: {...practice, links: {...practice.links, blog: undefined}},
      menus: {main: [], smartLinks: [{label: 'Blog', link: 'blog'}], legal: []},
    });
    expect((await makeMenusData(site, 'production', makePicture)).smartLinks).toEqual([]);
  });
});

describe('makeMenusData: services', () => {
  it('lists treatments below their service', async () => {
    expect((await makeMenus({})).services).toEqual([
      {
        label: 'Crowns',
        to: '/services/crowns',
        drawing: '/img/icons/crowns.svg',
        below: [{label: 'Gold crowns', to: '/services/crowns/gold'}],
      },
    ]);
  });

  it('keeps a menu that only lists services, unless there are none', async () => {
    const main = [{label: 'Services', links: [], services: true}];
    expect((await makeMenus({main})).main).toEqual([
      {label: 'Services', links: [], services: true},
    ]);
    expect((await makeMenus({main}, [])).main).toEqual([]);
  });
});

it('adds legal pages that the legal menu does not list', async () => {
  const pages = ['/privacy', '/fairness'].map((path) =>
    makeExamplePage('legal', path, {navTitle: `At ${path}`}),
  );
  const {legal} = await makeMenus({legal: [{label: 'Privacy', page: '/privacy'}]}, pages);
  expect(legal).toEqual([
    {label: 'Privacy', to: '/privacy'},
    {label: 'At /fairness', to: '/fairness'},
  ]);
});
