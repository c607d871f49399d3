import {type Problem, readApprovals, type Site, sortProblems} from '@dental/content';
import {LAUNCH_STEPS, leftOf} from './steps';

/**
 * Everything that stands between this content and patients: what is invented, what is a placeholder, and what nobody
 * has signed yet. A production build refuses to start while there is any; so does the gate, once the site is live.
 * @param root the project folder
 */
export function launchProblems(site: Site, root: string): Problem[] {
  const approvals = readApprovals(root);
  // That patients are to see it is the last step, which a production build that is only tried does without.
  return sortProblems(
    LAUNCH_STEPS.slice(0, -1).flatMap((step) => leftOf(step, {site, root, approvals})),
  );
}
