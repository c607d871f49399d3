import {readdirSync, readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {getPageTitle} from '@dental/content';
import {getLanguage, SEARCH_PATH, SITE_FOLDER, SPANISH_HOME} from '@dental/practice';
import {type Search, createSearch, type SearchPage} from '../../src/search/rank';
import {readDocument, readLinks} from '../support/document';
import {hasPage, site} from '@dental/testing/realSite';

const read = (file: string) => readFileSync(file, 'utf8');
/** A practice without a search page has no search. */
const hasSearch = hasPage(SEARCH_PATH);
const listedPages = site.pages.filter(
  ({unlisted, path}) => !unlisted && path !== SEARCH_PATH && getLanguage(path) === 'en',
);

/** The searches in a language, by the address that must come first. */
const readSearches = (language: 'english' | 'spanish') =>
  Object.entries(parse(read(`tests/html/searches/${language}.yml`)) as Record<string, string[]>);

let targets: Set<string>;
let search: Search;
let searchInSpanish: Search;
beforeAll(async () => {
  const indexName = readdirSync(`${SITE_FOLDER}/assets`).find((name) =>
    /^search\..*\.json$/.test(name),
  );
  expect(indexName === undefined).toBe(!hasSearch);
  if (indexName === undefined) return;
  const pages = JSON.parse(read(`${SITE_FOLDER}/assets/${indexName}`)) as SearchPage[];
  targets = new Set(
    pages.flatMap(({path, sections}) => [path, ...sections.map(({anchor}) => `${path}#${anchor}`)]),
  );
  search = await createSearch(pages);
  searchInSpanish = await createSearch(pages, 'es');
});

/** Finds the address of the first hit, without its section unless the expected target has one. */
function findFirst(query: string, target: string, find = search): string {
  const [first] = find(query).hits;
  return (target.includes('#') ? first?.to : first?.to.split('#')[0]) ?? 'nothing';
}

describe.runIf(hasSearch)('search', () => {
  it("finds the right page first for 95% of patients' searches", () => {
    // Searches for a page that the practice has removed are skipped.
    const cases = readSearches('english')
      .filter(([target]) => target === 'nothing' || targets.has(target))
      .flatMap(([target, queries]) => queries.map((query) => ({query, target})));
    const wrong = cases.filter(({query, target}) => findFirst(query, target) !== target);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(cases.length * 0.05);
  });

  it('lists all pages on its page without scripts', () => {
    const listed = readLinks(readDocument(SEARCH_PATH), 'main nav[aria-labelledby]').map(
      ({href}) => href,
    );
    expect(listed.sort()).toEqual([...listedPages.map(({path}) => path), SEARCH_PATH].sort());
  });

  it.each(listedPages.map((page) => ({title: getPageTitle(site, page), path: page.path})))(
    'finds a page first by its title: $title',
    ({title, path}) => {
      expect(findFirst(title, path)).toBe(path);
    },
  );

  it.runIf(hasPage(SPANISH_HOME)).each(['en', 'es'] as const)(
    'finds the right page for 95% of Spanish searches, from %s',
    (language) => {
      const find = language === 'es' ? searchInSpanish : search;
      const cases = readSearches('spanish').flatMap(([target, queries]) =>
        queries.map((query) => ({query, target, found: find(query).hits[0]?.to.split('#')[0]})),
      );
      const wrong = cases.filter(({target, found}) => found !== target);
      expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(cases.length * 0.05);
    },
  );

  it.runIf(hasPage(SPANISH_HOME)).each([
    ['me duele una muela', '/es/urgent-help'],
    ['¿cuánto cuesta una corona?', '/es/costs'],
    ['cuanto cuesta una corona', '/es/costs'],
    ['aseguranza', '/es/insurance-plans'],
    ['horario', '/es/contact-us'],
    ['abren los sabados', '/es/contact-us#horario'],
    ['cancelar mi cita', '/es/contact-us'],
    ['primera visita', '/es/new-patients'],
    ['mi hijo', '/es/new-patients'],
    ['limpieza', '/es/services'],
    ['muelas del juicio', '/es/services'],
    ['miedo al dentista', '/es/services'],
    ['se me rompió un diente', '/es/urgent-help'],
    ['correo electrónico', '/es/contact-us'],
    ['pagos', '/es/payment-plans'],
    ['quiero que me duerman', '/es/services'],
    ['reseñas', '/reviews'],
  ])('finds a page in Spanish first for %j', (query, target) => {
    expect(findFirst(query, target)).toBe(target);
    expect(findFirst(query, target, searchInSpanish)).toBe(target);
  });

  it('finds a smile case by its heading', () => {
    const firsts = site.cases.map(({heading}) => search(heading).hits[0]?.to ?? '');
    expect(firsts.filter((to) => /#case-\d+$/.test(to))).toHaveLength(site.cases.length);
    expect(new Set(firsts).size).toBe(site.cases.length);
  });

  it('finds the list of plans by the name of a plan', () => {
    const wrong = site.insurance.plans.filter(
      (plan) => findFirst(plan.name, '/insurance-plans') !== '/insurance-plans',
    );
    expect(wrong.map((plan) => plan.name)).toEqual([]);
  });
});
