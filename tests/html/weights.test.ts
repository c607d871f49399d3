import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {inlineCodeOf} from '@dental/content/output';
import {groupBy, NOT_FOUND, SITE_FOLDER} from '@dental/practice';
import {routes} from '../support/built';
import {documentAt} from '../support/document';
import {site} from '@dental/testing/realSite';
import {forPatients, sum} from '../support/firstRequests';

const KB = 1000;
const INLINE_SCRIPT = 1_500;
/** The 404 page has to lead another spelling on, or offer the nearest pages, before anything is painted. */
const INLINE_SCRIPT_OF_404 = 4_500;

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

const total = (files: string[], weigh: (content: Buffer) => number) =>
  sum(files.map((file) => weigh(readFileSync(file))));

it('the fonts weigh at most 70 kB together', () => {
  const fonts = filesBelow(SITE_FOLDER, '.woff2');
  expect(fonts.length).toBeGreaterThan(0);
  expect(total(fonts, ({length}) => length)).toBeLessThanOrEqual(70 * KB);
});

it('all style sheets weigh at most 22 kB together, compressed', () => {
  const sheets = filesBelow(join(SITE_FOLDER, 'assets'), '.css');
  expect(sheets.length).toBeGreaterThan(0);
  expect(total(sheets, (content) => gzipSync(content).length)).toBeLessThanOrEqual(22 * KB);
});

it('every picture says how large it is, so that its place is kept', () => {
  for (const route of routes)
    for (const {attribs} of documentAt(route)('img').toArray())
      expect(
        Number(attribs.width) * Number(attribs.height),
        `${route}: ${attribs.src}`,
      ).toBeGreaterThan(0);
});

it('no page has a script file or a style sheet that comes before the visitor acts', () => {
  for (const path of [...routes, NOT_FOUND]) {
    const $ = load(documentAt(path).html());
    // What the loader waits with.
    $('template').remove();
    const early = $(
      'script[src], link[rel=stylesheet], link[rel=modulepreload], link[rel=prefetch], link[as=script]',
    );
    const tags = early.toArray().map((node) => $.html(node));
    expect(tags, path).toEqual([]);
  }
});

it('pages of a kind have the same styles inline, so that one policy can name them all', () => {
  for (const pages of groupBy(site.pages, ({kind}) => kind).values()) {
    if (pages[0]?.kind === 'page') continue;
    const styles = pages.map(({path}) => documentAt(path)('head style').text());
    expect(new Set(styles).size, pages[0]?.path).toBe(1);
  }
});

it('the inline scripts of a page are at most 1.5 kB, and 4.5 kB in the 404 page', () => {
  for (const path of [...routes, NOT_FOUND]) {
    const {scripts} = inlineCodeOf(forPatients(path));
    const most = path === NOT_FOUND ? INLINE_SCRIPT_OF_404 : INLINE_SCRIPT;
    expect(sum(scripts.map((script) => Buffer.byteLength(script))), path).toBeLessThanOrEqual(most);
  }
});
