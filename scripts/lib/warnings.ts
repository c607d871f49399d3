import type {Problem} from '@dental/content';
import {pluralize} from '@dental/practice';

/**
 * Summarizes the warnings among problems in one line.
 * @returns such as `19 warnings: 17 pages need sign-off, 2 others`; empty if there are none
 */
export function summarizeWarnings(problems: readonly Problem[]): string {
  const warnings = problems.filter(({severity}) => severity === 'warning');
  if (warnings.length === 0) return '';
  const isSignOff = ({field}: Problem) => field === 'reviewed';
  const unsigned = new Set(warnings.filter(isSignOff).map(({file}) => file)).size;
  const others = warnings.filter((warning) => !isSignOff(warning)).length;
  const total = pluralize(warnings.length, 'warning');
  if (unsigned === 0) return total;
  const signOff = unsigned === 1 ? '1 page needs sign-off' : `${unsigned} pages need sign-off`;
  return `${total}: ${signOff}${others > 0 ? `, ${pluralize(others, 'other')}` : ''}`;
}
