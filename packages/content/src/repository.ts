import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sourceBranch} from './revision';

/**
 * The repository on GitHub, such as `our-practice/website`.
 * @throws if package.json names none
 */
export function repositoryOf(root: string): string {
  const {repository} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {repository?: string};
  const name = /^github:([\w.-]+\/[\w.-]+)$/.exec(repository ?? '')?.[1];
  if (name === undefined) throw new Error('package.json has no "repository" such as "github:our-practice/website".');
  return name;
}

/**
 * Where the web editor of the Git host opens the files of the branch that is built, up to a path from the project folder.
 * @throws if package.json names no repository
 */
export function webEditor(root: string): string {
  return `https://github.com/${repositoryOf(root)}/edit/${encodeURI(sourceBranch())}`;
}

/** Whether the packages that the editor in forms is made of are installed. */
export function hasEditor(root: string): boolean {
  return existsSync(join(root, 'node_modules/decap-cms-core'));
}
