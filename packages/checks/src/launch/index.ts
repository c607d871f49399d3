import {type Problem, readApprovals, type Site, sortProblems} from '@dental/content';
import {LAUNCH_STEPS, listOpenProblems} from './steps';

/**
 * Lists everything that keeps this content from patients: samples, placeholders, and missing
 * signatures. A production build stops if there is any; so does the gate once the site is live.
 * @param root the project folder
 */
export function findLaunchProblems(site: Site, root: string): Problem[] {
  const approvals = readApprovals(root);
  // The last step is going live, and a production build can be tried before.
  const stepsBeforeLive = LAUNCH_STEPS.slice(0, -1);
  return sortProblems(
    stepsBeforeLive.flatMap((step) => listOpenProblems(step, {site, root, approvals})),
  );
}
