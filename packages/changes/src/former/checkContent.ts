import {
  askGit,
  asText,
  type Content,
  pathOfFile,
  type Problem,
  readMdx,
  sortProblems,
} from '@dental/content';
import {
  checkFormerPages,
  type FormerPage,
  loadSite,
  readContent,
  withNewAddresses,
} from '@dental/checks';
import {checkChanges} from '../model/warnings';
import {filesAt} from './files';

/** What `npm run check` finds. */
export interface CheckResult {
  /** Errors and warnings, sorted by file and line. */
  problems: Problem[];
  counts: {pages: number; cases: number; reviews: number};
}

/**
 * Checks the whole content, that no address was lost since an earlier version, and what became of its words and facts.
 * @param base what git calls that version; where the work left `main` on the host if it is left out, so that a commit changes
 *   nothing of what is found; without git nothing is compared
 * @throws {UserError} if `base` was given and git does not know it
 */
export function checkContent(root: string, base?: string): CheckResult {
  const {content, problems, warnings} = loadSite(root);
  const former = formerContent(root, base);
  const lost = former ? pagesWithoutFile(former, content) : [];
  const {pages, cases, reviews} = content;
  return {
    problems: sortProblems([
      ...withNewAddresses(content, lost, problems),
      ...warnings,
      ...(former ? asBinding(former, content, checkFormerPages(content, lost)) : []),
      ...(former ? asBinding(former, content, checkChanges(content, former)) : []),
    ]),
    counts: {pages: pages.length, cases: cases.length, reviews: reviews.length},
  };
}

/**
 * What a change has done to a former version, as far as that binds. Until a practice has been live, nobody has its addresses yet:
 * then it is said, and refuses nothing. Where the site has become another practice's, nothing is said: all of it is new.
 */
export function asBinding(
  former: Content,
  {practice}: Content,
  problems: readonly Problem[],
): Problem[] {
  const {live, name, site} = former.practice ?? {};
  if (live !== undefined) return [...problems];
  const isAnother = name !== practice?.name && site !== practice?.site;
  return isAnother ? [] : problems.map((problem) => ({...problem, severity: 'warning'}));
}

function formerContent(root: string, base = commonCommit(root)): Content | undefined {
  return base === undefined ? undefined : readContent(root, {files: filesAt(root, base)}).content;
}

/** The commit at which the work left the host's `main`; the last one where there is none. */
function commonCommit(root: string): string | undefined {
  const last = () => askGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD');
  return (askGit(root, 'merge-base', 'HEAD', 'origin/main') ?? last())?.trim();
}

/** The pages of an earlier version that have no file any more. */
function pagesWithoutFile({documents}: Content, {files}: Content): FormerPage[] {
  return documents
    .filter(({file, kind}) => kind === 'page' && !files.has(file))
    .map(({file, fields = {}, text}) => ({
      file,
      path: pathOfFile(file),
      redirectFrom: Array.isArray(fields.redirectFrom) ? fields.redirectFrom.map(String) : [],
      title: asText(fields.title),
      body: readMdx(file, text).body.trim(),
    }));
}
