import {isInSpanishDictionary} from './dictionary';
import type {SpanishDictionary} from './lists';
import {findWords} from './wordsIn';

/**
 * Adds answers about the words of some texts to the Spanish dictionary. With them, a program that
 * checks these texts doesn't have to parse it.
 */
export function addAnswers(
  dictionary: SpanishDictionary,
  texts: readonly string[],
): SpanishDictionary {
  const answers: Record<string, boolean> = {};
  for (const {text} of texts.flatMap(findWords)) {
    answers[text] = isInSpanishDictionary(dictionary, text);
  }
  return {...dictionary, answers};
}
