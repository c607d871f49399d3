import type {Content} from '../../content';
import {memoizeTextsBeside} from '../../memoize';
import type {Check} from '../check';
import {factsAround} from '../factsAround';
import {walkIns, when} from '../../../../packages/prose/src/when/sentences';
import type {Finder, Found} from './facts/finder';
import {gone, otherLaw, otherPlans, otherScore, otherStreet} from './facts/ours';
import {waysToPay} from './facts/payment';
import {standingOfPlans} from './facts/plans';
import {careAmounts} from './facts/careAmounts';
import {ourFigures} from './facts/ourFigures';
import {freeTreatments} from './facts/fees';
import {otherPrices} from './facts/listPrices';
import {founded, misspelledName, otherTown, wrongAddress} from './facts/practice';
import {prices} from './facts/prices';
import {counts} from './facts/counts';
import {roles, rolesTogether} from './facts/roles';
import {genders} from './facts/genders';
import {strangers} from './facts/strangers';
import {doctors, staff} from './facts/team';
import {training} from './facts/training';
import {work} from './facts/work';
import {measures, otherAmounts, pricesOfParts} from './facts/measures';
import {otherChannels, otherNetworks} from './records/channels';
import {otherInsurance} from './records/insurance';
import {otherLanguages} from './records/languages';
import {otherTerms} from './records/money';
import {notOffered} from './records/notOffered';
import {otherOffers} from './records/promotions';
import {inSayings, type Words} from './sayings';

/** What a sentence says about days, prices, people and hours agrees with the calendar and with our facts. */
export const checkFactsInWords: Check = (content) => problemsOf(content);

const problemsOf = inSayings(({words}, content) => foundIn(words, content), factsAround);

/** What is wrong in a sentence. */
const foundIn = memoizeTextsBeside(factsAround, (words: Words, content: Content): Found[] =>
  words.voice === 'patient' ? [] : FINDERS.flatMap((find) => find(words, content)),
);

const FINDERS: readonly Finder[] = [
  founded,
  walkIns,
  misspelledName,
  wrongAddress,
  when,
  prices,
  measures,
  otherAmounts,
  ourFigures,
  standingOfPlans,
  waysToPay,
  otherTown,
  pricesOfParts,
  otherPrices,
  freeTreatments,
  careAmounts,
  doctors,
  staff,
  strangers,
  genders,
  roles,
  rolesTogether,
  work,
  training,
  counts,
  otherStreet,
  otherLaw,
  gone,
  otherPlans,
  otherScore,
  otherTerms,
  otherChannels,
  otherNetworks,
  notOffered,
  otherLanguages,
  otherOffers,
  otherInsurance,
];
