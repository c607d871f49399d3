import {contradictions} from '../../../../packages/prose/src/amounts/contradictions';
import {otherCounts} from '../../../../packages/prose/src/amounts/counts';
import {impossible} from '../../../../packages/prose/src/amounts/impossible';
import {otherOffers} from '../../../../packages/prose/src/amounts/offers';
import {otherStanding} from '../../../../packages/prose/src/amounts/plans';
import {otherPrices} from '../../../../packages/prose/src/amounts/prices';
import {notOffered, otherChannels, otherNetworks, ourPlace} from '../../../../packages/prose/src/records';
import type {Content} from '../../content';
import {memoizeTextsBeside} from '../../memoize';
import type {Check} from '../check';
import {factsAround} from '../factsAround';
import {walkIns, when} from '../../../../packages/prose/src/when/sentences';
import type {Finder, Found} from './facts/finder';
import {inSentences, type Words} from '../../../../packages/prose/src';

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
  otherStanding,
  otherPrices,
  otherCounts,
  otherChannels,
  otherNetworks,
  notOffered,
  otherOffers,
];
