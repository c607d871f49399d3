import {launchProblems, siteToShow} from '@dental/checks';
import {formatProblems, type Site} from '@dental/content';
import {type SiteMode, UserError} from '@dental/practice';

/**
 * The content, if it may be built in this mode.
 * @throws {UserError} with every problem in plain words; in production also with everything that must not go live yet
 */
export function siteOrRefusal(root: string, mode: SiteMode): Site {
  const site = siteToShow(root);
  const launch = mode === 'production' ? launchProblems(site, root) : [];
  if (launch.length > 0)
    throw new UserError('This content must not go live yet.', formatProblems(launch));
  return site;
}
