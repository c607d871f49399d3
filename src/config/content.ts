import {readCommittedFile} from '@dental/changes/git';
import {findLaunchProblems, getSiteToShow} from '@dental/checks';
import {formatProblems, type Site} from '@dental/content';
import {type SiteMode, UserError} from '@dental/practice';

/**
 * The content for a build in this mode.
 * @throws {UserError} with all problems of the content; in production also with everything that
 *   must not go live yet
 */
export function loadPublishableSite(root: string, mode: SiteMode): Site {
  const site = getSiteToShow(root, readCommittedFile);
  const problems = mode === 'production' ? findLaunchProblems(site, root) : [];
  if (problems.length > 0)
    throw new UserError('This content must not go live yet.', formatProblems(problems));
  return site;
}
