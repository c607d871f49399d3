import {isChanged, loadSite} from '@dental/checks';
import {
  type Approvals,
  type Content,
  findClaims,
  openProjectFiles,
  type Page,
  type Problem,
  readApprovals,
  getSignOff,
  type Site,
} from '@dental/content';
import {cutAtWord, formatLongDate, pluralize, truncateList} from '@dental/practice';
import {type Signer, describeApprovers} from './approvers';
import {listChangedFiles, readFilesAt} from '../baseline/files';
import {readSnapshot} from '../baseline/snapshot';
import {dropOlderProblems} from '../baseline/olderProblems';
import {findChanges} from '../diff/facts';
import {CHANGE_FINDING} from '../diff/warnings';
import type {Offer, Records} from './types';

/** The code of a required statement that a page no longer makes. */
const MISSING_STATEMENT = 'must-say/missing';

/** The code of a legal text that changed without its date: a lesser matter than its words. */
const OLD_DATE = 'change/old-day';

/** Photographs of people: patients may withdraw their permission, and colleagues leave. */
const PEOPLES_PICTURES = /^static\/img\/(?:cases|team)\//;

/** A sentence names up to this many files. */
const MAX_NAMED = 4;

/**
 * Collects the facts, signatures, warnings, and unknown words of the change since a base.
 * @param problems the problems that the gate finds
 * @throws {UserError} if git doesn't know the base
 */
