import type {Content, Problem} from '@dental/content';
import {changedFacts} from './changedFacts';
import {changedRecords} from './changedRecords';
import {changedSentences} from './changedSentences';

/** The prefix of the codes of these warnings; reports list them first. */
export const CHANGE_FINDING = 'change/';

/**
 * Warns about changes that aren't wrong in themselves but that a person should confirm.
 * @param former the content before the change
 */
export function checkChanges(content: Content, former: Content): Problem[] {
  if (!content.isWhole) return [];
  return [
    ...changedFacts(content, former),
    ...changedRecords(content, former),
    ...changedSentences(content, former),
  ];
}
