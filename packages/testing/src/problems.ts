import {expect} from 'vitest';
import type {Problem} from '@dental/content';

/** Words that only a programmer understands, from the libraries that read the content. */
const JARGON_WORDS =
  'invalid expected unexpected received undefined null NaN object array string boolean enum key ' +
  'zod yaml schema regex parse token';
const JARGON = new RegExp(`\\b(${JARGON_WORDS.replaceAll(' ', '|')})\\b`, 'i');

/** Asserts that a message is two plain sentences and names its place. */
export function expectPlainWords(problems: readonly Problem[]): void {
  for (const {file, line, message, remedy} of problems) {
    const output = `${file}:${line}  ${message} ${remedy}`;
    expect(file, output).toMatch(/^(?:pages-content|static)\/|^[\w-]+\.(mdx|yml)$/);
    expect(line, output).toBeGreaterThan(0);
    for (const sentence of [message, remedy]) {
      expect(sentence, output).toMatch(
        /^([A-Z<]|"[^"]+" ).*[.?]"?$|^(Write|Add|Change) [^;]*(: .|import .*;$)/s,
      );
      expect(sentence.replaceAll(/"[^"]*"/g, '""'), `Too technical: ${output}`).not.toMatch(JARGON);
    }
  }
}

/** The only problem of a list. A failure shows all of them. */
export function getOnly(problems: readonly Problem[]): Problem {
  expect(problems, 'There should be exactly one problem.').toHaveLength(1);
  return problems[0]!;
}

/**
 * Asserts that a list has one problem, in plain words, and that its two sentences contain some
 * words.
 */
export function expectOne(
  problems: readonly Problem[],
  words: string,
  place: Partial<Problem> = {},
): void {
  const {message, remedy} = getOnly(problems);
  expect(`${message} ${remedy}`).toContain(words);
  expect(problems[0]).toMatchObject(place);
  expectPlainWords(problems);
}

/** The number of the line that contains some words, from 1. */
export function findLineNumber(text: string, words: string): number {
  const at = text.split(/\r?\n/).findIndex((line) => line.includes(words));
  if (at === -1) throw new Error(`No line holds "${words}".`);
  return at + 1;
}
