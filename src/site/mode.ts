import {askGit} from '../content/git';

/** What a build is for: reviewing a change, or patients. */
export type SiteMode = 'preview' | 'production';

/**
 * The mode of this build, from `SITE_ENV`; preview if it is not set.
 * @throws if it has another value, because guessing could put sample content in front of patients
 */
export function siteMode(value = process.env.SITE_ENV): SiteMode {
  if (value === undefined || value === '' || value === 'preview') return 'preview';
  if (value === 'production') return 'production';
  throw new Error(`SITE_ENV is "${value}". Set it to preview or production, or leave it out.`);
}

/** The revision that a preview names, in short; undefined where neither the host nor git can tell. */
export function sourceRevision(): string | undefined {
  const {CF_PAGES_COMMIT_SHA, COMMIT_REF, GITHUB_SHA} = process.env;
  return (CF_PAGES_COMMIT_SHA ?? COMMIT_REF ?? GITHUB_SHA ?? git('rev-parse', 'HEAD'))?.slice(0, 7);
}

/** The branch that a preview was built from; `main` where neither the host nor git can tell. */
export function sourceBranch(): string {
  const {CF_PAGES_BRANCH, HEAD, GITHUB_HEAD_REF, GITHUB_REF_NAME} = process.env;
  const branch =
    CF_PAGES_BRANCH || HEAD || GITHUB_HEAD_REF || GITHUB_REF_NAME || git('rev-parse', '--abbrev-ref', 'HEAD');
  return branch === undefined || branch === 'HEAD' ? 'main' : branch;
}

function git(...command: string[]): string | undefined {
  return askGit(process.cwd(), command)?.trim();
}
