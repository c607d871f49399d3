import {join} from 'node:path';
import type {Change} from '../content/diff/compare';
import type {Signature} from './approvals';
import {readBuiltSite, type BuiltSite} from './builtSite';
import {Camera, LOOKS} from './camera';
import {compareSites, type PageChange} from './comparePages';
import {dayViews, lookAtDays, type DayView} from './dayPictures';
import type {DatedChange} from './days';
import {fileSentences} from './files';
import {Kept} from './kept';
import {lookAtPages, MOST_GLANCED, pagesToSee, type Sight} from './looks';
import type {Review} from './review';
import {firstPoints, firstSentences} from './sentences';
import {thumbnailsOf} from './thumbnails';
import {afterLooking} from './told';

/** What the content and the records say of a change, beside the built pages. */
export interface Records {
  approval: string;
  facts: readonly Change[] | undefined;
  signatures: readonly Signature[];
  days: readonly DatedChange[];
  words: readonly string[];
  /** What the check and the signatures say of pages, by their address. */
  pages: Readonly<Record<string, {problems: readonly string[]; signature: string}>>;
}

export interface ReviewOptions {
  /** The folders of the two built sites; no former one if the base cannot be built. */
  before?: string;
  after: string;
  records: Records;
  made: Review['made'];
  notes?: readonly string[];
  /** Where the browser is; without one, nothing is said of looks. */
  browser?: string;
  /** Where looks of the base are kept. */
  kept?: string;
  /** Is told how many looks are taken, and each time that one is done. */
  onPage?: (done: number, all: number) => void;
}

/** Compares two built sites as patients see, hear and read them. */
export async function reviewSites(options: ReviewOptions): Promise<Review> {
  const {before, after, records, made, notes = [], browser} = options;
  const now = readBuiltSite(after);
  const was = before === undefined ? undefined : readBuiltSite(before);
  const pages = was ? compareSites(was, now) : [];
  const {sights, days}: Looked =
    was && browser !== undefined
      ? await look(pages, {before: was, after: now}, {...options, browser})
      : {sights: new Map(), days: dayViews(records.days)};
  const files = was ? fileSentences(was, now) : [];
  const told = afterLooking(pages, sights);
  const doubtful = pagesToSee(pages).doubtful.length;
  const total = now.pages.size;
  const beside = {days: records.days, files, facts: records.facts ?? []};
  return {
    ...records,
    days,
    facts: records.facts && [...records.facts, ...files.map((text) => ({topic: 'Files', text, pages: []}))],
    sentence:
      before === undefined
        ? 'What patients will notice on the pages cannot be said, because there is nothing to compare them with.'
        : firstSentences(told.entries, total, beside),
    points: firstPoints(told.entries, total, beside),
    notes: [
      ...notes,
      ...(doubtful > MOST_GLANCED && sights.size > 0
        ? [`Only ${MOST_GLANCED} of ${doubtful} pages that may look different were looked at; the others are listed.`]
        : []),
    ],
    told,
    sights,
    total,
    thumbnails: await thumbnailsOf(told.entries, {before: before ?? after, after}),
    made,
  };
}

interface Looked {
  sights: Map<string, Sight>;
  days: readonly DayView[];
}

async function look(
  pages: readonly PageChange[],
  sites: Record<'before' | 'after', BuiltSite>,
  {browser, kept, made, records, onPage}: ReviewOptions & {browser: string},
): Promise<Looked> {
  const {doubtful, examples} = pagesToSee(pages);
  if (doubtful.length + examples.length + records.days.length === 0) return {sights: new Map(), days: []};
  const camera = await Camera.start(browser, made.day);
  const looks = new Kept(kept && join(kept, LOOKS));
  try {
    const sights = await lookAtPages(pages, {...sites, kept: looks}, camera, onPage);
    return {sights, days: records.days.length > 0 ? await lookAtDays(records.days, sites, camera, looks) : []};
  } finally {
    await camera.close();
  }
}
