import {lookAtPages, type LookOptions, type LookResult, type PageToVisit} from '../pictures';
import {listFileChanges, readBuiltSite} from './builtSite';
import {makeChangeKey, chooseExample, groupChanges} from './changeGroups';
import {compareSites, hasChanges, type PageChange, applyLooks} from './comparePages';
import {listPoints, summarizeReview} from './overview';
import type {Records, Review} from './types';

/**
 * `before` is undefined if the base can't be built; without a browser there are no pictures.
 */
export interface ReviewOptions
  extends Partial<Omit<LookOptions, 'day' | 'before' | 'browser'>>, Pick<Review, 'made'> {
  before?: string | undefined;
  browser?: string | undefined;
  after: string;
  records: Records;
  notes?: readonly string[];
}

/** Compares two built sites as patients see and read them. */
export async function reviewSites(options: ReviewOptions): Promise<Review> {
  const {before, after, records, made, notes = []} = options;
  const newSite = readBuiltSite(after);
  if (before === undefined) {
    return {
      ...records,
      sentence: "The pages can't be compared, because there is nothing to compare with.",
      points: listPoints({groups: [], total: newSite.pages.size, facts: records.facts}),
      notes,
      groups: [],
      looks: new Map(),
      total: newSite.pages.size,
      made,
    };
  }

  const oldSite = readBuiltSite(before);
  const pages = compareSites(oldSite, newSite);
  const looks = await photograph(pages, {...options, before});
  const groups = groupChanges(applyLooks(pages, looks).filter(hasChanges));
  const files = listFileChanges(oldSite, newSite);
  if (groups.length === 0 && oldSite.styles !== newSite.styles)
    files.push('styles of elements that open later have changed');
  const summary = {groups, total: newSite.pages.size, facts: records.facts ?? [], files};
  const fileFacts = files.map((text) => ({topic: 'Files', text, pages: []}));
  return {
    ...records,
    facts: records.facts && [...records.facts, ...fileFacts],
    sentence: summarizeReview(summary),
    points: listPoints(summary),
    notes,
    groups,
    looks,
    total: newSite.pages.size,
    made,
  };
}

/** Photographs the pages whose built files differ: an example of each change first. */
async function photograph(
  pages: readonly PageChange[],
  {before, after, browser, made, timeZone, onPage}: ReviewOptions & {before: string},
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
