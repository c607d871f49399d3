import {isChanged, loadSite} from '@dental/checks';
import {
  type Approvals,
  findClaims,
  openProjectFiles,
  type Problem,
  readApprovals,
  getSignOff,
  type Site,
} from '@dental/content';
import {describeSignature, describeApprovers} from './approvers';
import {listChangedFiles, readFilesAt} from '../baseline/files';
import {readSnapshot} from '../baseline/snapshot';
import {findChanges} from '../diff/facts';
import {CHANGE_FINDING} from '../diff/warnings';
import type {PageToSign, Records} from './types';

/**
 * Collects the facts, signatures, warnings, and unknown words of the change since a base.
 * @param problems the problems that the gate finds
 * @throws {UserError} if git doesn't know the base
 */
export function collectRecords(root: string, base: string, problems: readonly Problem[]): Records {
  const files = readFilesAt(root, base);
  const newer = openProjectFiles(root);
  const {version: before} = readSnapshot(root, files, newer);
  const {version: after} = readSnapshot(root);
  const pages = [after, before].flatMap((version) => version?.site.pages ?? []);
  const toSentence = ({file, message}: Problem) => {
    const page = pages.find((candidate) => candidate.file === file);
    return page ? `${page.heading}: ${message}` : message;
  };
  return {
    approval: after
      ? describeApprovers(after.site, listChangedFiles(root, base))
      : "The required approval isn't known until the practice details can be read.",
    words: [...new Set(problems.flatMap(({word}) => word ?? []))],
    warnings: findNewProblems(problems, loadSite(root, {files, newer}).warnings).map(toSentence),
    facts: before && after && findChanges(before, after),
    toSign: before && after ? listPagesToSign(before.site, after.site, readApprovals(root)) : [],
  };
}

/**
 * Keeps the problems that the old version didn't have; lost URLs and changed meanings come first.
 * Omits unknown words and signatures, which the report lists elsewhere.
 */
export function findNewProblems(
  problems: readonly Problem[],
  oldProblems: readonly Problem[],
): Problem[] {
  const keyOf = ({file, message}: Problem) => `${file} ${message}`;
  const oldKeys = new Set(oldProblems.map(keyOf));
  const rankOf = ({finding, lost}: Problem) =>
    lost || finding?.startsWith(CHANGE_FINDING) ? 0 : 1;
  return problems
    .filter(({field, word}) => field !== 'reviewed' && word === undefined)
    .filter((problem) => !oldKeys.has(keyOf(problem)))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** Lists the pages whose words changed, need a signature, and don't have one yet. */
export function listPagesToSign(
  before: Site,
  after: Site,
  approvals: Approvals | undefined,
): PageToSign[] {
  return after.pages
    .filter((page) => findClaims(page).length > 0 && isChanged(before, after, page))
    .filter((page) => getSignOff(after, page, approvals).state !== 'signed')
    .map((page) => ({name: page.heading, signature: describeSignature(after, page, approvals)}));
}
