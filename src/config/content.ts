import {launchProblems} from '../content/launch';
import {loadSite} from '../content/loadSite';
import {formatProblems} from '../content/problem';
import type {Site} from '../content/site';
import type {SiteMode} from '../site/mode';

/**
 * The content, if it may be built in this mode.
 * @throws with every problem in plain words; in production also with everything that must not go live yet
 */
export function siteOrRefusal(root: string, mode: SiteMode): Site {
  const {site, problems} = loadSite(root);
  if (!site) throw new Error(`The content has problems.\n${formatProblems(problems)}`);
  const launch = mode === 'production' ? launchProblems(site, root) : [];
  if (launch.length > 0) throw new Error(`This content must not go live yet.\n${formatProblems(launch)}`);
  return site;
}
