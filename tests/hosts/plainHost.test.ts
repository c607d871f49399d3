import {cpSync, statSync} from 'node:fs';
import type {Server} from 'node:http';
import type {Browser, Page, Request} from 'playwright';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {startBrowser} from '../../packages/bench/phone';
import {listTemplates} from '../../packages/bench/templates';
import {runInPages, recordConsoleFaults} from '../support/hosts/browser';
import {readBuiltRules} from '../support/hosts/servers';
import {encodeLetter, QUERIES, QUERY} from '../support/hosts/urlVariants';
import {pickOneOfEachKind} from '../support/pageKinds';
import {NIGHTLY} from '@dental/testing/nightly';
import {startPlainHost} from '../support/plainHost';
import {hydrate} from '../support/visit';
import {SPANISH_HOME, SPANISH_NOT_FOUND} from '@dental/practice';
import {site} from '@dental/testing/realSite';

const {book} = readBuiltRules();
const PAGES = [...book.pages].filter((path) => path !== '/');

const ONE_OF_EACH_KIND = pickOneOfEachKind(PAGES);
/** Some templates: all have the same error page, which redirects visitors. */
const TEMPLATE_PATHS = listTemplates(site, true).flatMap(({path}) => (path === '/' ? [] : [path]));

let browser: Browser;
let host: {server: Server; origin: string};

/** The same with only the documents: they redirect before anything else loads. */
let bareHost: typeof host;
const bare = makeSharedFolder();

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
});

function listVariants(path: string): string[] {
  const capitals = path.toUpperCase();
  return [
    `${path}/`,
    `${path}/${QUERY}`,
    capitals,
    encodeLetter(path),
    `${capitals}/${QUERY}`,
    `${path}.html`,
    `${capitals}.HTML${QUERY}`,
    `/${path}`,
  ];
}

/**
 * Opens a URL, and waits only until its page starts to load.
 * @returns the number of documents that it took
 */
async function openPath(
  page: Page,
  {origin}: typeof host,
  url: string,
  target: string,
): Promise<number> {
  const href = removeLoneMark(new URL(`${origin}${target}#place`));
  let documents = 0;
  const count = (request: Request) => (documents += request.isNavigationRequest() ? 1 : 0);
  page.on('request', count);
  await page.goto(`${origin}${url}#place`, {waitUntil: 'commit'});
  await page
    .waitForURL((current) => removeLoneMark(current) === href, {
      waitUntil: 'commit',
      timeout: 10_000,
    })
    .catch(() => undefined);
  page.off('request', count);
  expect({url, at: removeLoneMark(new URL(page.url()))}).toEqual({url, at: href});
  return documents;
}

/** A URL as text, without the question mark of an empty query: the page's script drops it. */
function removeLoneMark({origin, pathname, search, hash}: URL): string {
  return origin + pathname + search + hash;
}

/** Logs an error if the error page is ever visible. */
async function watchErrorPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Oops!')
        console.error('The error page was visible.');
    }).observe(document, {childList: true, subtree: true});
  });
}

/** Each page tries every fourth or eighth of the variants below, in turn. */
const VARIANT_STEP = NIGHTLY ? 4 : 8;

/** One page of each kind in one variant; at night, each page in two. */
it('redirects a visitor from any URL variant, with query and hash', async () => {
  const variants = [
    ...(NIGHTLY ? PAGES : ONE_OF_EACH_KIND).flatMap((page, index) =>
      listVariants(page)
        .filter((_, position) => position % VARIANT_STEP === index % VARIANT_STEP)
        .map((variant) => ({variant, page})),
    ),
    ...[...book.redirects]
      .filter(([from], index) => index % (NIGHTLY ? 5 : 20) === 0 && !from.includes('.'))
      .flatMap(([from, page]) =>
        [`${encodeLetter(from)}/${QUERY}`, `${from}${QUERY}`].map((variant) => ({variant, page})),
      ),
    ...QUERIES.map((query) => ({variant: `/About-Us/${query}`, page: '/about-us'})),
  ];
  await runInPages(browser, splitInto(variants, NIGHTLY ? 60 : 20), async (page, part) => {
    const faults = await recordConsoleFaults(page);
    await watchErrorPage(page);
    for (const {variant, page: path} of part) {
      const target = path + (/\?.*/s.exec(variant)?.[0] ?? '');
      expect(await openPath(page, bareHost, variant, target), variant).toBeLessThanOrEqual(2);
    }
    expect(faults).not.toContain('The error page was visible.');
  });
});

/** A few pages; at night, one of each kind, and the first in all variants. */
it('hydrates the page without faults, and never shows the error page', async () => {
  const [first = '', ...others] = NIGHTLY ? ONE_OF_EACH_KIND : TEMPLATE_PATHS;
  const ofFirst = NIGHTLY ? listVariants(first) : [`${first.toUpperCase()}/${QUERY}`];
  const old = [...book.redirects.keys()].find((from) => encodeLetter(from) !== from) ?? '';
  await runInPages(
    browser,
    [...ofFirst, ...others.map(encodeLetter), encodeLetter(old)],
    async (page, variant) => {
      const faults = await recordConsoleFaults(page);
      await watchErrorPage(page);
      await page.goto(host.origin + variant, {waitUntil: 'commit'});
      await page.waitForURL((url) => book.pages.has(url.pathname));
      await hydrate(page);
      expect({variant, faults}).toEqual({variant, faults: []});
      expect(await page.locator('h1').first().innerText()).not.toContain('Oops!');
    },
  );
});

it('shows the error page with links to the nearest pages', async () => {
  await runInPages(
    browser,
    ['/services/veneer', '/our-staf', '/About-Su/?x=1'],
    async (page, path) => {
      const faults = await recordConsoleFaults(page);
      await watchErrorPage(page);
      await page.goto(host.origin + path);
      await hydrate(page);
      expect(await page.locator('h1').innerText()).toBe('Oops!');
      const nearestPaths = await page
        .locator('[data-nearest-pages] a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(nearestPaths.length).toBeGreaterThan(0);
      for (const target of nearestPaths) expect([...book.pages]).toContain(target);
      expect(page.url()).toBe(host.origin + path);
      expect(new Set(faults)).toEqual(new Set(['The error page was visible.']));
    },
  );
});

it.runIf(book.pages.has(SPANISH_HOME))('shows the Spanish error page below /es', async () => {
  await runInPages(browser, ['/es/nope'], async (page, path) => {
    const faults = await recordConsoleFaults(page);
    await watchErrorPage(page);
    await page.goto(host.origin + path);
    await page.waitForURL(host.origin + SPANISH_NOT_FOUND);
    await hydrate(page);
    expect(await page.locator('h1').innerText()).toBe(site.spanish?.labels.notFound.heading);
    expect(faults).toEqual([]);
  });
});

it('offers a way home on the error page without scripts', async () => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${host.origin}/services/veneer`);
  expect(await page.locator('main a[href="/"]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-nearest-pages] a').count()).toBe(0);
  await context.close();
});

function splitInto<Item>(items: readonly Item[], size: number): Item[][] {
  return items.flatMap((_, index) =>
    index % size === 0 ? [items.slice(index, index + size)] : [],
  );
}
