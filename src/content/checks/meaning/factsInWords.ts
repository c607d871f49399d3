import {notOffered, otherChannels, otherNetworks, ourPlace} from '../../../../packages/prose/src/records';
import type {Content} from '../../content';
import {memoizeTextsBeside} from '../../memoize';
import type {Check} from '../check';
import {factsAround} from '../factsAround';
import type {Finder, Found} from './facts/finder';
import {hoursInWords} from './facts/hoursInWords';
import {dates, openOn, openOnClosure, openOnHoliday, openOnNamedDay, over, walkIns} from './facts/openDays';
import {waysToPay} from './facts/payment';
import {standingOfPlans} from './facts/plans';
import {careAmounts} from './facts/careAmounts';
import {ourFigures} from './facts/ourFigures';
import {freeTreatments} from './facts/fees';
import {otherPrices} from './facts/listPrices';
import {prices} from './facts/prices';
import {counts} from './facts/counts';
import {roles, rolesTogether} from './facts/roles';
import {genders} from './facts/genders';
import {strangers} from './facts/strangers';
import {doctors, staff} from './facts/team';
import {training} from './facts/training';
import {work} from './facts/work';
import {measures, otherAmounts, pricesOfParts} from './facts/measures';
import {closedDays} from './records/closedDays';
import {otherInsurance} from './records/insurance';
import {otherLanguages} from './records/languages';
import {otherTerms} from './records/money';
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
  ourPlace,
  openOnHoliday,
  openOnNamedDay,
  walkIns,
  dates,
  prices,
  measures,
  otherAmounts,
  ourFigures,
  standingOfPlans,
  waysToPay,
  pricesOfParts,
  otherPrices,
  freeTreatments,
  careAmounts,
  openOn,
  hoursInWords,
  openOnClosure,
  over,
  doctors,
  staff,
  strangers,
  genders,
  roles,
  rolesTogether,
  work,
  training,
  counts,
  otherTerms,
  otherChannels,
  otherNetworks,
  closedDays,
  notOffered,
  otherLanguages,
  otherOffers,
  otherInsurance,
];
