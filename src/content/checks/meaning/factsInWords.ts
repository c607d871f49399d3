import {contradictions} from '../../../../packages/prose/src/amounts/contradictions';
import {otherCounts} from '../../../../packages/prose/src/amounts/counts';
import {impossible} from '../../../../packages/prose/src/amounts/impossible';
import {otherOffers} from '../../../../packages/prose/src/amounts/offers';
import {otherStanding} from '../../../../packages/prose/src/amounts/plans';
import {otherPrices} from '../../../../packages/prose/src/amounts/prices';
import type {Content} from '../../content';
import {memoizeTextsBeside} from '../../memoize';
import type {Check} from '../check';
import {factsAround} from '../factsAround';
import type {Finder, Found} from './facts/finder';
import {hoursInWords} from './facts/hoursInWords';
import {dates, openOn, openOnClosure, openOnHoliday, openOnNamedDay, over, walkIns} from './facts/openDays';
import {gone, otherLaw, otherStreet} from './facts/ours';
import {founded, misspelledName, otherTown, wrongAddress} from './facts/practice';
import {roles, rolesTogether} from './facts/roles';
import {genders} from './facts/genders';
import {strangers} from './facts/strangers';
import {doctors, staff} from './facts/team';
import {training} from './facts/training';
import {work} from './facts/work';
import {otherChannels, otherNetworks} from './records/channels';
import {closedDays} from './records/closedDays';
import {otherLanguages} from './records/languages';
import {notOffered} from './records/notOffered';
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
  impossible,
  contradictions,
  otherStanding,
  otherTown,
  otherPrices,
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
  otherCounts,
  otherStreet,
  otherLaw,
  gone,
  otherChannels,
  otherNetworks,
  closedDays,
  notOffered,
  otherLanguages,
  otherOffers,
];
