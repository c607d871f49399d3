import type {Content, Problem} from '@dental/content';
import {changedFacts} from './facts';
import {changedRecords} from './records';
import {changedSentences} from './sentences';

/** How the findings of a change begin: a reviewer reads them first. */
export const FINDINGS = 'change/';

/**
 * The warnings of a change: nothing of it is wrong by itself, so a person confirms it.
 * @param former the content before the change
 */
export function checkChanges(content: Content, former: Content): Problem[] {
  if (!content.isWhole) return [];
  return [changedFacts, changedRecords, changedSentences].flatMap((check) =>
    check(content, former),
  );
}
