/** The only door: what the rest of the project needs of the engine and of the rules. */
export {checkProse, problemsBy, rules, rulesOf} from './engine/check';
export {isNegated, isProhibited, isQuestion} from './engine/context';
export {candidates, phrases, type Match, type Phrases} from './engine/grammar';
export {checkLeftovers} from './leftovers/check';
export {violations, type Rule, type Violation} from './engine/rule';
export {
  inSentences,
  plain,
  sentencesByFile,
  sentencesOf,
  type Found,
  type Sentence,
  type Voice,
  type Words,
} from './engine/sentences';
export {checkWrongWords} from './words/wrongWords';
export {type Mention, mentionsIn} from './amounts/mentions';
export {checkFigures} from './amounts/recordFigures';
export {typedFigures, yearCounts} from './amounts/typed';
export {factsAround} from './factsAround';
export {checkFactsInWords} from './factsInWords';
export {checkPeopleInWords} from './people';
export {peopleIn} from './people/mentions';
export {checkGender, checkPeopleInLinks} from './people/pages';
export {teamOf} from './people/team';
export {checkInitials, checkPictureNames, checkPrivateClosures} from './privacy/files';
export {checkPatientsPrivacy} from './privacy';
export {checkProductNames} from './productNames';
export {email} from './typedFacts/email';
export {brokenPhone, phone} from './typedFacts/phone';
export {namesAmongFacts, practiceName} from './typedFacts/practiceName';
export {streetAddress} from './typedFacts/streetAddress';
export type {FactFinder, TypedFact} from './typedFacts/typedFact';
export {FIRST_RECORD, checkDates} from './when/fieldDates';
export {checkClosureDays, checkLengthOfDays, checkPromotionWords} from './when/records';
