import {readdirSync, readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {titleOf} from '@dental/content';
import {SEARCH, SITE_FOLDER} from '@dental/practice';
import {type Search, searchIn, type SearchPage} from '@site/src/search/rank';
import {documentAt, links} from '../support/document';
import {hasPage, site} from '@dental/testing/realSite';

const read = (file: string) => readFileSync(file, 'utf8');
/** A practice without a page for it has no search. */
const isSearched = hasPage(SEARCH);
const listed = site.pages.filter(({unlisted, path}) => !unlisted && path !== SEARCH);

let places: Set<string>;
let search: Search;
beforeAll(async () => {
  const indexName = readdirSync(`${SITE_FOLDER}/assets`).find((name) =>
    /^search\..*\.json$/.test(name),
  );
  expect(indexName === undefined).toBe(!isSearched);
  if (indexName === undefined) return;
  const pages = JSON.parse(read(`${SITE_FOLDER}/assets/${indexName}`)) as SearchPage[];
  places = new Set(
    pages.flatMap(({path, sections}) => [path, ...sections.map(({anchor}) => `${path}#${anchor}`)]),
  );
  search = await searchIn(pages);
});

/** The address that comes first, without its section unless `place` has one. */
function firstFor(query: string, place: string): string {
  const [first] = search(query).hits;
  return (place.includes('#') ? first?.to : first?.to.split('#')[0]) ?? 'nothing';
}

it.runIf(isSearched)('the searches of patients have the right page first in 95 of 100', () => {
  const searches = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].flatMap(
    (name) =>
      Object.entries(parse(read(`tests/html/searches/${name}.yml`)) as Record<string, string[]>),
  );
  // A page that the practice has given up takes its searches with it.
  const asked = searches
    .filter(([place]) => place === 'nothing' || places.has(place))
    .flatMap(([place, queries]) => queries.map((query) => ({query, place})));
  const wrong = asked.filter(({query, place}) => firstFor(query, place) !== place);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(asked.length * 0.05);
});

it.runIf(isSearched)('without scripts the page of the search is a list of all pages', () => {
  const shown = links(documentAt(SEARCH), 'main nav[aria-labelledby]').map(({href}) => href);
  expect(shown.sort()).toEqual([...listed.map(({path}) => path), SEARCH].sort());
});

describe.runIf(isSearched)('who types the name', () => {
  it.each(listed.map((page) => [titleOf(site, page), page.path]))(
    'of a page gets it first: %s',
    (title, path) => {
      expect(firstFor(title, path)).toBe(path);
    },
  );

  it('of a smile case gets the case', () => {
    const firsts = site.cases.map(({heading}) => search(heading).hits[0]?.to ?? '');
    expect(firsts.filter((to) => /#case-\d+$/.test(to))).toHaveLength(site.cases.length);
    expect(new Set(firsts).size).toBe(site.cases.length);
  });

  it('of a dental plan gets our list of plans', () => {
    const wrong = site.insurance.plans.filter(
      (plan) => firstFor(plan.name, '/insurance-plans') !== '/insurance-plans',
    );
    expect(wrong.map((plan) => plan.name)).toEqual([]);
  });
});
