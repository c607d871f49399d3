import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {findInlineCode} from '@dental/delivery';
import {getLanguage, groupBy, listNotFoundPages, SITE_FOLDER} from '@dental/practice';
import {routes} from '../support/built';
import {readDocument} from '../support/document';
import {site} from '@dental/testing/realSite';
import {readPageForPatients, sum} from '../support/firstRequests';

const BYTES_PER_KB = 1000;
const MAX_INLINE_BYTES = 1_500;
/** A 404 page redirects URL variants, or suggests similar pages, before the first paint. */
const MAX_INLINE_BYTES_OF_404 = 4_500;
const NOT_FOUND_PAGES = listNotFoundPages({pages: new Set(routes)});
const EARLY_SELECTORS = [
  'script[src]',
  'link[rel=stylesheet]',
  'link[rel=modulepreload]',
  'link[rel=prefetch]',
  'link[as=script]',
];

function findFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

const sumSizes = (files: string[], measure: (content: Buffer) => number) =>
  sum(files.map((file) => measure(readFileSync(file))));

it('limits all fonts together to 70 kB', () => {
  const fonts = findFiles(SITE_FOLDER, '.woff2');
  expect(fonts.length).toBeGreaterThan(0);
  expect(sumSizes(fonts, ({length}) => length)).toBeLessThanOrEqual(70 * BYTES_PER_KB);
});

it('limits all style sheets together to 22 kB, compressed', () => {
  const sheets = findFiles(join(SITE_FOLDER, 'assets'), '.css');
  expect(sheets.length).toBeGreaterThan(0);
  expect(sumSizes(sheets, (content) => gzipSync(content).length)).toBeLessThanOrEqual(
    22 * BYTES_PER_KB,
  );
});

it('gives every picture a width and a height to reserve its space', () => {
  for (const route of routes)
    for (const {attribs} of readDocument(route)('img').toArray())
      expect(
        Number(attribs.width) * Number(attribs.height),
        `${route}: ${attribs.src}`,
      ).toBeGreaterThan(0);
});

it('loads no script or style sheet before the visitor acts', () => {
  for (const path of [...routes, ...NOT_FOUND_PAGES]) {
    const $ = readDocument(path);
    // The loader adds the content of the template later: a document of its own.
    const isInPage = (node: Parameters<typeof $>[0]) => $(node).parents().last().is('html');
    const early = $(EARLY_SELECTORS.join(', ')).filter((_, node) => isInPage(node));
    const tags = early.toArray().map((node) => $.html(node));
    expect(tags, path).toEqual([]);
  }
});

it('shares one script of Spanish data between the Spanish pages only', () => {
  const isSpanish = (path: string) => getLanguage(path) === 'es';
  const listScripts = (path: string) =>
    readDocument(path)('link[as=script]')
      .toArray()
      .map(({attribs}) => attribs.href);
  const spanish = routes.filter(isSpanish).map(listScripts);
  const english = new Set(routes.filter((path) => !isSpanish(path)).flatMap(listScripts));
  const shared = spanish[0]?.filter((script) => spanish.every((all) => all.includes(script))) ?? [];
  expect(shared.filter((script) => !english.has(script))).toHaveLength(spanish.length > 0 ? 1 : 0);
});

it('inlines the same styles on all pages of a kind', () => {
  for (const pages of groupBy(site.pages, ({kind}) => kind).values()) {
    if (pages[0]?.kind === 'page') continue;
    const styles = pages.map(({path}) => readDocument(path)('head style').text());
    expect(new Set(styles).size, pages[0]?.path).toBe(1);
  }
});

it('limits inline scripts to 1.5 kB (404 page: 4.5 kB)', () => {
  for (const path of [...routes, ...NOT_FOUND_PAGES]) {
    const {scripts} = findInlineCode(readPageForPatients(path));
    const limit = NOT_FOUND_PAGES.includes(path) ? MAX_INLINE_BYTES_OF_404 : MAX_INLINE_BYTES;
    const bytes = sum(scripts.map((script) => Buffer.byteLength(script)));
    expect(bytes, path).toBeLessThanOrEqual(limit);
  }
});
