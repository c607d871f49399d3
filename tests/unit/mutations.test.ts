import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {expect, it} from 'vitest';

it('finds the text of every mistake in its file', () => {
  const list = parse(readFileSync('tests/mutations/mistakes.yml', 'utf8')) as Record<
    string,
    [string, string, string][]
  >;
  const mistakes = Object.values(list).flat();
  expect(mistakes.length).toBeGreaterThan(50);
  expect(
    mistakes.filter(
      ([file, find]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(find),
    ),
  ).toEqual([]);
});
