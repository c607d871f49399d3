import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';

/** The mistakes by the test that must catch them, such as `site header.spec`. */
const LIST = parse(readFileSync('tests/mutations/mistakes.yml', 'utf8')) as Record<
  string,
  [file: string, find: string, put: string][]
>;

const FILES = readdirSync('tests', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:test|spec)\.ts$/.test(file))
  .map((file) => `tests/${file}`);

/** Titles can end with values, so that only the first words of a name are in the code. */
const NAME_WORDS = 3;

describe('tests/mutations/mistakes.yml', () => {
  it('quotes the text of every mistake from its file', () => {
    const mistakes = Object.values(LIST).flat();
    expect(mistakes.length).toBeGreaterThan(50);
    expect(
      mistakes.filter(
        ([file, find]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(find),
      ),
    ).toEqual([]);
  });

  it('names tests that exist', () => {
    const named = Object.keys(LIST).filter((test) => test.includes(' -g '));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((test) => !exists(test))).toEqual([]);
  });
});

/** Returns true if a file of the test's project contains the first words of the test's name. */
function exists(test: string): boolean {
  const [where = '', name = ''] = test.split(' -g ');
  const [project = '', file = ''] = where.split(' ');
  const words = name.split(' ').slice(0, NAME_WORDS).join(' ');
  return FILES.some(
    (path) =>
      path.startsWith(`tests/${project}/`) &&
      path.includes(file) &&
      readFileSync(path, 'utf8').includes(words),
  );
}
