import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblems} from '@dental/content';
import {bundled, listed} from '../src/engine/generate';
import {readRules} from '../src/engine/readRules';
import {compile, judgesAlone, violations} from '../src/engine/rule';
import {coverageProblems} from './coverage';
import {knowPracticeOfRules} from './ruleFiles';

const PACKAGE = join(import.meta.dirname, '..');
const FOLDER = join(PACKAGE, 'rules');

const texts = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]),
);
const read = readRules(texts);
const honest = readFileSync(join(import.meta.dirname, 'honest.txt'), 'utf8')
  .trim()
  .split('\n');

knowPracticeOfRules();

describe('the rules', () => {
  it('are in order', () => {
    expect(formatProblems(read.problems)).toBe(formatProblems([]));
  });

  it('earn their place: each phrase and each exception is needed by a sentence', () => {
    expect(coverageProblems(read.rules, honest)).toEqual([]);
  });

  it('let pass what their own remedies propose', () => {
    const all = read.rules.map(compile).filter(judgesAlone);
    const named = read.rules.flatMap(({remedy}) =>
      [...remedy.matchAll(/"([^"]+)"/g)].flatMap(([, text = '']) =>
        violations(all, {text, voice: 'page'}).map(
          ({rule, text: quote}) => `${text} (${rule.name}: ${quote})`,
        ),
      ),
    );
    expect(named).toEqual([]);
  });

  it('are what `npm run rules` wrote', () => {
    expect(readFileSync(join(PACKAGE, 'rules.json'), 'utf8')).toBe(bundled(read));
    expect(readFileSync(join(PACKAGE, 'rules.md'), 'utf8')).toBe(listed(read.rules));
  });
});

describe('of what a careful practice writes', () => {
  const all = read.rules.map(compile).filter(judgesAlone);
  const found = honest.flatMap((text) => violations(all, {text, voice: 'page'}));

  it('nothing is an error', () => {
    expect(
      found
        .filter(({rule}) => rule.level !== 'warning')
        .map(({rule, text}) => `${rule.name}: ${text}`),
    ).toEqual([]);
  });

  it('at most one sentence in two hundred is warned of', () => {
    expect(found.length).toBeLessThanOrEqual(honest.length / 200);
  });
});
