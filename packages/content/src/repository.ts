import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {askGit} from './git';

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

/** The revision that a preview names, in short; undefined where neither the host nor git can tell. */
export function sourceRevision(): string | undefined {
  const {CF_PAGES_COMMIT_SHA, COMMIT_REF, GITHUB_SHA} = process.env;
  const commit = CF_PAGES_COMMIT_SHA ?? COMMIT_REF ?? GITHUB_SHA ?? askGit(process.cwd(), 'rev-parse', 'HEAD');
  return commit?.slice(0, 7);
}

/** The branch that a preview was built from; `main` where neither the host nor git can tell. */
export function sourceBranch(): string {
  const {CF_PAGES_BRANCH, HEAD, GITHUB_HEAD_REF, GITHUB_REF_NAME} = process.env;
  const branch =
    CF_PAGES_BRANCH ||
    HEAD ||
    GITHUB_HEAD_REF ||
    GITHUB_REF_NAME ||
    askGit(process.cwd(), 'rev-parse', '--abbrev-ref', 'HEAD')?.trim();
  return branch === undefined || branch === 'HEAD' ? 'main' : branch;
}
