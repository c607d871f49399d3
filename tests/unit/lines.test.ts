import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const MAX_LINE_COLUMNS = 100;

const TEXT_FILE = /\.(?:ts|tsx|mts|mjs|cjs|css|ya?ml|json|sh)$/;

/** Files that may have longer lines. Markdown and sentences in .txt files aren't checked at all. */
const EXCLUDED: readonly {files: RegExp; reason: string}[] = [
  {files: /^pages-content\//, reason: 'Staff write a paragraph as one line.'},
  {files: /^static\//, reason: 'Visitors download these files as they are.'},
  {files: /^packages\/artwork\//, reason: 'The path of a drawing is one line.'},
  {files: /package-lock\.json$/, reason: 'npm writes it.'},
  {files: /generated\.d\.ts$/, reason: 'A test writes it.'},
  {files: /^packages\/checks\/data\/firstPractice\./, reason: 'A script writes it.'},
];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => TEXT_FILE.test(file) && existsSync(file))
  .filter((file) => !EXCLUDED.some((excluded) => excluded.files.test(file)));

function findLongLines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.length > MAX_LINE_COLUMNS ? [`${file}:${index + 1}`] : []));
}

it(`keeps lines within ${MAX_LINE_COLUMNS} columns`, () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(findLongLines)).toEqual([]);
});
