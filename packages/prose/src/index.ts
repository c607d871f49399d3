/** The exports of the package. */
import type {Check} from '@dental/content';
import {checkFactsInWords} from './factsInWords';
import {checkPeopleInLinks} from './people/pages';
import {checkPatientsPrivacy} from './privacy';
import {checkInitials, checkPictureNames} from './privacy/files';
import {checkMustSay} from './mustSay';
import {checkDates} from './when/fieldDates';
import {checkClosureDays, checkPromotionWords} from './when/records';
import {checkWrongWords} from './words/wrongWords';

export {checkProse} from './engine/check';
export {phrases} from './engine/engine';
export {ruleSet} from './engine/ruleSet';
export type {Phrases} from './engine/grammar';
export {checkLeftovers} from './leftovers/check';
export {sentencesByFile, sentencesOf} from './engine/sentences';
export type {Sentence, Voice} from './engine/types';
export {type Mention, mentionsIn} from './amounts/mentions';
export {typedFigures} from './amounts/typed';
export {contextCacheKey} from './factsInWords';
export {peopleIn} from './people/mentions';
export {DENTAL, teamOf} from './people/team';
export {TOLL_FREE} from './phones';
export {email, phone, streetAddress} from './typedFacts/contacts';
export {practiceName} from './typedFacts/practiceName';
export type {FactFinder, TypedFact} from './typedFacts/typedFact';
export {FIRST_RECORD} from './when/fieldDates';

/** Checks against our records, and for patients' data. They need every file to be readable. */
export const checksAgainstRecords: readonly Check[] = [
  checkClosureDays,
  checkDates,
  checkFactsInWords,
  checkInitials,
  checkMustSay,
  checkPatientsPrivacy,
  checkPeopleInLinks,
  checkPictureNames,
  checkPromotionWords,
  checkWrongWords,
];
