import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {askGit} from './git';

/** Where the web editor of the Git host opens the files of the branch that is built, up to a path from the project folder. */
export function webEditor(repository: string): string {
  return `https://github.com/${repository}/edit/${encodeURI(sourceBranch())}`;
}

/** Whether the packages that the editor in forms is made of are installed. */
export function hasEditor(root: string): boolean {
  return existsSync(join(root, 'node_modules/decap-cms-core'));
}

/** The revision that a preview names, in short; undefined where neither the host nor git can tell. */
export function sourceRevision(): string | undefined {
  const {CF_PAGES_COMMIT_SHA, COMMIT_REF, GITHUB_SHA} = process.env;
  const commit =
    CF_PAGES_COMMIT_SHA ?? COMMIT_REF ?? GITHUB_SHA ?? askGit(process.cwd(), 'rev-parse', 'HEAD');
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
