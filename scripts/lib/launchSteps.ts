import {LAUNCH_STEPS, type LaunchStep} from '@dental/checks';
import {UserError} from '@dental/practice';

/**
 * Finds the launch steps that an argument means.
 * @param wanted a word of their titles, or a number; empty for all
 * @throws {UserError} with all titles if there is none
 */
export function findSteps(wanted: string): LaunchStep[] {
  const numbered = LAUNCH_STEPS.find((_, index) => wanted === `${index + 1}`);
  if (numbered) return [numbered];
  const word = wanted.toLowerCase();
  const steps = LAUNCH_STEPS.filter(({title}) => title.toLowerCase().includes(word));
  if (steps.length > 0) return steps;
  const titles = LAUNCH_STEPS.map(({title}, index) => `${index + 1}. ${title}`).join('\n');
  throw new UserError(`There is no step "${wanted}".`, `The steps are:\n${titles}`);
}

const MAX_LEFTOVERS = 20;

/** Describes the leftovers in the built site: an older build has thousands. */
export function describeLeftovers(leftovers: readonly string[]): string {
  const rest = leftovers.length - MAX_LEFTOVERS;
  return [
    'Left over from another practice in build/. If it is old, run `npm run build` first:',
    ...leftovers.slice(0, MAX_LEFTOVERS),
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join('\n');
}
