import {describe, expect, it} from 'vitest';
import {makeMenusData} from '../../src/pageData/menusData';
import type {Site} from '../../src/site';
import {examplePage, exampleSite} from '../../../../tests/support/exampleSite';

const pictureOf = (image: string) =>
  Promise.resolve({
    src: `/img/${image}.svg`,
    width: 1,
    height: 1,
    sources: [],
    tone: 'tint',
  } as never);

const service = examplePage('service', '/services/crowns', {
  cardTitle: 'Crowns',
  icon: 'icons/crowns',
});
const treatment = examplePage('sub-service', '/services/crowns/gold', {navTitle: 'Gold crowns'});

async function menusOf(
  menus: Partial<Site['menus']>,
  pages = [service, treatment, examplePage('page', '/about-us')],
) {
  const site = exampleSite({pages, menus: {main: [], smartLinks: [], legal: [], ...menus}});
  return makeMenusData(site, 'production', pictureOf);
}

describe('an entry of a menu', () => {
  const about = {label: 'Who we are', page: '/about-us'};

  it('leads to its page, or to a link of the practice', async () => {
    const {smartLinks} = await menusOf({smartLinks: [about, {label: 'Book', link: 'booking'}]});
    expect(smartLinks).toEqual([
      {label: 'Who we are', to: '/about-us'},
      {label: 'Book', to: 'https://book.example.com/'},
    ]);
  });

  it('goes with its page or its link, and a menu with its last entry', async () => {
    const gone = {label: 'Gone', page: '/gone'};
    const main = [{label: 'Menu', links: [gone]}, about, {label: 'Another', links: [gone, about]}];
    expect((await menusOf({main})).main).toEqual([
      {label: 'Who we are', to: '/about-us'},
      {label: 'Another', links: [{label: 'Who we are', to: '/about-us'}], services: false},
    ]);
    const {practice} = exampleSite();
    const site = exampleSite({
      practice: {...practice, links: {...practice.links, blog: undefined}},
      menus: {main: [], smartLinks: [{label: 'Blog', link: 'blog'}], legal: []},
    });
    expect((await makeMenusData(site, 'production', pictureOf)).smartLinks).toEqual([]);
  });
});

describe('the services', () => {
  it('have their treatments below them', async () => {
    expect((await menusOf({})).services).toEqual([
      {
        label: 'Crowns',
        to: '/services/crowns',
        drawing: '/img/icons/crowns.svg',
        below: [{label: 'Gold crowns', to: '/services/crowns/gold'}],
      },
    ]);
  });

  it('keep a menu without links of its own, as long as there are any', async () => {
    const main = [{label: 'Services', links: [], services: true}];
    expect((await menusOf({main})).main).toEqual([{label: 'Services', links: [], services: true}]);
    expect((await menusOf({main}, [])).main).toEqual([]);
  });
});

it('a legal text that the last line does not name follows by itself', async () => {
  const pages = ['/privacy', '/fairness'].map((path) =>
    examplePage('legal', path, {navTitle: `At ${path}`}),
  );
  const {legal} = await menusOf({legal: [{label: 'Privacy', page: '/privacy'}]}, pages as never);
  expect(legal).toEqual([
    {label: 'Privacy', to: '/privacy'},
    {label: 'At /fairness', to: '/fairness'},
  ]);
});
