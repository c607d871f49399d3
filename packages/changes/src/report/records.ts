import {readContent} from '@dental/checks';
import {
  type Approvals,
  claimsOf,
  type Problem,
  readApprovals,
  signatureSentence,
  type Site,
  whoApproves,
} from '@dental/content';
import {changedFiles, filesAt} from '../former/files';
import {signaturesOf} from '../former/signatures';
import {versionIn} from '../former/version';
import {changedDays} from '../model/days';
import {changesBetween} from '../model/facts';
import {FINDINGS} from '../model/warnings';
import type {Records} from './review';

/**
 * What the content says of the change since a base: facts, signatures, days, words.
 * @param problems what the gate finds in it
 * @throws RangeError if git does not know the base
 */
export function recordsOf(root: string, base: string, problems: readonly Problem[]): Records {
  const [{version: before}, {version: after}] = [versionIn(root, filesAt(root, base)), versionIn(root)];
  const approvals = readApprovals(root);
  const warnings = problems.filter(({finding}) => FINDINGS.some((own) => own === finding));
  const records: Records = {
    approval: after
      ? whoApproves(root, after.site, changedFiles(root, base))
      : 'Whose approval it needs cannot be said until the facts can be read.',
    words: [...new Set(problems.flatMap(({word}) => word ?? []))],
    warnings: warnings.map(({file, line, what}) => `${file}:${line}: ${what}`),
    facts: undefined,
    signatures: [],
    days: [],
    pages: {},
  };
  if (!before || !after) return records;
  return {
    ...records,
    pages: pagesOf(after.site, problems, approvals),
    facts: changesBetween(before, after),
    signatures: signaturesOf(before.site, after.site, approvals, (commit) => siteAt(root, commit)),
    days: changedDays(before.site, after.site),
  };
}

function siteAt(root: string, commit: string): Site | undefined {
  try {
    return readContent(root, {files: filesAt(root, commit)}).site;
  } catch {
    return undefined;
  }
}

/** What the check and the signatures say of each page. */
function pagesOf(site: Site, problems: readonly Problem[], approvals: Approvals | undefined): Records['pages'] {
  return Object.fromEntries(
    site.pages.map((page) => {
      const own = problems.filter(({file}) => file === page.file).map(({what, fix}) => `${what} ${fix}`);
      const signature = claimsOf(page).length > 0 ? signatureSentence(site, page, approvals) : '';
      return [page.path, {problems: own, signature}];
    }),
  );
}
