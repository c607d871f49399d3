import {isChanged, loadSite} from '@dental/checks';
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
  const files = filesAt(root, base);
  const [{version: before}, {version: after, content}] = [versionIn(root, files), versionIn(root)];
  const pages = [after, before].flatMap((version) => version?.site.pages ?? []);
  return {
    approval: after
      ? whoApproves(after.site, changedFiles(root, base))
      : 'Whose approval it needs cannot be said until the facts can be read.',
    words: [...new Set(problems.flatMap(({word}) => word ?? []))],
    warnings: broughtBy(problems, loadSite(root, {files}).warnings).map(({file, message}) => {
      const page = pages.find((candidate) => candidate.file === file);
      return page ? `${page.heading}: ${message}` : message;
    }),
    nearest: nearestIn(content),
    facts: before && after && changesBetween(before, after),
    toSign: before && after ? pagesToSign(before.site, after.site, readApprovals(root)) : [],
  };
}

/** What the checks find now and did not before, what is lost or turned first; of words and signatures others speak. */
export function broughtBy(problems: readonly Problem[], former: readonly Problem[]): Problem[] {
  const keyOf = ({file, message}: Problem) => `${file} ${message}`;
  const known = new Set(former.map(keyOf));
  const rank = ({finding, lost}: Problem) => (lost || finding?.startsWith(FINDINGS) ? 0 : 1);
  return problems
    .filter(
      (problem) =>
        !known.has(keyOf(problem)) && problem.field !== 'reviewed' && problem.word === undefined,
    )
    .sort((a, b) => rank(a) - rank(b));
}

/** The pages of which somebody answers for the words, which differ from the base's and nobody has signed as they are now. */
export function pagesToSign(
  before: Site,
  after: Site,
  approvals: Approvals | undefined,
): PageToSign[] {
  return after.pages
    .filter((page) => claimsOf(page).length > 0 && isChanged(before, after, page))
    .filter((page) => signOffOf(after, page, approvals).state !== 'signed')
    .map((page) => ({name: page.heading, signature: signatureSentence(after, page, approvals)}));
}
