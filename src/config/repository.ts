import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {tryGit} from '@dental/changes/git';

/**
 * Returns the URL of GitHub's web editor for files of the branch that is built. Append a path from
 * the project folder.
 */
export function getWebEditorUrl(repository: string): string {
  return `https://github.com/${repository}/edit/${encodeURI(getSourceBranch())}`;
}

/**
 * Returns the URL of main's preview.
 * @param previewAddress that of a pull request, such as `https://pr-NUMBER.previews.example`
 */
export function getMainPreviewUrl(previewAddress: string): string {
  return previewAddress.replace('pr-NUMBER', 'main-preview').replace(/\/$/, '');
}

/** Returns true if the packages of the form editor are installed. */
export function hasEditor(root: string): boolean {
  return existsSync(join(root, 'node_modules/prosemirror-view'));
}

/** Returns the short revision that a preview shows; undefined if neither host nor git knows it. */
export function getSourceRevision(): string | undefined {
  const {CF_PAGES_COMMIT_SHA, COMMIT_REF, GITHUB_SHA} = process.env;
  const commit =
    CF_PAGES_COMMIT_SHA ?? COMMIT_REF ?? GITHUB_SHA ?? tryGit(process.cwd(), 'rev-parse', 'HEAD');
  return commit?.slice(0, 7);
}

/** Returns the branch of a preview; `main` if neither host nor git knows it. */
export function getSourceBranch(): string {
  const {CF_PAGES_BRANCH, HEAD, GITHUB_HEAD_REF, GITHUB_REF_NAME} = process.env;
  const branch =
    CF_PAGES_BRANCH ||
    HEAD ||
    GITHUB_HEAD_REF ||
    GITHUB_REF_NAME ||
    tryGit(process.cwd(), 'rev-parse', '--abbrev-ref', 'HEAD')?.trim();
  return branch === undefined || branch === 'HEAD' ? 'main' : branch;
}
