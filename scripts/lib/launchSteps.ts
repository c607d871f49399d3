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
