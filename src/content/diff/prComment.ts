import {groupBy} from '../../site/groupBy';
import type {Change} from './compare';

/** The changes as a text for the terminal, topic by topic. */
export function formatChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing changes for patients.';
  return [...groupBy(changes, ({topic}) => topic)]
    .map(([topic, about]) => [topic, ...about.map(({text}) => `  - ${text}`)].join('\n'))
    .join('\n\n');
}
