import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CONTENT_FOLDER} from '../content/folders';
import type {SiteMode} from '../site/mode';
import {sourceBranch} from './revision';

/**
 * Where the web editor opens a file of the content, on the branch that a preview was built from. The repository's
 * address has its home in package.json.
 * @returns the address of the content's folder there; undefined for the site that patients see
 * @throws if package.json names no repository
 */
export function editorAddress(root: string, mode: SiteMode): string | undefined {
  if (mode !== 'preview') return undefined;
  return `https://github.com/${repositoryOf(root)}/edit/${encodeURI(sourceBranch())}/${CONTENT_FOLDER}`;
}

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
