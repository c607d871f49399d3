import type {Content, Problem} from '@dental/content';
import {checkFacts} from './changedFacts';
import {checkRecords} from './changedRecords';
import {checkSentences} from './changedSentences';
import {checkSpanish} from './staleSpanish';

/** The prefix of the codes of these warnings; reports list them first. */
export const CHANGE_FINDING = 'change/';

/**
 * Warns about changes that aren't wrong in themselves but that a person should confirm.
 * @param former the content before the change
 */
export function checkChanges(content: Content, former: Content): Problem[] {
  if (!content.isComplete) return [];
  return [
    ...checkFacts(content, former),
    ...checkRecords(content, former),
    ...checkSentences(content, former),
    ...checkSpanish(content, former),
  ];
}
