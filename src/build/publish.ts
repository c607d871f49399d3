import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {
  PREVIOUS_SITE,
  NEXT_RULES,
  NEXT_SITE,
  NGINX_FOLDER,
  RULES_FILE,
  RULES_FOLDER,
  SITE_FOLDER,
} from '@dental/practice';

/**
 * Replaces the previous site with the finished build by renaming, so that the served site is always
 * complete. The rules go last: without them nothing is served, even if the machine stops halfway.
 * @param root the project folder
 */
export function publish(root: string): void {
  withdrawRules(root);
  replace(root, NEXT_SITE, SITE_FOLDER, PREVIOUS_SITE);
  publishRules(root);
}

/** Publishes only the rules, for a site that was built in place. */
export function publishRules(root: string): void {
  const getNextPath = (path: string) => path.replace(RULES_FOLDER, NEXT_RULES);
  replace(root, getNextPath(NGINX_FOLDER), NGINX_FOLDER);
  replace(root, getNextPath(RULES_FILE), RULES_FILE);
}

/** Removes the rules, so that no server serves the site. */
export function withdrawRules(root: string): void {
  rmSync(join(root, RULES_FILE), {force: true});
}

function replace(root: string, next: string, current: string, former = `${next}.former`): void {
  const currentPath = join(root, current);
  const formerPath = join(root, former);
  rmSync(formerPath, {recursive: true, force: true});
  mkdirSync(dirname(currentPath), {recursive: true});
  if (existsSync(currentPath)) renameSync(currentPath, formerPath);
  renameSync(join(root, next), currentPath);
}
