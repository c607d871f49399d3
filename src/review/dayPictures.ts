import {load} from 'cheerio';
import {groupBy} from '../site/groupBy';
import type {BuiltSite} from './builtSite';
import {WIDTHS, type Camera, type LiveTab} from './camera';
import type {DatedChange} from './days';
import type {Kept} from './kept';
import {nameOfPage, readPage} from './pageReading';
import {comparePictures, type ScreenPictures} from './pictures';

/** A day on which something begins or ends, and what patients see on it before and after the change. */
export interface DayView {
  /** Such as `2027-08-01`. */
  day: string;
  says: readonly string[];
  /** The pages that look different on that day; undefined if none was looked at. */
  pages?: readonly DayPage[];
  /** An earlier day on which they look the same. */
  sameAs?: string;
}

export interface DayPage {
  path: string;
  name: string;
  screen: ScreenPictures;
}

/** Each takes a few seconds, so of more days than these the first are looked at. */
const MOST_DAYS = 4;

/** So many pages with hours are looked at, and parts of each: the others show the same. */
const MOST_PAGES = 2;
const MOST_PARTS = 2;

/** Where the hours tell the day; offers are on the home page and in the line at the top of it. */
const HOURS = 'main :is([data-clock], [data-urgent])';

/** The days of a change, each with all that it does. */
export function dayViews(changes: readonly DatedChange[]): DayView[] {
  return [...groupBy(changes, ({day}) => day)].map(([day, those]) => ({day, says: those.map(({says}) => says)}));
}

/**
 * Looks at the pages that tell the day, before and after, as somebody sees them with a phone on the days on which something
 * begins or ends. Their scripts run then, because they bring what the day changes.
 * @param kept keeps what the base looks like
 */
export async function lookAtDays(
  changes: readonly DatedChange[],
  {before, after}: Record<'before' | 'after', BuiltSite>,
  camera: Camera,
  kept: Kept,
): Promise<DayView[]> {
  const views = dayViews(changes);
  const looked = views.slice(0, MOST_DAYS);
  const [was, is] = await Promise.all([camera.liveTab(before), camera.liveTab(after)]);
  const found = new Map(looked.map(({day}): [string, DayPage[]] => [day, []]));
  for (const {path, of: kind} of pagesOfDays(before, after)) {
    const name = nameOfPage(path, readPage(after.pages.get(path) ?? ''));
    for (const {day} of looked.filter((view) => changes.some(({day, of}) => day === view.day && of === kind))) {
      const screen = await comparePictures(WIDTHS[0], ...(await pictures({was, is}, path, day, kept)), MOST_PARTS);
      if (screen) found.get(day)?.push({path, name, screen});
    }
  }
  return views.map((view): DayView => {
    const pages = found.get(view.day);
    if (!pages) return view;
    const same = looked.find(
      ({day}) => day < view.day && pages.length > 0 && JSON.stringify(found.get(day)) === JSON.stringify(pages),
    );
    return {...view, pages, ...(same && {sameAs: same.day})};
  });
}

async function pictures(
  {was, is}: Record<'was' | 'is', LiveTab>,
  path: string,
  day: string,
  kept: Kept,
): Promise<[Buffer, Buffer]> {
  return [await kept.file(path, `${day}.png`, () => was.pictureOn(path, day)), await is.pictureOn(path, day)];
}

/** The pages that are in both versions and tell the day, each with what of it. */
function pagesOfDays(before: BuiltSite, after: BuiltSite): {path: string; of: DatedChange['of']}[] {
  const tellsHours = (html = '') => /data-(clock|urgent)/.test(html) && load(html)(HOURS).length > 0;
  const both = [...after.pages.keys()].filter((path) => before.pages.has(path));
  const withHours = both.filter((path) => [before, after].some(({pages}) => tellsHours(pages.get(path))));
  // The home page shows what the page of the hours does, among much else.
  withHours.sort((a, b) => Number(a === '/') - Number(b === '/'));
  return [
    ...both.filter((path) => path === '/').map((path) => ({path, of: 'offers' as const})),
    ...withHours.slice(0, MOST_PAGES).map((path) => ({path, of: 'hours' as const})),
  ];
}
