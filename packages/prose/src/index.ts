/** The exports of the package. */
import type {Check} from '@dental/content';
import {checkFactsInWords} from './checkRecords';
import {checkPeopleTogether} from './people/groups';
import {checkPeopleInLinks, checkPeopleInPictures} from './people/pages';
import {checkPlanStatus} from './plans';
import {checkPatientsPrivacy} from './privacy';
import {checkInitials, checkPictureNames} from './privacy/files';
import {checkMustSay} from './mustSay';
import {checkSpanishProse} from './spanish/check';
import {checkSpanishDentistDays} from './spanish/days';
import {checkSpanishPracticeName, checkSpanishTown} from './spanish/places';
import {checkSpanishArrival, checkSpanishNotice, checkSpanishPlanLengths} from './spanish/policies';
import {
  checkSpanishColleagues,
  checkSpanishCounts,
  checkSpanishNames,
  checkSpanishSchools,
  checkSpanishSpeakers,
} from './spanish/team';
import {checkDates} from './when/fieldDates';
import {checkFutureYears} from './when/futureYears';
import {checkNoticeTimes} from './when/notices';
import {checkClosureDays, checkPromotionWords, checkSpecialTimes} from './when/records';
import {checkWrongWords} from './words/wrongWords';

export {checkProse} from './engine/check';
export {compilePhrases} from './engine/engine';
export {ruleSet} from './engine/ruleSet';
export type {Phrases} from './engine/grammar';
export {checkPlanStatus} from './plans';
export {checkLeftovers} from './leftovers/check';
export {checkMustSay, checkMustSayFile, hasRequiredStatement} from './mustSay';
export {groupSentencesByFile, listSentences} from './engine/sentences';
export type {Sentence, Voice} from './engine/types';
export {type Amount, findAmounts} from './amounts/findAmounts';
export {findTypedFigures} from './amounts/typed';
export {getContextKey} from './checkRecords';
export {findPeople} from './people/mentions';
export {KNOWN_LANGUAGES} from './people/languages';
export {DENTAL_DEGREE, readTeam} from './people/team';
export {TOLL_FREE_AREA_CODE} from './phones';
export {findEmails, findTypedPhones, findStreetAddress} from './typedFacts/contacts';
export {findPracticeName} from './typedFacts/practiceName';
export type {FactFinder, TypedFact} from './typedFacts/typedFact';
export {EARLIEST_RECORD_DAY} from './when/fieldDates';

/** Checks against our records, and for patients' data. They need every file to be readable. */
export const recordChecks: readonly Check[] = [
  checkClosureDays,
  checkDates,
  checkFactsInWords,
  checkFutureYears,
  checkInitials,
  checkMustSay,
  checkNoticeTimes,
  checkPatientsPrivacy,
  checkPeopleInLinks,
  checkPeopleInPictures,
  checkPeopleTogether,
  checkPictureNames,
  checkPlanStatus,
  checkPromotionWords,
  checkSpecialTimes,
  checkWrongWords,
];

/** The checks of sentences on Spanish pages. They can read one file at a time. */
export const spanishProseChecks: readonly Check[] = [
  checkSpanishArrival,
  checkSpanishColleagues,
  checkSpanishCounts,
  checkSpanishDentistDays,
  checkSpanishNames,
  checkSpanishNotice,
  checkSpanishPlanLengths,
  checkSpanishPracticeName,
  checkSpanishProse,
  checkSpanishSchools,
  checkSpanishSpeakers,
  checkSpanishTown,
];
