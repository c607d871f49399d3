import {existsSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {expect, test, type APIRequestContext, type Page} from 'playwright/test';
import {baselinePage, styleSheetsOf} from '../../bench/baseline';
import {NOWHERE, templatesOf} from '../../bench/templates';
import {withoutPageNumber} from '../../src/site/galleryPath';
import {inlineCodeOf} from '../../src/build/pages/html';
import {fileOfPage, NOT_FOUND, SITE_FOLDER} from '../../src/build/outputPaths';
import {routes} from '../support/built';
import {test as testForPatients} from '../support/production';
import {mockOthers} from '../support/outside';
import {site} from '../support/realSite';
import {visit} from '../support/visit';

const PHONE = {width: 360, height: 740};

/** How many requests a page may make before the visitor acts; of pictures as many as its first screen shows. */
const REQUESTS = {document: 1, stylesheet: 0, script: 0, font: 2, fetch: 0, xhr: 0, media: 0, other: 0};
/** In bytes, against the same page as somebody could have written it by hand. */
const LIMIT = 1.1;
const INLINE_SCRIPT = 1_500;
/** The 404 page has to lead another spelling on, or offer the nearest pages, before anything is painted. */
const INLINE_SCRIPT_OF_404 = 4_500;
/**
 * In bytes, gzip, on a page without lightbox or carousel: React's own is 64,000 of it. Each page has a line in the route
 * table, so that a site of many has a little more.
 */
const SCRIPT_AFTER_INTENT = 120_000 + 100 * Math.max(0, routes.length - 64);

const templates = templatesOf(site);

/** The file of a page, as it is sent. */
function fileOf(path: string): string {
  const file = join(SITE_FOLDER, fileOfPage(path));
  return existsSync(file) ? file : join(SITE_FOLDER, NOT_FOUND);
}

/** A page without the script that only previews have; preview.spec.ts holds that patients get nothing of it. */
const forPatients = (path: string) =>
  readFileSync(fileOf(path), 'utf8').replace(/<script data-preview[^>]*>[^]*?<\/script>/, '');

const packed = (content: string | Buffer) => gzipSync(content, {level: 9}).length;

/** What an address of ours weighs on the way to the visitor. */
function weightOf(address: string): number {
  const {pathname} = new URL(address);
  const file = join(SITE_FOLDER, decodeURIComponent(pathname));
  if (pathname.endsWith('.woff2')) return readFileSync(file).length;
  return packed(/\.\w+$/.test(pathname) ? readFileSync(file) : forPatients(pathname));
}

/** What a browser fetches for later, or for a part of a drawing, has no kind of its own. */
const KIND_OF: Record<string, string> = {'.js': 'script', '.svg': 'image'};

/** Notes from now on what a page requests, by kind. */
function noteRequests(page: Page): Map<string, string[]> {
  const asked = new Map<string, string[]>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    const kind = KIND_OF[extname(pathname)] ?? request.resourceType();
    asked.set(kind, [...(asked.get(kind) ?? []), request.url()]);
  });
  return asked;
}

/** What scripts weigh on the way to the visitor, all together and each once. */
async function weightOfScripts(request: APIRequestContext, addresses: readonly string[]): Promise<number> {
  const weights = [...new Set(addresses)].map(async (address) => {
    const response = await request.get(address);
    expect(response.ok(), address).toBe(true);
    return packed(await response.body());
  });
  return sum(await Promise.all(weights));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

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

for (const {name, path, moving} of templates) {
  test.describe(`the template "${name}"`, () => {
    test('requests no more than it needs before the visitor acts', async ({page}) => {
      await page.setViewportSize(PHONE);
      const asked = noteRequests(page);
      await page.goto(path, {waitUntil: 'networkidle'});
      for (const [kind, most] of Object.entries(REQUESTS)) {
        const addresses = asked.get(kind) ?? [];
        expect(addresses.length, `${kind}: ${addresses.join(' ')}`).toBeLessThanOrEqual(most);
      }

      const others = [...asked].filter(([kind]) => kind !== 'image').flatMap(([, addresses]) => addresses);
      const html = forPatients(path);
      const limit = packed(await baselinePage(html, styleSheetsOf(SITE_FOLDER)));
      const fonts = sum((asked.get('font') ?? []).map(weightOf));
      expect(sum(others.map(weightOf)) / (limit + fonts)).toBeLessThanOrEqual(LIMIT);
    });

    if (!moving)
      testForPatients(
        'loads at most 120 kB of script when the visitor acts',
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
  });
}
