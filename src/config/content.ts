import {launchProblems, siteToShow} from '@dental/checks';
import {formatProblems, type Site} from '@dental/content';
import {type SiteMode, UserError} from '@dental/practice';

/**
 * The content for a build in this mode.
 * @throws {UserError} with all problems of the content; in production also with everything that
 *   must not go live yet
 */
export function siteOrRefusal(root: string, mode: SiteMode): Site {
  const site = siteToShow(root);
  const problems = mode === 'production' ? launchProblems(site, root) : [];
  if (problems.length > 0)
    throw new UserError('This content must not go live yet.', formatProblems(problems));
  return site;
}
