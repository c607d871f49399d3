import {chromium, type Browser, type Page} from 'playwright';
import {forEachAtOnce} from '@dental/content/output';
import {groupBy, momentOf} from '@dental/practice';
import type {Obstacle} from '../browser/axe';
import {comparePictures, type ScreenPictures} from './pictures';
import {obstaclesIn, openPage, pictureOf, showFolder, WIDTHS} from './tab';

export type {BandPicture, ScreenPictures} from './pictures';

/** A page to photograph: its address now, and where it was before. */
export interface PageToVisit {
  path: string;
  from?: string;
}

/** What a look at a page before and after has found. */
export interface LookResult {
  /** Whether it looks different on any screen. */
  isDifferent: boolean;
  /** Where; empty of pages that look the same, and of all but the first ones. */
  screens: ScreenPictures[];
  /** What keeps people from using it now and did not before, one of each kind. */
  obstacles: Obstacle[];
}

export interface LookOptions {
  /** The folders of the two built sites. */
  before: string;
  after: string;
  /** Where the browser is. */
  browser: string;
  /** The day that pages take for today, such as `2026-11-20`. */
  day: string;
  /** The practice's; it is the middle of the morning there. */
  timeZone?: string;
  /** Gets how many pages have been looked at. */
  onPage?: (done: number, all: number) => void;
}

const TABS = 2;

/** Where the browser finds the two sites, which it has from their folders. */
const [BEFORE, AFTER] = ['http://before.localhost', 'http://after.localhost'];

/** So many pages are shown in pictures, the others are only compared: more make a report that no host takes (25 MB). */
const MOST_SHOWN = 16;

/** Photographs pages before and after, on a phone and on a wide screen, and compares the pictures. The first ones are shown. */
export async function lookAtPages(
  pages: readonly PageToVisit[],
  {before, after, browser: executable, day, timeZone, onPage = () => undefined}: LookOptions,
): Promise<Map<string, LookResult>> {
  const results = new Map<string, LookResult>();
  if (pages.length === 0) return results;
  const browser = await startBrowser(executable, [
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ]);
  try {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: 'en-US',
      serviceWorkers: 'block',
    });
    await context.clock.setFixedTime(momentOf(day, '10:30', timeZone));
    await Promise.all([showFolder(context, BEFORE, before), showFolder(context, AFTER, after)]);
    await forEachAtOnce(pages.entries(), TABS, async ([index, {path, from = path}]) => {
      const [old, now] = await Promise.all([
        openPage(context, BEFORE + from),
        openPage(context, AFTER + path),
      ]);
      results.set(path, await lookAt(old, now, index < MOST_SHOWN));
      await Promise.all([old.close(), now.close()]);
      onPage(results.size, pages.length);
    });
    return results;
  } finally {
    await browser.close();
  }
}

/** Starts a browser that reaches nothing but this machine. */
export function startBrowser(
  executablePath: string,
  args: readonly string[] = [],
): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';
  return chromium.launch({
    executablePath,
    args: [...sandbox, '--disable-quic', '--no-first-run', alone, ...args],
  });
}

async function lookAt(before: Page, after: Page, isShown: boolean): Promise<LookResult> {
  const [former, found] = [await obstaclesIn(before, isShown), await obstaclesIn(after, isShown)];
  const screens: ScreenPictures[] = [];
  for (const width of WIDTHS) {
    const [old, now] = await Promise.all([pictureOf(before, width), pictureOf(after, width)]);
    screens.push(...(await comparePictures(width, old, now, isShown)));
  }
  return {
    isDifferent: screens.length > 0,
    screens: isShown ? screens : [],
    obstacles: newObstacles(former, found),
  };
}

/** What keeps people from using a page now that did not before; one of each kind. */
export function newObstacles(before: readonly Obstacle[], after: readonly Obstacle[]): Obstacle[] {
  const was = groupBy(before, ({rule}) => rule);
  return [...groupBy(after, ({rule}) => rule)].flatMap(([rule, found]) =>
    found.length > (was.get(rule)?.length ?? 0) ? found.slice(0, 1) : [],
  );
}
