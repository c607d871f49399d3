import type {Content} from '../../content';
import {memoizeTextsBeside} from '../../memoize';
import type {Check} from '../check';
import {factsAround} from '../factsAround';
import type {Finder, Found} from './facts/finder';
import {hoursInWords} from './facts/hoursInWords';
import {dates, openOn, openOnClosure, openOnHoliday, openOnNamedDay, over, walkIns} from './facts/openDays';
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
import {measures, otherAmounts, pricesOfParts} from './facts/measures';
import {otherChannels, otherNetworks} from './records/channels';
import {closedDays} from './records/closedDays';
import {otherInsurance} from './records/insurance';
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
  openOnHoliday,
  openOnNamedDay,
  walkIns,
  misspelledName,
  wrongAddress,
  dates,
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
  openOn,
  hoursInWords,
  openOnClosure,
  over,
  counts,
  otherStreet,
  otherLaw,
  gone,
  otherPlans,
  otherScore,
  otherTerms,
  otherChannels,
  otherNetworks,
  closedDays,
  notOffered,
  otherOffers,
  otherInsurance,
];
