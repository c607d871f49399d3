import {chromium, type Browser, type BrowserContext, type Page} from 'playwright';
import {groupBy, toMoment} from '@dental/practice';
import type {Obstacle} from '../browser/axe';
import {compareScreenshots, type ScreenPictures} from './compareScreenshots';
import {findAllObstacles, openPage, serveFolder, takeScreenshot, WIDTHS} from './tab';

export type {Picture, ScreenPictures} from './compareScreenshots';

/** A page that may look different. */
export interface PageToVisit {
  path: string;
  /** Its path in the old version, if it moved. */
  from?: string | undefined;
  /** The keys of its changes: pages with the same key have the same change. */
  changes: readonly string[];
  /** True if the changes are known to show, such as new words. */
  isVisible: boolean;
}

/** The result of comparing a page before and after. */
export interface LookResult {
  isDifferent: boolean;
  /** The pictures at each width that differs; empty beyond the first pages. */
  screens: ScreenPictures[];
  /** New obstacles for people who use the page, one of each kind. */
  obstacles: Obstacle[];
}

export interface LookOptions {
  /** The folders of the two built sites. */
  before: string;
  after: string;
  browser: string;
  /** The day that pages take for today, such as `2026-11-20`, in the middle of the morning. */
  day: string;
  timeZone?: string | undefined;
  /** Receives the number of pages compared so far. */
  onPage?: ((done: number, all: number) => void) | undefined;
}

const TABS = 2;

/** The origins of the two sites; the browser gets their files from the folders. */
const BEFORE_ORIGIN = 'http://before.localhost';
const AFTER_ORIGIN = 'http://after.localhost';

/** The report shows pictures of this many pages: with more, no host takes it (25 MB). */
const MAX_SHOWN_PAGES = 16;

/** The same change, such as one in the footer, is photographed on this many pages. */
const PAGES_PER_CHANGE = 3;

/**
 * Photographs pages before and after, on a phone and on a desktop, and compares the screenshots.
 * @returns the results by path; without the pages whose changes other pages show
 */
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
    await context.clock.setFixedTime(toMoment(day, '10:30', timeZone));
    await serveFolder(context, BEFORE_ORIGIN, before);
    await serveFolder(context, AFTER_ORIGIN, after);
    const sampler = createSampler(pages);
    for (let batch = sampler.next(); batch.length > 0; batch = sampler.next()) {
      const firstIndex = results.size;
      const looks = await Promise.all(
        batch.map((page, index) => lookAtPage(context, page, firstIndex + index < MAX_SHOWN_PAGES)),
      );
      batch.forEach((page, index) => {
        const look = looks[index]!;
        results.set(page.path, look);
        if (!look.isDifferent && !page.isVisible) sampler.dismiss(page);
      });
      onPage(results.size, pages.length);
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** Picks the pages to photograph, in batches that don't depend on how fast the browser is. */
export function createSampler(pages: readonly PageToVisit[]) {
  const waiting = new Set(pages);
  const samples = new Map<string, number>();
  const count = ({changes}: PageToVisit, step: 1 | -1) => {
    for (const key of changes) samples.set(key, (samples.get(key) ?? 0) + step);
  };
  const isNeeded = ({changes}: PageToVisit) =>
    changes.some((key) => (samples.get(key) ?? 0) < PAGES_PER_CHANGE);
  return {
    /** The next pages with a change that too few others show. */
    next(): PageToVisit[] {
      const batch: PageToVisit[] = [];
      for (const page of waiting) {
        if (batch.length === TABS) break;
        if (!isNeeded(page)) continue;
        batch.push(page);
        waiting.delete(page);
        count(page, 1);
      }
      return batch;
    },
    /** Records that a page doesn't show its changes, so that others are photographed for them. */
    dismiss(page: PageToVisit): void {
      count(page, -1);
    },
  };
}

/** Starts a browser that reaches only this machine. */
export function startBrowser(
  executablePath: string,
  args: readonly string[] = [],
): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const localOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';
  return chromium.launch({
    executablePath,
    args: [...sandbox, '--disable-quic', '--no-first-run', localOnly, ...args],
  });
}

async function lookAtPage(
  context: BrowserContext,
  {path, from = path}: PageToVisit,
  isShown: boolean,
): Promise<LookResult> {
  const [before, after] = await Promise.all([
    openPage(context, BEFORE_ORIGIN + from),
    openPage(context, AFTER_ORIGIN + path),
  ]);
  try {
    const oldObstacles = await findAllObstacles(before, isShown);
    const obstacles = await findAllObstacles(after, isShown);
    const screens = await compareScreens(before, after);
    return {
      isDifferent: screens.length > 0,
      screens: isShown ? screens : [],
      obstacles: findNewObstacles(oldObstacles, obstacles),
    };
  } finally {
    await Promise.all([before.close(), after.close()]);
  }
}

async function compareScreens(before: Page, after: Page): Promise<ScreenPictures[]> {
  const screens: ScreenPictures[] = [];
  for (const width of WIDTHS) {
    const [oldScreen, newScreen] = await Promise.all([
      takeScreenshot(before, width),
      takeScreenshot(after, width),
    ]);
    const screen = await compareScreenshots(width, oldScreen, newScreen);
    if (screen) screens.push(screen);
  }
  return screens;
}

/** The obstacles that a page didn't have before, one of each kind. */
export function findNewObstacles(
  before: readonly Obstacle[],
  after: readonly Obstacle[],
): Obstacle[] {
  const oldByRule = groupBy(before, ({rule}) => rule);
  return [...groupBy(after, ({rule}) => rule)].flatMap(([rule, obstacles]) =>
    obstacles.length > (oldByRule.get(rule)?.length ?? 0) ? obstacles.slice(0, 1) : [],
  );
}