export function collectRecords(root: string, base: string, problems: readonly Problem[]): Records {
  const files = readFilesAt(root, base);
  const newer = openProjectFiles(root);
  const {version: before, content: former} = readSnapshot(root, files, newer);
  const {version: after, content} = readSnapshot(root);
  const pages = [after, before].flatMap((version) => version?.site.pages ?? []);
  const cases = [after, before].flatMap((version) => version?.site.cases ?? []);
  const toSentence = (problem: Problem) => describeConcern(problem, [...pages, ...cases]);
  const changedFiles = listChangedFiles(root, base);
  const newProblems = findNewProblems(problems, loadSite(root, {files, newer}).warnings);
  const isMissingStatement = ({finding}: Problem) => finding === MISSING_STATEMENT;
  const signers = before && after ? listSigners(before.site, after.site, readApprovals(root)) : [];
  return {
    approval: after
      ? describeApprovers(after.site, changedFiles, signers)
      : "The required approval isn't known until the practice details can be read.",
    words: [...new Set(problems.flatMap(({word}) => word ?? []))],
    warnings: newProblems
      .filter((problem) => !isMissingStatement(problem) && !PEOPLES_PICTURES.test(problem.file))
      .map(toSentence),
    facts: before && after && findChanges(before, after),
    firstPoints: [
      ...newProblems
        .filter(isMissingStatement)
        .map((one) => toSentence(one).replace(/\.("?)$/, '$1')),
      ...describePeoplesPictures(former, content, newProblems, changedFiles),
    ],
    treatmentPaths: pages
      .filter((page) => findClaims(page).includes('clinical'))
      .map(({path}) => path),
    closures: (after?.site.hours.closures ?? []).map(({name, from}) => ({
      name,
      day: formatLongDate(from),
    })),
    offers: before && after ? listNewOffers(before.site, after.site) : [],
  };
}

/** A warning of a changed record repeats its fact, so it only says how to confirm it. */
const CHANGED_FACT = 'change/fact';

const MAX_QUOTE_LENGTH = 60;

/** A problem as a sentence that can be read without its file. */
export function describeConcern(
  {file, finding, quote, message, remedy}: Problem,
  records: readonly Pick<Page, 'file' | 'heading'>[],
): string {
  const record = records.find((candidate) => candidate.file === file);
  const place = record ? `${record.heading}: ` : '';
  if (finding !== CHANGED_FACT || quote === undefined) return place + message;
  return `${place}“${cutAtWord(quote, MAX_QUOTE_LENGTH)}” is new. ${remedy}`;
}

type Pictures = Pick<Content, 'files' | 'cases'>;

/**
 * Names the deleted cases, and says which photographs of people are new, replaced, or deleted, and
 * which stay public without a record.
 * @param changedFiles the files that differ between the two versions
 */
export function describePeoplesPictures(
  before: Pictures,
  after: Pictures,
  problems: readonly Problem[],
  changedFiles: readonly string[],
): string[] {
  const deletedCases = listDeletedCases(before, after);
  const explained = new Set(
    deletedCases.flatMap(({pictures, areDeleted}) => (areDeleted ? pictures : [])),
  );
  const isPicture = (file: string) => PEOPLES_PICTURES.test(file);
  const unused = problems.map(({file}) => file).filter(isPicture);
  const deleted = [...before.files].filter(
    (file) => isPicture(file) && !after.files.has(file) && !explained.has(file),
  );
  const added = [...after.files].filter((file) => isPicture(file) && !before.files.has(file));
  const replaced = changedFiles.filter(
    (file) => isPicture(file) && before.files.has(file) && after.files.has(file),
  );
  return [
    // The start is the fact about the case, which isn't listed again.
    ...deletedCases.map(
      ({heading, areDeleted}) =>
        `The case “${heading}” was removed` + (areDeleted ? ', and its pictures are deleted' : ''),
    ),
    ...countPictures('unused picture', [...new Set(unused)], ' can still be opened'),
    ...countPictures('deleted picture', deleted),
    ...countPictures('new picture', added),
    ...countPictures('replaced picture', replaced),
  ];
}

function listDeletedCases({files, cases}: Pictures, after: Pictures) {
  const deleted = cases.filter(({file}) => !after.cases.some((left) => left.file === file));
  return deleted.map(({heading, beforeImage, afterImage}) => {
    const pictures = [...files].filter((file) =>
      [beforeImage, afterImage].some((image) => file.startsWith(`static/img/${image}.`)),
    );
    return {heading, pictures, areDeleted: pictures.every((file) => !after.files.has(file))};
  });
}

/** `2 new pictures of people: cases/a.jpg and cases/b.jpg`; nothing without files. */
function countPictures(noun: string, files: readonly string[], note = ''): string[] {
  if (files.length === 0) return [];
  const names = files.map((file) => file.replace(/^static\/img\//, ''));
  const count = pluralize(names.length, noun);
  return [`${count} of people${note}: ${truncateList(names, MAX_NAMED)}`];
}

/** The offers that are new or have other words or days. */
function listNewOffers(before: Site, after: Site): Offer[] {
  const oldOffers = before.promotions.promotions.map((offer) => JSON.stringify(offer));
  return after.promotions.promotions.filter((offer) => !oldOffers.includes(JSON.stringify(offer)));
}

/**
 * Keeps the problems that the old version didn't have: errors before warnings, and of both, lost
 * URLs and changed meanings first. Omits unknown words and signatures, which the report lists
 * elsewhere.
 */
export function findNewProblems(
  problems: readonly Problem[],
  oldProblems: readonly Problem[],
): Problem[] {
  const isMain = ({finding, lost}: Problem) =>
    lost !== undefined || (finding?.startsWith(CHANGE_FINDING) && finding !== OLD_DATE);
  const rankOf = (problem: Problem) =>
    (problem.severity === undefined ? 0 : 2) + (isMain(problem) ? 0 : 1);
  return dropOlderProblems(problems, oldProblems)
    .filter(({field, word}) => field !== 'reviewed' && word === undefined)
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** Lists the people whose signature changed pages need again, with those pages. */
export function listSigners(before: Site, after: Site, approvals: Approvals | undefined): Signer[] {
  const signers = new Map<string, Signer>();
  for (const page of after.pages) {
    if (findClaims(page).length === 0 || !isChanged(before, after, page)) continue;
    const signOff = getSignOff(after, page, approvals);
    if (!('by' in signOff) || signOff.state === 'signed') continue;
    const {by, state} = signOff;
    const signer = signers.get(by.file) ?? {by, pages: [], hasAccount: state !== 'no-account'};
    signers.set(by.file, signer);
    signer.pages.push(page.heading);
  }
  return [...signers.values()];
}
