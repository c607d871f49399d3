import {lookAtPages, type LookOptions, type LookResult, type PageToVisit} from '../pictures';
import {listFileChanges, readBuiltSite} from './builtSite';
import type {Block} from './blocks';
import {makeChangeKey, chooseExample, type ChangeGroup, groupChanges} from './changeGroups';
import {compareSites, hasChanges, type PageChange, applyLooks} from './comparePages';
import {listPoints, summarizeReview} from './overview';
import {listRemovals} from './removals';
import type {Records, Review} from './types';

/**
 * `before` or `after` is undefined if that version can't be built; without a browser there are no
 * pictures.
 */
export interface ReviewOptions
  extends Partial<Omit<LookOptions, 'day' | 'before' | 'after' | 'browser'>>, Pick<Review, 'made'> {
  before?: string | undefined;
  browser?: string | undefined;
  after: string | undefined;
  records: Records;
  notes?: readonly string[];
}

/** Compares two built sites as patients see and read them. */
export async function reviewSites(options: ReviewOptions): Promise<Review> {
  const {before, after, records, made, notes = []} = options;
  if (before === undefined || after === undefined) {
    const total = after === undefined ? 0 : readBuiltSite(after).pages.size;
    const reason = after ? 'there is nothing to compare with' : "this version can't be built";
    const sentence = `The pages can't be compared, because ${reason}.`;
    const points = listPoints({...records, groups: [], total});
    return {...records, made, notes, sentence, points, groups: [], looks: new Map(), total};
  }

  const newSite = readBuiltSite(after);
  const oldSite = readBuiltSite(before);
  const pages = hideLaterClosures(compareSites(oldSite, newSite), records.closures);
  const looks = await photograph(pages, {...options, before, after});
  const groups = putRemovalsFirst(
    groupChanges(applyLooks(pages, looks).filter(hasChanges)),
    records.treatmentPaths,
  );
  const files = listFileChanges(oldSite, newSite);
  if (groups.length === 0 && oldSite.styles !== newSite.styles)
    files.push('styles of elements that open later have changed');
  const total = newSite.pages.size;
  const summary = {...records, groups, total, files};
  const fileFacts = files.map((text) => ({topic: 'Files', text, pages: []}));
  return {
    ...records,
    made,
    notes,
    facts: records.facts && [...records.facts, ...fileFacts],
    sentence: summarizeReview(summary),
    points: listPoints(summary),
    groups,
    looks,
    total,
  };
}

/**
 * Drops closures that only left a page's list. It shows the next few, so a new one pushes out the
 * last one, which isn't removed.
 */
function hideLaterClosures(
  pages: readonly PageChange[],
  closures: Records['closures'],
): PageChange[] {
  const isLater = (block: Block | undefined) =>
    closures.some(({name, day}) => block?.text.includes(name) && block.text.includes(day));
  return pages.map((page) => ({
    ...page,
    words: page.words.flatMap((change) => {
      if (change.after?.text === change.before?.text || !isLater(change.before)) return change;
      return change.after ? {...change, kind: 'new' as const, before: undefined} : [];
    }),
  }));
}

/** Groups that remove words from pages about treatments come before all others. */
function putRemovalsFirst(
  groups: readonly ChangeGroup[],
  treatmentPaths: readonly string[],
): ChangeGroup[] {
  const rankOf = (group: ChangeGroup) => (listRemovals([group], treatmentPaths).length > 0 ? 0 : 1);
  return [...groups].sort((a, b) => rankOf(a) - rankOf(b));
}

/** Photographs the pages whose built files differ: an example of each change first. */
async function photograph(
  pages: readonly PageChange[],
  {before, after, browser, made, timeZone, onPage}: ReviewOptions & {before: string; after: string},
): Promise<Map<string, LookResult>> {
  if (browser === undefined) return new Map();
  const different = pages.filter(({look}) => look !== undefined);
  const examples = groupChanges(different).map(chooseExample);
  const ordered = [...new Set([...examples, ...different])];
  const options = {before, after, browser, day: made.day, timeZone, onPage};
  return lookAtPages(ordered.map(toPageToVisit), options);
}

function toPageToVisit({path, from, words, look = ''}: PageChange): PageToVisit {
  const hasWords = words.length > 0;
  return {
    path,
    from,
    changes: hasWords ? words.map(makeChangeKey) : [look],
    isVisible: hasWords,
  };
}
