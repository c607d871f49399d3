import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';

/*
 * Safari's engine reads `\p{Lu}` as capitals even in a pattern that ignores case, where the others
 * read it as all letters. In such a pattern, only `\p{L}` means the same in all browsers.
 */
const LETTER_CASE = /\\[pP]\{L[ult]\}/;

/** A regular expression between slashes, in one line. */
const LITERAL = /\/(?![*/])(?:\\.|[^\\/\n])+\/(?<flags>[dgimsuy]+)/g;

const SOURCE_FOLDERS = ['packages/checks/src', 'packages/content/src', 'packages/prose/src', 'src'];

/** Loads the package, and returns the patterns that it compiles. */
async function loadPatterns(): Promise<RegExp[]> {
  const patterns: RegExp[] = [];
  const recorder: ProxyHandler<RegExpConstructor> = {
    construct(target, args: ConstructorParameters<RegExpConstructor>) {
      const pattern = new target(...args);
      patterns.push(pattern);
      return pattern;
    },
  };
  vi.stubGlobal('RegExp', new Proxy(RegExp, recorder));
  vi.resetModules();
  await import('../src');
  await import('./testEngine');
  return patterns;
}

describe('patterns that ignore case', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks for no capitals when compiled from words', async () => {
    const patterns = await loadPatterns();
    expect(patterns.length).toBeGreaterThan(100);
    const wrong = patterns.filter(
      ({flags, source}) => flags.includes('i') && LETTER_CASE.test(source),
    );
    expect(wrong).toEqual([]);
  });

  it.each(SOURCE_FOLDERS)('asks for no capitals in %s', (folder) => {
    const texts = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const literals = texts.flatMap((text) => [...text.matchAll(LITERAL)]);
    expect(literals.length).toBeGreaterThan(0);
    const wrong = literals.filter(
      ([literal, flags = '']) => flags.includes('i') && LETTER_CASE.test(literal),
    );
    expect(wrong.map(([literal]) => literal)).toEqual([]);
  });
});
