import {joinPatterns} from '@dental/content';
import {compileWords} from '../compileWords';

/** How a language denies and prohibits what follows. */
export interface Denials {
  /**
   * Returns true if a sentence denies the words at a place: "No one can guarantee the result".
   * @param at the position of the words
   */
  isNegated(this: void, sentence: string, at: number): boolean;
  /**
   * Returns true if a sentence prohibits what is at a place: "Never rub lemon on your teeth".
   * @param at the position of the words
   */
  isProhibited(this: void, sentence: string, at: number): boolean;
}

/** "No crown lasts": a verb that "no" and a noun deny. */
const VERBS_AFTER_NO = [
  'is',
  'are',
  'was',
  'has',
  'can',
  'could',
  'will',
  'comes',
  'does',
  'lasts',
  'works',
  'stays',
];

const NOUNS_AFTER_NO = [
  'result',
  'results',
  'outcome',
  'one',
  'dentist',
  'doctor',
  'treatment',
  'office',
  'practice',
  'honest',
  'material',
  'filling',
  'crown',
  'implant',
  'system',
  'way',
];

/** After "no" these deny nothing: "no problem". */
const WELCOME = ['pain', 'risk', 'problem', 'smile', 'case'];

/** Words that deny what follows them. */
const DENIALS = [
  'not(?! (?:only|just|to mention))',
  'never',
  'no one',
  'nobody',
  'nothing',
  'none',
  'neither',
  'nor',
  'cannot',
  'without',
  'hardly',
  'rather than',
  'instead of',
  'avoid',
  String.raw`no (?!${joinPatterns(WELCOME)}\b)(?:[\p{L}-]+ ){1,2}${joinPatterns(VERBS_AFTER_NO)}\b`,
  `no ${joinPatterns(NOUNS_AFTER_NO)}`,
];
const DENIAL = new RegExp(
  String.raw`${compileWords(DENIALS).source}|\bno $|n't\b(?! (?:just|only))`,
  'iu',
);

const CLAUSE_STARTS = [
  'and',
  'but',
  'so',
  'because',
  'which',
  'yet',
  'you',
  'we',
  'they',
  'your',
  'our',
];
/** The first word of a clause that another one follows: "If you smoke, …". */
export const SUBORDINATORS: readonly string[] = [
  'If',
  'When',
  'While',
  'As',
  'Since',
  'Should',
  'Once',
  'Unless',
  'Whenever',
  'Because',
  'Although',
];

/** The end of one thought and the start of another. */
const CLAUSE_END = new RegExp(
  [
    String.raw`[;:—–()\u2060]`,
    String.raw`,(?= ${joinPatterns(CLAUSE_STARTS)}\b)`,
    String.raw`\b(?:but|yet|because|although|though)\b`,
    String.raw`(?<=^${joinPatterns([...SUBORDINATORS, 'Until'])}\b[^,]*),`,
  ].join('|'),
  'gi',
);

/** Things that a patient is glad not to have: "no pain" denies nothing that follows. */
const UNWANTED = [
  'pain',
  'risk',
  'problem',
  'smile',
  'case',
  'needle',
  'drill',
  'fear',
  'hassle',
  'downtime',
];

/** "No filling" in front of a verb: "No filling lasts forever". */
const NO_SUCH_THING = new RegExp(
  String.raw`\bno (?!${joinPatterns(UNWANTED)}s?\b)(?:[\p{L}-]+ ){0,3}$`,
  'iu',
);

const VERBS = [
  'is',
  'are',
  'was',
  'lasts?',
  'holds?',
  'works?',
  'stays?',
  'heals?',
  'cures?',
  'saves?',
  'suits?',
  'fits?',
  'pays?',
  'covers?',
  'can',
  'could',
  'will',
];

const STARTS_WITH_VERB = new RegExp(String.raw`^${joinPatterns(VERBS)}\b`, 'i');

/** "Don't worry" prohibits nothing that follows. */
const HARMLESS_PROHIBITIONS = [
  'be afraid',
  'bother',
  'call',
  'concern',
  'dial',
  'fear',
  'feel',
  'floss',
  'forget',
  'have to',
  'hesitate',
  'hurry',
  'let',
  'mind',
  'need',
  'only',
  'panic',
  'rush',
  'shy',
  'stress',
  'tell',
  'think',
  'wait',
  'worry',
  'brush',
  'go wrong',
  'hurt',
];

const PROHIBITIONS = [
  'do not',
  "don't",
  'never',
  'please no',
  '(?:should|must) not',
  "shouldn't",
  "mustn't",
  '(?:nobody|no one) (?:should|may|has to)',
];
const AVOIDANCES = [
  'instead of',
  'rather than',
  'not for',
  'nothing to do with',
  'avoid',
  'avoids',
];
const PROHIBITION = new RegExp(
  String.raw`\b(?:${joinPatterns(PROHIBITIONS)}(?! ${joinPatterns(HARMLESS_PROHIBITIONS)}\b)|` +
    String.raw`${AVOIDANCES.join('|')})\b[^,;:]*$`,
  'i',
);

export const ENGLISH_DENIALS: Denials = {isNegated, isProhibited};

function isNegated(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const clauseEnds = [...before.matchAll(CLAUSE_END)].map(({index, 0: end}) => index + end.length);
  const clause = before.slice(Math.max(0, ...clauseEnds));
  if (DENIAL.test(clause)) return true;
  return NO_SUCH_THING.test(clause) && STARTS_WITH_VERB.test(sentence.slice(at));
}

function isProhibited(sentence: string, at: number): boolean {
  return PROHIBITION.test(sentence.slice(0, at));
}

/** Returns true if a sentence ends with a question mark. */
export function isQuestion(sentence: string): boolean {
  return /\?["”')\s]*$/.test(sentence);
}
