import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {expect, test} from 'playwright/test';
import {routes} from '../support/built';

const KB = 1000;
const BUILD = 'build';

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const total = (files: string[], weigh: (content: Buffer) => number) =>
  sum(files.map((file) => weigh(readFileSync(file))));

/** The HTML of every page of the built site. */
const pages = routes.map((route) => ({
  route,
  html: readFileSync(join(BUILD, route === '/' ? 'index.html' : `${route}.html`), 'utf8'),
}));

test('the fonts weigh at most 70 kB together', () => {
  const fonts = filesBelow(BUILD, '.woff2');
  expect(fonts.length).toBeGreaterThan(0);
  expect(total(fonts, ({length}) => length)).toBeLessThanOrEqual(70 * KB);
});

test('all style sheets weigh at most 22 kB together, compressed', () => {
  const sheets = filesBelow(join(BUILD, 'assets'), '.css');
  expect(sheets.length).toBeGreaterThan(0);
  expect(total(sheets, (content) => gzipSync(content).length)).toBeLessThanOrEqual(22 * KB);
});

test('every picture says how large it is, so that its place is kept', () => {
  for (const {route, html} of pages) {
    for (const {attribs} of load(html)('img').toArray()) {
      expect(Number(attribs.width) * Number(attribs.height), `${route}: ${attribs.src}`).toBeGreaterThan(0);
    }
  }
});
