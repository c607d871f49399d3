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
import type {PageToSign, Records} from './review';

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
      ? whoApproves(after.site, changedFiles(root, base))
      : 'Whose approval it needs cannot be said until the facts can be read.',
    words: [...new Set(problems.flatMap(({word}) => word ?? []))],
    warnings: warnings.map(({message}) => message),
    nearest: nearestIn(content),
    facts: before && after && changesBetween(before, after),
    toSign: before && after ? pagesToSign(before.site, after.site, readApprovals(root)) : [],
  };
}

/** The pages of which somebody answers for the words, which differ from the base's and nobody has signed as they are now. */
export function pagesToSign(before: Site, after: Site, approvals: Approvals | undefined): PageToSign[] {
  return after.pages
    .filter((page) => claimsOf(page).length > 0 && isChanged(before, after, page))
    .filter((page) => signOffOf(after, page, approvals).state !== 'signed')
    .map((page) => ({name: page.heading, signature: signatureSentence(after, page, approvals)}));
}
