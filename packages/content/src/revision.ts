import {askGit} from './git';

/** The revision that a preview names, in short; undefined where neither the host nor git can tell. */
export function sourceRevision(): string | undefined {
  const {CF_PAGES_COMMIT_SHA, COMMIT_REF, GITHUB_SHA} = process.env;
  return (CF_PAGES_COMMIT_SHA ?? COMMIT_REF ?? GITHUB_SHA ?? askGit(process.cwd(), 'rev-parse', 'HEAD')?.trim())?.slice(
    0,
    7,
  );
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
