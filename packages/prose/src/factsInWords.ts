import {contradictions} from './amounts/contradictions';
import {otherCounts} from './amounts/counts';
import {impossible} from './amounts/impossible';
import {otherPrices} from './amounts/prices';
import {notOffered, ourPlace} from './records';
import {type Check, type Content, memoizeTextsBeside} from '@dental/content';
import {factsAround} from './factsAround';
import {walkIns, when} from './when/sentences';
import type {Finder, Found} from './facts/finder';
import {inSentences, type Words} from './engine/sentences';

/** What a sentence says about days, prices, people and hours agrees with the calendar and with our facts. */
export const checkFactsInWords: Check = (content) => problemsOf(content);

const problemsOf = inSentences(({words}, content) => foundIn(words, content), factsAround);

/** What is wrong in a sentence. */
const foundIn = memoizeTextsBeside(factsAround, (words: Words, content: Content): Found[] =>
  words.voice === 'patient' ? [] : FINDERS.flatMap((find) => find(words, content)),
);

const FINDERS: readonly Finder[] = [
  ourPlace,
  walkIns,
  when,
  impossible,
  contradictions,
  otherPrices,
  otherCounts,
  notOffered,
];
