import {type Content, memoizeWithContext} from '@dental/content';
import {createEngine} from '../engine/engine';
import {buildPracticeVocabulary, getPracticeVocabularyKey} from '../engine/practiceVocabulary';
import {ruleSet} from '../engine/ruleSet';
import {SPANISH_DENIALS} from './denials';

const loadEngine = memoizeWithContext(
  getPracticeVocabularyKey,
  ({spanish}: typeof ruleSet, content: Content) =>
    createEngine(spanish, buildPracticeVocabulary(content), SPANISH_DENIALS),
);

/** The engine for Spanish sentences, as `toPlain` returns them, for the practice of a content. */
export const getSpanishEngine = (content: Content) => loadEngine(ruleSet, content);
