import {join} from 'node:path';
import type {Change} from '../content/diff/compare';
import type {Signature} from './approvals';
import {readBuiltSite} from './builtSite';
import {Camera} from './camera';
import {compareSites} from './comparePages';
import type {DatedChange} from './days';
import {lookAtPages, MOST_LOOKED_AT, pagesToSee, type Look} from './looks';
import type {Review} from './review';
import {firstSentence} from './sentences';
import {thumbnailsOf} from './thumbnails';
import {afterLooking, toldOf} from './told';

/** What the content and the records say of a change, beside the built pages. */
export interface Records {
  approval: string;
  facts: readonly Change[] | undefined;
  signatures: readonly Signature[];
  days: readonly DatedChange[];
  words: readonly string[];
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
  /** Is told how many pages are looked at, and each time that one is done. */
  onPage?: (done: number, all: number) => void;
}

/** Compares two built sites as patients see, hear and read them. */
export async function reviewSites(options: ReviewOptions): Promise<Review> {
  const {before, after, records, made, notes = [], browser} = options;
  const now = readBuiltSite(after);
  const pages = before === undefined ? [] : compareSites(readBuiltSite(before), now);
  const wanted = pagesToSee(toldOf(pages));
  const looks =
    browser === undefined || before === undefined
      ? new Map<string, Look>()
      : await look(wanted.slice(0, MOST_LOOKED_AT), {...options, before, browser});
  const told = afterLooking(pages, looks);
  const total = now.pages.size;
  return {
    ...records,
    sentence:
      before === undefined
        ? 'What patients will notice on the pages cannot be said, because there is nothing to compare them with.'
        : firstSentence(told.entries, total),
    notes: [
      ...notes,
      ...(wanted.length > looks.size && looks.size > 0
        ? [
            `Only ${looks.size} of ${wanted.length} pages that may look different were looked at; the others are listed.`,
          ]
        : []),
    ],
    told,
    looks,
    total,
    thumbnails: await thumbnailsOf(told.entries, {before: before ?? after, after}),
    made,
  };
}

async function look(
  pages: Parameters<typeof lookAtPages>[0],
  {before, after, browser, kept, made, onPage}: ReviewOptions & {before: string; browser: string},
): Promise<Map<string, Look>> {
  if (pages.length === 0) return new Map();
  const camera = await Camera.start(browser, made.day);
  try {
    onPage?.(0, pages.length);
    return await lookAtPages(pages, {before, after, kept: kept && join(kept, 'looks')}, camera, (done) =>
      onPage?.(done, pages.length),
    );
  } finally {
    await camera.close();
  }
}
