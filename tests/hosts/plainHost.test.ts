import {cpSync, mkdtempSync, rmSync, statSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Browser, Page, Request} from 'playwright';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {templatesOf} from '../../packages/bench/templates';
import {inPages, startBrowser, useScripts, watchFaults} from '../support/hosts/browser';
import {builtRules} from '../support/hosts/servers';
import {mixed, QUERIES, QUERY} from '../support/hosts/spellings';
import {firstOfEachKind} from '../support/kinds';
import {NIGHTLY} from '@dental/testing/nightly';
import {startPlainHost} from '../support/plainHost';
import {site} from '@dental/testing/realSite';

const {book} = builtRules();
const PAGES = [...book.pages].filter((path) => path !== '/');

const ONE_OF_EACH_KIND = firstOfEachKind(PAGES);
/** Some templates: what leads a visitor on is the same error page for all. */
const SOME = templatesOf(site, true).flatMap(({path}) => (path === '/' ? [] : [path]));

let browser: Browser;
let host: {server: Server; origin: string};

/** The same with nothing but the documents: where a visitor arrives is decided before anything else is loaded. */
let bareHost: typeof host;
const bare = mkdtempSync(join(tmpdir(), 'documents-'));

beforeAll(async () => {
  cpSync('build', bare, {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || file.endsWith('.html'),
  });
  [browser, host, bareHost] = await Promise.all([
    startBrowser(),
    startPlainHost('build'),
    startPlainHost(bare),
  ]);
});

afterAll(async () => {
  await browser.close();
  for (const {server} of [host, bareHost]) server.close();
  rmSync(bare, {recursive: true});
});

function spellings(path: string): string[] {
  const capitals = path.toUpperCase();
  return [
    `${path}/`,
    `${path}/${QUERY}`,
    capitals,
    mixed(path),
    `${capitals}/${QUERY}`,
    `${path}.html`,
    `${capitals}.HTML${QUERY}`,
    `/${path}`,
  ];
}

/**
 * Opens an address, and waits only until its page begins to arrive.
 * @returns how many documents it took
 */
async function arrive(
  page: Page,
  {origin}: typeof host,
  asked: string,
  wanted: string,
): Promise<number> {
  const href = withoutLoneMark(new URL(`${origin}${wanted}#place`));
  let documents = 0;
  const count = (request: Request) => (documents += request.isNavigationRequest() ? 1 : 0);
  page.on('request', count);
  await page.goto(`${origin}${asked}#place`, {waitUntil: 'commit'});
  await page
    .waitForURL((url) => withoutLoneMark(url) === href, {waitUntil: 'commit', timeout: 10_000})
    .catch(() => undefined);
  page.off('request', count);
  expect({asked, at: withoutLoneMark(new URL(page.url()))}).toEqual({asked, at: href});
  return documents;
}

/** An address as a text; a question mark without a query says nothing, and the page's own script drops it. */
function withoutLoneMark({origin, pathname, search, hash}: URL): string {
  return origin + pathname + search + hash;
}

/** Notes if the error page is ever there to be seen. */
async function watchErrorPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Oops!')
        console.error('The error page was there.');
    }).observe(document, {childList: true, subtree: true});
  });
}

/** By day one page of each kind in one of the spellings, in turn; at night each page in all. */
it('a visitor with any spelling of any page arrives there in one go, with query and place', async () => {
  const asked = [
    ...(NIGHTLY ? PAGES : ONE_OF_EACH_KIND).flatMap((page, index) =>
      spellings(page)
        .filter((_, spelling) => NIGHTLY || spelling === index % spellings(page).length)
        .map((spelling) => ({spelling, page})),
    ),
    ...[...book.redirects]
      .filter(([from], index) => index % (NIGHTLY ? 5 : 20) === 0 && !from.includes('.'))
      .flatMap(([from, page]) =>
        [`${mixed(from)}/${QUERY}`, `${from}${QUERY}`].map((spelling) => ({spelling, page})),
      ),
    ...QUERIES.map((query) => ({spelling: `/About-Us/${query}`, page: '/about-us'})),
  ];
  await inPages(browser, inParts(asked, NIGHTLY ? 60 : 20), async (page, part) => {
    const faults = await watchFaults(page);
    await watchErrorPage(page);
    for (const {spelling, page: path} of part) {
      const wanted = path + (/\?.*/s.exec(spelling)?.[0] ?? '');
      expect(await arrive(page, bareHost, spelling, wanted), spelling).toBeLessThanOrEqual(2);
    }
    expect(faults).not.toContain('The error page was there.');
  });
});

/** By day a few pages; at night one of each kind, and the first in all spellings. */
it('the page is hydrated without a fault and without a glimpse of the error page', async () => {
  const [first = '', ...others] = NIGHTLY ? ONE_OF_EACH_KIND : SOME;
  const ofFirst = NIGHTLY ? spellings(first) : [`${first.toUpperCase()}/${QUERY}`];
  const old = [...book.redirects.keys()].find((from) => mixed(from) !== from) ?? '';
  await inPages(browser, [...ofFirst, ...others.map(mixed), mixed(old)], async (page, spelling) => {
    const faults = await watchFaults(page);
    await watchErrorPage(page);
    await page.goto(host.origin + spelling, {waitUntil: 'commit'});
    await page.waitForURL((url) => book.pages.has(url.pathname));
    await useScripts(page);
    expect({spelling, faults}).toEqual({spelling, faults: []});
    expect(await page.locator('h1').first().innerText()).not.toContain('Oops!');
  });
});

it('an address that nothing is at shows the error page, with the nearest pages as links', async () => {
  await inPages(
    browser,
    ['/services/veneer', '/our-staf', '/About-Su/?x=1'],
    async (page, path) => {
      const faults = await watchFaults(page);
      await watchErrorPage(page);
      await page.goto(host.origin + path);
      await useScripts(page);
      expect(await page.locator('h1').innerText()).toBe('Oops!');
      const near = await page
        .locator('[data-nearest-pages] a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(near.length).toBeGreaterThan(0);
      for (const target of near) expect([...book.pages]).toContain(target);
      expect(page.url()).toBe(host.origin + path);
      expect(new Set(faults)).toEqual(new Set(['The error page was there.']));
    },
  );
});

it('without scripts the error page still says how to go on', async () => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${host.origin}/services/veneer`);
  expect(await page.locator('main a[href="/"]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-nearest-pages] a').count()).toBe(0);
  await context.close();
});

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return items.flatMap((_, index) =>
    index % size === 0 ? [items.slice(index, index + size)] : [],
  );
}
