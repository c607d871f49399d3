import {lookAtPages, type LookResult} from '../pictures';
import {readBuiltSite, fileChanges, type BuiltSite} from './builtSite';
import {exampleOf, groupChanges, isNoticed} from './changeGroups';
import {compareSites, isNothing, settleLooks, type PageChange} from './pageChanges';
import type {Records, Review} from './review';
import {firstPoints, firstSentence} from './sentences';

export {obstaclesOn} from '../browser/axe';
export {builtBase, findBase, isSame, linkPackages, notesOn, REVIEW_FOLDER} from './base';
export {reportPage} from './page';
export {publishReport} from './publish';
export {recordsOf} from './records';
export type {Review} from './review';

/** So many pages are shown in pictures: more make a report that no host takes (25 MB). */
const MOST_SHOWN = 16;

export interface ReviewOptions {
  /** The folders of the two built sites; no former one if the base cannot be built. */
  before?: string;
  after: string;
  records: Records;
  made: Review['made'];
  notes?: readonly string[];
  /** Where the browser is; without one, nothing is said of looks. */
  browser?: string;
  /** Where pictures of the base are kept. */
  cache?: string;
  /** Gets how many pages have been looked at. */
  onPage?: (done: number, all: number) => void;
}

/** Compares two built sites as patients see and read them. */
export async function reviewSites(options: ReviewOptions): Promise<Review> {
  const {before, after, records, made, notes = []} = options;
  const now = readBuiltSite(after);
  const was = before === undefined ? undefined : readBuiltSite(before);
  const pages = was ? compareSites(was, now) : [];
  const files = was ? fileChanges(was, now) : [];
  const looks = was ? await look(pages, was, options) : new Map<string, LookResult>();
  const looked = settleLooks(pages, looks);
  const groups = groupChanges(looked.filter((page) => !isNothing(page)));
  const total = now.pages.size;
  const changes = {groups, total, facts: records.facts ?? [], days: records.days, files};
  return {
    ...records,
    facts: records.facts && [...records.facts, ...files.map((text) => ({topic: 'Files', text, pages: []}))],
    sentence:
      before === undefined
        ? 'What patients will notice on the pages cannot be said, because there is nothing to compare them with.'
        : firstSentence(changes),
    points: firstPoints(changes),
    notes,
    groups,
    unseen: looked.filter(isNothing),
    looks,
    total,
    made,
  };
}

/** Every page whose built files differ is looked at, examples of each change first. */
function look(
  pages: readonly PageChange[],
  was: BuiltSite,
  {after, browser, cache, made, onPage}: ReviewOptions,
): Promise<Map<string, LookResult>> | Map<string, LookResult> {
  if (browser === undefined) return new Map();
  const different = pages.filter(({kind, isOtherLook}) => isOtherLook && (kind === 'changed' || kind === 'moved'));
  const examples = groupChanges(different)
    .filter(isNoticed)
    .flatMap((group) => exampleOf(group) ?? []);
  const visited = [...new Set([...examples.filter((page) => different.includes(page)), ...different])];
  return lookAtPages(visited, {
    before: was.folder,
    after,
    browser,
    day: made.day,
    cache,
    mostShown: MOST_SHOWN,
    onPage,
  });
}
export {type BuiltSite, readBuiltSite} from './builtSite';
export {type ChangeGroup, isNoticed} from './changeGroups';
export {gist} from './sentences';
