import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {
  FORMER_SITE,
  NEXT_RULES,
  NEXT_SITE,
  NGINX_FOLDER,
  RULES_FILE,
  RULES_FOLDER,
  SITE_FOLDER,
} from '@dental/practice';

/**
 * Puts a finished build in the place of the one before, by renaming: what is served is always whole. Its rules go last,
 * because without them nothing is served, should the machine stop in between.
 * @param root the project folder
 */
export function publish(root: string): void {
  withdrawRules(root);
  swap(root, NEXT_SITE, SITE_FOLDER, FORMER_SITE);
  publishRules(root);
}

/** The same for the rules alone, where the site is in its place already. */
export function publishRules(root: string): void {
  const inNext = (path: string) => path.replace(RULES_FOLDER, NEXT_RULES);
  swap(root, inNext(NGINX_FOLDER), NGINX_FOLDER);
  swap(root, inNext(RULES_FILE), RULES_FILE);
}

/** Makes the site count as not built. */
export function withdrawRules(root: string): void {
  rmSync(join(root, RULES_FILE), {force: true});
}

function swap(root: string, next: string, current: string, former = `${next}.former`): void {
  const [from, to, aside] = [next, current, former].map((path) => join(root, path)) as [
    string,
    string,
    string,
  ];
  rmSync(aside, {recursive: true, force: true});
  mkdirSync(dirname(to), {recursive: true});
  if (existsSync(to)) renameSync(to, aside);
  renameSync(from, to);
}
