import {isChanged} from '@dental/checks';
import {
  type Approvals,
  claimsOf,
  type Problem,
  readApprovals,
  signatureSentence,
  signOffOf,
  type Site,
  whoApproves,
} from '@dental/content';
import {changedFiles, filesAt} from '../former/files';
import {versionIn} from '../former/version';
import {changesBetween} from '../model/facts';
import {FINDINGS} from '../model/warnings';
import {nearestIn} from './nearest';
import type {PageRecord, Records} from './review';

/**
 * What the content says of the change since a base: facts, signatures, words.
 * @param problems what the gate finds in it
 * @throws {UserError} if git does not know the base
 */
export function recordsOf(root: string, base: string, problems: readonly Problem[]): Records {
  const [{version: before}, {version: after, content}] = [versionIn(root, filesAt(root, base)), versionIn(root)];
  const warnings = problems.filter(({finding}) => finding?.startsWith(FINDINGS));
  return {
    approval: after
      ? whoApproves(root, after.site, changedFiles(root, base))
      : 'Whose approval it needs cannot be said until the facts can be read.',
    words: [...new Set(problems.flatMap(({word}) => word ?? []))],
    warnings: warnings.map(({message}) => message),
    nearest: nearestIn(content),
    facts: before && after && changesBetween(before, after),
    pages: before && after ? pageRecords(before.site, after.site, readApprovals(root)) : [],
  };
}

/** What the signatures say of each page. */
export function pageRecords(before: Site, after: Site, approvals: Approvals | undefined): PageRecord[] {
  return after.pages.map((page) => {
    const isSigned = claimsOf(page).length > 0;
    return {
      path: page.path,
      name: page.heading,
      signature: isSigned ? signatureSentence(after, page, approvals) : '',
      isToSign: isSigned && isChanged(before, after, page) && signOffOf(after, page, approvals).state !== 'signed',
    };
  });
}
