import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [join('docs', name)] : [])),
];
const TOP =
  /^(?:src|scripts|tests|docs|packages|artwork|bench|hosting|static|pages-content|\.github)\//;

/** The paths that a page names: from the top of the project, without what stands for any name, and what is yet to be written. */
function pathsIn(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/^ *```.*$/gm, '');
  const words = text.split(/[\s`(),;|*[\]"'{}]+/);
  const paths = words.map((word) => word.replace(/[.:#…]+$/, '').replace(/:\d+$/, ''));
  return [...new Set(paths.filter((path) => TOP.test(path) && !/[<…*]/.test(path)))];
}

describe.each(PAGES)('%s', (page) => {
  it('names no file or folder that is not there', () => {
    expect(pathsIn(page).filter((path) => !existsSync(path))).toEqual([]);
  });
});

it('finds the paths of a page at all', () => {
  expect(pathsIn('README.md').length).toBeGreaterThan(10);
});
