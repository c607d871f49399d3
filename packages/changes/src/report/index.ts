import {lookAtPages, type LookOptions} from '../pictures';
import {fileChanges, readBuiltSite} from './builtSite';
import {exampleOf, groupChanges} from './changeGroups';
import {compareSites, isNothing, withLooks} from './pageChanges';
import type {Records, Review} from './review';
import {firstPoints, firstSentence} from './sentences';

export {obstaclesOn} from '../browser/axe';
export {newObstacles, startBrowser} from '../pictures';
export {builtBase, linkPackages, notesOn, REVIEW_FOLDER} from './base';
export {type BuiltSite, readBuiltSite} from './builtSite';
export type {ChangeGroup} from './changeGroups';
export {reportPage} from './page';
export {publishReport} from './publish';
export {recordsOf} from './records';
export type {Review} from './review';
export {gist} from './sentences';

/** No former site if the base cannot be built; without a browser the pages are not photographed. */
export interface ReviewOptions extends Partial<Omit<LookOptions, 'day'>>, Pick<Review, 'made'> {
  after: string;
  records: Records;
  notes?: readonly string[];
}

/** Compares two built sites as patients see and read them: every page whose built files differ is looked at. */
export async function reviewSites(options: ReviewOptions): Promise<Review> {
  const {before, after, records, made, notes = [], browser, timeZone, onPage} = options;
  const now = readBuiltSite(after);
  const was = before === undefined ? undefined : readBuiltSite(before);
  const pages = was ? compareSites(was, now) : [];
  const different = pages.filter(({isOtherLook}) => isOtherLook);
  // Examples of each change come first: only so many are shown.
  const examples = groupChanges(different).map(exampleOf);
  const looks =
    before !== undefined && browser !== undefined
      ? await lookAtPages([...new Set([...examples, ...different])], {
          ...{before, after, browser, timeZone, onPage},
          day: made.day,
        })
      : new Map();
  const looked = withLooks(pages, looks);
  const groups = groupChanges(looked.filter((page) => !isNothing(page)));
  const files = was ? fileChanges(was, now) : [];
  if (was && groups.length === 0 && was.styles !== now.styles)
    files.push('styles of what opens later have changed');
  const changes = {groups, total: now.pages.size, facts: records.facts ?? [], files};
  return {
    ...records,
    facts: records.facts && [
      ...records.facts,
      ...files.map((text) => ({topic: 'Files', text, pages: []})),
    ],
    sentence: was
      ? firstSentence(changes)
      : 'What patients will notice on the pages cannot be said, because there is nothing to compare them with.',
    points: firstPoints(changes),
    notes,
    groups,
    looks,
    total: now.pages.size,
    made,
  };
}
