import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test, type APIRequestContext} from 'playwright/test';
import {NOWHERE, templatesOf} from '../../packages/bench/templates';
import {NOT_FOUND, withoutPageNumber} from '@dental/practice';
import {inlineCodeOf} from '@dental/content/output';
import {routes} from '../support/built';
import {fileOf, forPatients, noteRequests, packed, sum} from '../support/firstRequests';
import {test as testForPatients} from '../support/production';
import {mockOthers} from '../support/outside';
import {site} from '../support/realSite';
import {visit} from '../support/visit';

/* What a page requests before the visitor acts is counted in the tour. */

const INLINE_SCRIPT = 1_500;
/** The 404 page has to lead another spelling on, or offer the nearest pages, before anything is painted. */
const INLINE_SCRIPT_OF_404 = 4_500;
/**
 * In bytes, gzip, on a page without lightbox or carousel: React's own is 64,000 of it. Each page has a line in the route
 * table, so that a site of many has a little more.
 */
const SCRIPT_AFTER_INTENT = 120_000 + 100 * Math.max(0, routes.length - 64);

const templates = templatesOf(site);

/** What scripts weigh on the way to the visitor, all together and each once. */
async function weightOfScripts(request: APIRequestContext, addresses: readonly string[]): Promise<number> {
  const weights = [...new Set(addresses)].map(async (address) => {
    const response = await request.get(address);
    expect(response.ok(), address).toBe(true);
    return packed(await response.body());
  });
  return sum(await Promise.all(weights));
}

test('no page has a script file or a style sheet that comes before the visitor acts', () => {
  for (const path of [...routes, NOT_FOUND]) {
    const $ = load(readFileSync(fileOf(path), 'utf8'));
    // What the loader waits with.
    $('template').remove();
    const early = $('script[src], link[rel=stylesheet], link[rel=modulepreload], link[rel=prefetch], link[as=script]');
    const tags = early.toArray().map((node) => $.html(node));
    expect(tags, path).toEqual([]);
  }
});

test('the inline scripts of a page are at most 1.5 kB, and 4.5 kB in the 404 page', () => {
  for (const path of [...routes, NOT_FOUND]) {
    const {scripts} = inlineCodeOf(forPatients(path));
    const most = path === NOT_FOUND ? INLINE_SCRIPT_OF_404 : INLINE_SCRIPT;
    expect(sum(scripts.map((script) => Buffer.byteLength(script))), path).toBeLessThanOrEqual(most);
  }
});

testForPatients('no page without lightbox or carousel has more than 120 kB of script waiting', async ({request}) => {
  const moving = templates.filter((template) => template.moving).map(({path}) => path);
  const still = routes.filter((path) => !moving.includes(withoutPageNumber(path)));
  expect(still.length).toBeGreaterThan(templates.length);
  for (const path of [...still, NOWHERE]) {
    const $ = load(await (await request.get(path)).text());
    const scripts = load($('template').html() ?? '')('link[as=script]').toArray();
    expect(scripts.length, path).toBeGreaterThan(2);
    const addresses = scripts.map(({attribs}) => attribs.href ?? '');
    expect(await weightOfScripts(request, addresses), path).toBeLessThanOrEqual(SCRIPT_AFTER_INTENT);
  }
});

/** Of the pages that wait for the same scripts, some are opened by day: the heaviest and the one that is not there. */
const OPENED_BY_DAY = ['payment plans', 'new-patient forms', 'search', 'contact', '404'];

for (const {name, path} of templates.filter(({moving}) => !moving)) {
  const when = OPENED_BY_DAY.includes(name) ? '' : ' @nightly';
  testForPatients(
    `the template "${name}" loads at most 120 kB of script when the visitor acts${when}`,
    async ({page, context, request, baseURL}) => {
      await mockOthers(context);
      // Who has to be sparing gets the page's own scripts, and none of pages behind its links.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
      );
      const asked = noteRequests(page);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      const scripts = (asked.get('script') ?? []).filter((address) => address.startsWith(baseURL ?? ''));
      expect(scripts.length).toBeGreaterThan(0);
      expect(await weightOfScripts(request, scripts), scripts.join(' ')).toBeLessThanOrEqual(SCRIPT_AFTER_INTENT);
    },
  );
}
