import type {Browser} from 'playwright';
import type {Server} from 'node:http';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {inPages, startBrowser, useScripts, watchFaults} from '../support/hosts/browser';
import {builtRules} from '../support/hosts/servers';
import {mixed} from '../support/hosts/spellings';
import {startPlainHost} from '../support/plainHost';

const QUERY = '?utm_source=a%20b+c&x=1&x=2';
const {book} = builtRules();
const PAGES = [...book.pages].filter((path) => path !== '/');

/** The first page of each part of the site, which stands for the others of its kind. */
const ONE_OF_EACH_KIND = PAGES.filter(
  (path, index) => PAGES.findIndex((other) => other.replace(/[^/]+$/, '') === path.replace(/[^/]+$/, '')) === index,
);

let browser: Browser;
let host: {server: Server; origin: string};

beforeAll(async () => {
  [browser, host] = await Promise.all([startBrowser(), startPlainHost('build')]);
});

afterAll(async () => {
  await browser.close();
  host.server.close();
});

function spellings(path: string): string[] {
  const capitals = path.toUpperCase();
  return [`${path}/`, `${path}/${QUERY}`, capitals, mixed(path), `${capitals}/${QUERY}`, `${path}.html`, `/${path}`];
}

it('a visitor with any spelling of any page arrives there, with query and place', async () => {
  const asked = PAGES.flatMap((page) => spellings(page).map((spelling) => ({spelling, page})));
  await inPages(browser, chunks(asked, 40), async (page, part) => {
    await page.route(/\.(svg|png|avif|webp|woff2|mp4|js)$/, (route) =>
      route.request().url().includes('/addresses.') ? route.continue() : route.abort(),
    );
    for (const {spelling, page: path} of part) {
      const wanted = `${host.origin}${path}${/\?.*/.exec(spelling)?.[0] ?? ''}#place`;
      await page.goto(`${host.origin}${spelling}#place`, {waitUntil: 'commit'});
      await page.waitForURL(wanted, {waitUntil: 'commit', timeout: 10_000}).catch(() => undefined);
      expect({spelling, at: page.url()}).toEqual({spelling, at: wanted});
    }
  });
});

it('the page is there when the scripts take over, without a fault and without a glimpse of the error page', async () => {
  const asked = [...ONE_OF_EACH_KIND.flatMap(spellings), mixed([...book.redirects.keys()].at(-1) ?? '')];
  await inPages(browser, asked, async (page, spelling) => {
    const faults = await watchFaults(page);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === 'Oops!') console.error('The error page was shown.');
      }).observe(document, {childList: true, subtree: true});
    });
    await page.goto(host.origin + spelling);
    await page.waitForURL((url) => book.pages.has(url.pathname));
    await useScripts(page);
    expect({spelling, heading: await page.locator('h1').innerText(), faults}).toEqual({
      spelling,
      heading: expect.not.stringContaining('Oops!') as string,
      faults: [],
    });
  });
});

it('an address that nothing is at shows the error page, with the nearest pages as links', async () => {
  await inPages(browser, ['/services/veneer', '/our-staf', '/About-Su/?x=1'], async (page, path) => {
    const faults = await watchFaults(page);
    await page.goto(host.origin + path);
    await useScripts(page);
    expect(await page.locator('h1').innerText()).toBe('Oops!');
    const near = await page
      .locator('[data-nearest-pages] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(near.length).toBeGreaterThan(0);
    for (const target of near) expect([...book.pages]).toContain(target);
    expect(page.url()).toBe(host.origin + path);
    expect(faults).toEqual([]);
  });
});

it('without scripts the error page still says how to go on', async () => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${host.origin}/services/veneer`);
  expect(await page.locator('main a[href="/"]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-nearest-pages] a').count()).toBe(0);
  await context.close();
});

it('an old address leads on by its static page, without a step back to it', async () => {
  await inPages(
    browser,
    [...book.redirects].filter((_, index) => index % 10 === 0),
    async (page, [from, to]) => {
      await page.goto(`${host.origin}${to === '/' ? '/about-us' : '/'}`);
      await page.goto(`${host.origin}${from}${QUERY}#place`);
      await page.waitForURL(`${host.origin}${to}${QUERY}#place`);
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe(to === '/' ? '/about-us' : '/');
    },
  );
});

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return items.flatMap((_, index) => (index % size === 0 ? [items.slice(index, index + size)] : []));
}
