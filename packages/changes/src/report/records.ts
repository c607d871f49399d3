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
import {consentChanges, hostChanges} from '../model/facts/permissions';
import {FINDINGS} from '../model/warnings';
import {nearestIn} from './nearest';
import type {Records} from './review';

/**
 * What the content says of the change since a base: facts, signatures, days, words.
 * @param problems what the gate finds in it
 * @throws RangeError if git does not know the base
 */
export function recordsOf(root: string, base: string, problems: readonly Problem[]): Records {
  const former = filesAt(root, base);
  const [{version: before}, {version: after}] = [versionIn(root, former), versionIn(root)];
  const approvals = readApprovals(root);
  const {content} = readContent(root);
  const warnings = problems.filter(({finding}) => FINDINGS.some((own) => own === finding));
  const of = {
    words: [...new Set(problems.flatMap(({word}) => word ?? []))],
    warnings: warnings.map(({file, line, what}) => `${file}:${line}: ${what}`),
    nearest: nearestIn(content),
  };
  if (!after) {
    const approval = 'Whose approval it needs cannot be said until the facts can be read.';
    return {...of, approval, facts: undefined, signatures: [], days: [], pages: {}};
  }
  const approval = whoApproves(root, after.site, changedFiles(root, base));
  if (!before) return {...of, approval, facts: undefined, signatures: [], days: [], pages: {}};
  return {
    ...of,
    approval,
    pages: pagesOf(after.site, problems, approvals),
    facts: [
      ...changesBetween(before, after),
      ...consentChanges(readContent(root, {files: former}).content.consents, content.consents),
      ...hostChanges(before.site, after.site),
    ],
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
