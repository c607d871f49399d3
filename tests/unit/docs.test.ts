import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {MIN_WIDTHS_PX} from '@dental/checks';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [join('docs', name)] : [])),
];
const PROJECT_PATH =
  /^(?:src|scripts|tests|docs|packages|artwork|bench|hosting|static|pages-content|\.github)\//;

/** The paths that a page names, from the project folder, without placeholders and planned files. */
function findPaths(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/^ *```.*$/gm, '');
  const words = text.split(/[\s`(),;|*[\]"'{}]+/);
  const paths = words.map((word) => word.replace(/[.:#…]+$/, '').replace(/:\d+$/, ''));
  return [...new Set(paths.filter((path) => PROJECT_PATH.test(path) && !/[<…*]/.test(path)))];
}

describe.each(PAGES)('paths in %s', (page) => {
  it('exists for every mention', () => {
    expect(findPaths(page).filter((path) => !existsSync(path))).toEqual([]);
  });
});

it('finds paths in a page', () => {
  expect(findPaths('README.md').length).toBeGreaterThan(10);
});

it.each([
  ['Hero', 'page'],
  ['Banner', 'banner'],
  ['Service', 'page'],
  ['Icon of a service', 'icon'],
] as const)('asks for an image that the check accepts: %s', (name, role) => {
  const row = new RegExp(String.raw`\| ${name} \| (\d+) × \d+ \|`);
  const [, width] = row.exec(readFileSync('docs/brand.md', 'utf8')) ?? [];
  expect(Number(width)).toBeGreaterThanOrEqual(MIN_WIDTHS_PX[role]);
});
