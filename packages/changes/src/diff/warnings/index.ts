import type {Content, Problem} from '@dental/content';
import {checkFacts} from './changedFacts';
import {checkRecords} from './changedRecords';
import {checkSentences} from './changedSentences';
import {checkPatientPhotos, type IsReplaced} from './patientPhotos';
import {checkSpanish} from './staleSpanish';

/** The prefix of the codes of these warnings; reports list them first. */
export const CHANGE_FINDING = 'change/';

/**
 * Warns about changes that aren't wrong in themselves but that a person should confirm.
 * @param former the content before the change
 * @param isReplaced compares a file that both versions have. By default none is replaced, because
 *   the editor has no pictures, and gives each new one a new name.
 */
export function checkChanges(
  content: Content,
  former: Content,
  isReplaced: IsReplaced = () => false,
): Problem[] {
  if (!content.isComplete) return [];
  return [
    ...checkFacts(content, former),
    ...checkRecords(content, former),
    ...checkPatientPhotos(content, former, isReplaced),
    ...checkSentences(content, former),
    ...checkSpanish(content, former),
  ];
}
