import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblems} from '@dental/content';
import {createEngine} from '../src/engine/engine';
import {readRules} from '../src/engine/readRules';
import {findViolations} from '../src/engine/rule';
import {readRuleFiles} from '../src/engine/ruleFiles';
import {SPANISH_DENIALS} from '../src/spanish/denials';
import {toPlain} from '../src/spanish/plain';
import {checkCoverage} from './coverage';
import {EXAMPLE_PRACTICE} from './testEngine';

const files = readRules(readRuleFiles('es'));
const engine = createEngine(files, EXAMPLE_PRACTICE, SPANISH_DENIALS);
/** Sentences by someone who didn't look at the rules: one a line. */
const readSentences = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
const honest = readSentences('honestSpanish.txt');
const findNames = (text: string) =>
  findViolations(engine, engine.rules, {text: toPlain(text), voice: 'page'}).map(
    ({rule, text: quote}) => `${rule.name}: ${quote}`,
  );
/** The examples as the engine reads them. */
const plainRules = files.rules.map((rule) => ({
  ...rule,
  bad: rule.bad.map(toPlain),
  good: rule.good?.map(toPlain),
}));

describe('rules/es/*.yml', () => {
  it('contains no mistakes', () => {
    expect(formatProblems(files.problems)).toBe(formatProblems([]));
  });

  it('needs each phrase and each exception for a sentence', () => {
    expect(checkCoverage(engine, plainRules, honest.map(toPlain))).toEqual([]);
  });

  it('has phrases without accents and opening marks', () => {
    const phrases = files.rules.flatMap(({match, unless = []}) => [...match, ...unless]);
    const words = [...phrases, ...Object.values(files.vocabulary)];
    expect(words.filter((word) => word !== toPlain(word))).toEqual([]);
  });

  it('allows honest sentences', () => {
    expect(honest.flatMap((text) => findNames(text).map((found) => `${text} ${found}`))).toEqual(
      [],
    );
  });

  it('refuses harmful sentences', () => {
    const harmful = readSentences('harmfulSpanish.txt');
    expect(harmful.filter((text) => findNames(text).length === 0)).toEqual([]);
  });

  it('keeps the place of words after an emoji', () => {
    expect(findNames('Hola 🙂, garantizamos todo.')).toEqual(['es/guarantee: garantizamos']);
  });
});
