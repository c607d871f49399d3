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
