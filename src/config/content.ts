import {launchProblems} from '../content/launch';
import {siteToShow} from '../content/siteOnDisk';
import {formatProblems} from '../content/problem';
import type {Site} from '../content/site';
import type {SiteMode} from '../site/mode';
import {UserError} from '../userError.mjs';

/**
 * The content, if it may be built in this mode.
 * @throws {UserError} with every problem in plain words; in production also with everything that must not go live yet
 */
export function siteOrRefusal(root: string, mode: SiteMode): Site {
  const site = siteToShow(root);
  const launch = mode === 'production' ? launchProblems(site, root) : [];
  if (launch.length > 0) throw new UserError('This content must not go live yet.', formatProblems(launch));
  return site;
}
