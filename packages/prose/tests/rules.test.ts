import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblems} from '@dental/content';
import {findViolations, isTextOnlyRule} from '../src/engine/rule';
import {ruleSet} from '../src/engine/ruleSet';
import {toDefinition} from '../src/engine/readRules';
import {checkCoverage} from './coverage';
import {exampleEngine, ruleFiles} from './testEngine';

const honest = readFileSync(join(import.meta.dirname, 'honest.txt'), 'utf8')
  .trim()
  .split('\n');
const textRules = exampleEngine.rules.filter(isTextOnlyRule);
const listViolations = (text: string) =>
  findViolations(exampleEngine, textRules, {text, voice: 'page'});

describe('rules/*.yml', () => {
  it('contains no mistakes', () => {
    expect(formatProblems(ruleFiles.problems)).toBe(formatProblems([]));
  });

  it('needs each phrase and each exception for a sentence', () => {
    expect(checkCoverage(exampleEngine, ruleFiles.rules, honest)).toEqual([]);
  });

  it('allows the sentences that remedies propose', () => {
    const remedies = ruleFiles.rules.flatMap(({remedy}) =>
      [...remedy.matchAll(/"([^"]+)"/g)].flatMap(([, text = '']) =>
        listViolations(text).map(({rule, text: quote}) => `${text} (${rule.name}: ${quote})`),
      ),
    );
    expect(remedies).toEqual([]);
  });
});

describe('ruleSet', () => {
  it('contains the vocabulary and the rules of the files', () => {
    expect(ruleSet.vocabulary).toEqual(ruleFiles.vocabulary);
    expect(ruleSet.rules).toEqual(ruleFiles.rules.map(toDefinition));
  });
});

describe('findViolations on harmful sentences', () => {
  const harmful = ruleFiles.rules
    .filter(({name}) => !name.startsWith('leftovers/'))
    .flatMap(({bad}) => bad)
    .filter((text) => listViolations(text).length > 0);

  it('reports them with and without contractions', () => {
    const rewritten = harmful.flatMap((text) => [contract(text), expand(text)]);
    expect(rewritten.filter((text) => listViolations(text).length === 0)).toEqual([]);
  });
});

describe('findViolations on honest sentences', () => {
  const violations = honest.flatMap(listViolations);

  it('returns no errors', () => {
    const errors = violations.filter(({rule}) => rule.level !== 'warning');
    expect(errors.map(({rule, text}) => `${rule.name}: ${text}`)).toEqual([]);
  });

  it('returns no errors when the sentences have contractions', () => {
    const contracted = honest.map(contract).filter((text, index) => text !== honest[index]);
    const errors = contracted.flatMap(listViolations).filter(({rule}) => rule.level !== 'warning');
    expect(errors.map(({rule, text}) => `${rule.name}: ${text}`)).toEqual([]);
  });

  it('returns at most one warning in two hundred', () => {
    expect(violations.length).toBeLessThanOrEqual(honest.length / 200);
  });
});

/** Writes "cannot" as "can't", and the like. */
function contract(text: string): string {
  return text
    .replaceAll(/\bcan ?not\b/g, "can't")
    .replaceAll(/\bwill not\b/g, "won't")
    .replaceAll(/\b(do|does|did|is|are|should|would) not\b/g, "$1n't");
}

/** Writes "can't" as "cannot", and the like. */
function expand(text: string): string {
  return text
    .replaceAll(/\bcan't\b/gi, 'cannot')
    .replaceAll(/\bwon't\b/gi, 'will not')
    .replaceAll(/n't\b/g, ' not')
    .replaceAll(/'ll\b/g, ' will');
}
