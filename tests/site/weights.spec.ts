import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {expect, test} from 'playwright/test';
import {routes} from '../support/built';

const KB = 1000;
const BUILD = 'build';
/** What a host sends as it is, because it is compressed already. */
const PACKED = /\.(woff2|avif|webp|jpe?g|png|gif|mp4|webm|ico|pdf)$/;

/** What a file weighs on the way to a visitor. */
function weight(file: string): number {
  const content = readFileSync(file);
  return PACKED.test(file) ? content.length : brotliCompressSync(content).length;
}

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The HTML of every page of the built site. */
const pages = routes.map((route) => ({
  route,
  html: readFileSync(join(BUILD, route === '/' ? 'index.html' : `${route}.html`), 'utf8'),
}));

test('the fonts weigh at most 70 kB together', () => {
  expect(sum(filesBelow(BUILD, '.woff2').map(weight))).toBeLessThanOrEqual(70 * KB);
});

test('all style sheets weigh at most 22 kB together', () => {
  const files = filesBelow(join(BUILD, 'assets'), '.css');
  const inlined = new Set(
    pages.flatMap(({html}) => {
      const $ = load(html);
      return $('style')
        .toArray()
        .map((style) => $(style).text());
    }),
  );
  const sheets = [...files.map(weight), ...[...inlined].map((text) => brotliCompressSync(text).length)];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sum(sheets)).toBeLessThanOrEqual(22 * KB);
});

for (const {route} of pages) {
  test(`${route} loads at most 250 kB on a phone before anybody scrolls, scripts aside`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    const asked = new Set<string>();
    page.on('request', (request) => {
      const {pathname, protocol} = new URL(request.url());
      if (protocol.startsWith('http') && request.resourceType() !== 'script') asked.add(pathname);
    });
    await page.goto(route, {waitUntil: 'networkidle'});
    const files = [...asked].map((path) => {
      const file = join(BUILD, decodeURIComponent(path));
      if (path === '/') return join(BUILD, 'index.html');
      return existsSync(file) && statSync(file).isFile() ? file : `${file}.html`;
    });
    expect(sum(files.map(weight))).toBeLessThanOrEqual(250 * KB);
  });
}

test('every picture has its size, and only those in view at first are not put off', () => {
  for (const {route, html} of pages) {
    const $ = load(html);
    const pictures = $('img').toArray();
    for (const picture of pictures) {
      const {src = '', width, height} = picture.attribs;
      expect(Number(width) * Number(height), `${route}: ${src}`).toBeGreaterThan(0);
    }
    // The brand's mark stands in the header; next to it at most one picture comes at once.
    const early = $('main img')
      .toArray()
      .filter(({attribs}) => attribs.loading !== 'lazy');
    expect(early.length, `${route}: pictures that come at once`).toBeLessThanOrEqual(1);
    for (const {attribs} of early) expect(attribs.fetchpriority, `${route}: ${attribs.src}`).toBe('high');
  }
});

test('the first picture of a page is asked for before the browser meets it', () => {
  const preloaded = pages.filter(({html}) => load(html)('main img[fetchpriority="high"]').length > 0);
  expect(preloaded.length).toBeGreaterThan(0);
  for (const {route, html} of preloaded) {
    const $ = load(html);
    const picture = $('main img[fetchpriority="high"]');
    const best = picture.closest('picture').find('source').first().attr('srcset');
    const link = $('link[rel="preload"][as="image"]');
    expect(best ? link.attr('imagesrcset') : link.attr('href'), route).toBe(best ?? picture.attr('src'));
  }
});
