import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {expect, it} from 'vitest';

it('every mistake of tests/mutations can still be made: its words stand in its file', () => {
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
