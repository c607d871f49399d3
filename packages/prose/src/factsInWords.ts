import {type Check, type Content, memoize, memoizeBeside} from '@dental/content';
import {contradictions} from './amounts/contradictions';
import {otherPrices} from './amounts/prices';
import {RECORDS} from './amounts/records';
import {engineKey, engineOf} from './engine/engine';
import {inSentences, type SentenceCheck} from './engine/sentences';
import type {Found, Words} from './engine/types';
import {ourPlace} from './ourPlace';
import {otherPeople} from './people/names';
import {teamOf} from './people/team';
import {when} from './when/sentences';

const RECORD_FIELDS = [
  'today',
  'practice',
  'policies',
  'claims',
  'paymentPartners',
  'insurance',
  'hours',
  'costs',
  'integrations',
  'promotions',
] as const satisfies readonly (keyof Content)[];

/** Everything that sentences are compared with, as text: records, people, and vocabulary. */
export const contextCacheKey = memoize((content: Content): string => {
  const {site} = content;
  const facts = RECORD_FIELDS.map((name) => content[name]);
  const records = [
    RECORDS['selected-reviews']?.(content, ''),
    RECORDS['other-floor']?.(content, ''),
  ];
  return JSON.stringify([facts, engineKey(content), teamOf(content), !!site, records]);
});

const SENTENCE_CHECKS: readonly SentenceCheck[] = [ourPlace, when, contradictions, otherPeople];

const foundIn = memoizeBeside(contextCacheKey, (words: Words, content: Content): Found[] =>
  words.voice === 'patient'
    ? []
    : SENTENCE_CHECKS.flatMap((find) => find(words, content, engineOf(content))),
);

/** Reports sentences about days, hours, prices, and people that contradict our records. */
export const checkFactsInWords: Check = inSentences((sentence, content) => {
  const found = foundIn(sentence.words, content);
  if (sentence.voice !== 'page' && sentence.voice !== 'facts') return found;
  return [...found, ...otherPrices(sentence, content)];
}, contextCacheKey);
