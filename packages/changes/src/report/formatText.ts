import {groupBy} from '@dental/practice';
import type {Change} from '../model/facts/compare';

/** The changes of facts as a text for the terminal, topic by topic. */
export function formatText(changes: readonly Change[]): string {
  if (changes.length === 0) return 'No fact changes. What the pages show can differ all the same: npm run review.';
  return [...groupBy(changes, ({topic}) => topic)]
    .map(([topic, about]) => [topic, ...about.map(({text}) => `  - ${text}`)].join('\n'))
    .join('\n\n');
}
