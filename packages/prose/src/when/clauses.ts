import {memoizeTexts} from '@dental/content';
import {compileWords} from '../compileWords';
import {SUBORDINATORS} from '../engine/context';
import {CLOSED_WORDS, OPEN_WORDS, REMOTE_OR_UNCERTAIN_WORDS, THIRD_PARTY_WORDS} from './words';

export const OPEN = compileWords(OPEN_WORDS, 'giu');
export const CLOSED = compileWords(CLOSED_WORDS, 'giu');
export const REMOTE_OR_UNCERTAIN = new RegExp(
  String.raw`${compileWords(REMOTE_OR_UNCERTAIN_WORDS).source}|n't\b|\?`,
  'i',
);

const ABOUT_THIRD_PARTY = compileWords(THIRD_PARTY_WORDS);

/** "and opens at eight": a clause without a subject continues with the one before. */
const WITHOUT_SUBJECT = /^\W*\w+ (?:opens?|closed?|reopen|return|are|is)\b/;

const CONJUNCTIONS = ['and', 'but', 'then', 'so', 'while', 'because'];

/** The first word of a clause after a conjunction. */
const CLAUSE_STARTS = [
  'we',
  'our',
  'the',
  'it',
  'he',
  'she',
  'they',
  'you',
  'open',
  'opens',
  'closed?',
  'back',
  'reopen',
  'return',
  'will',
  'are',
  'is',
  'yes',
  'please',
  'plan',
  'call',
];

const CLAUSE_BREAK = new RegExp(
  [
    String.raw`(?:,|:)? (?:${CONJUNCTIONS.join('|')}) (?=(?:${CLAUSE_STARTS.join('|')})\b)`,
    String.raw`[;\u2014]`,
    String.raw`: (?=(?:we|our|on)\b)`,
    String.raw`(?<=^(?:${SUBORDINATORS.join('|')})\b[^,]*),`,
  ].join('|'),
  'g',
);

/** A part of a sentence that makes one statement. */
interface Clause {
  text: string;
  /** Its position in the sentence. */
  at: number;
}

/** The clauses of a sentence that are about us. */
export const findClausesAboutUs = memoizeTexts((sentence): readonly Clause[] => {
  const starts = [0, ...[...sentence.matchAll(CLAUSE_BREAK)].map(({index}) => index)];
  const clauses: Clause[] = [];
  let isAboutOthers = false;
  starts.forEach((at, index) => {
    const text = sentence.slice(at, starts[index + 1]);
    isAboutOthers = ABOUT_THIRD_PARTY.test(text) || (isAboutOthers && WITHOUT_SUBJECT.test(text));
    if (!isAboutOthers) clauses.push({text, at});
  });
  return clauses;
});
