import {setTimeout} from 'node:timers/promises';
import {chromium, type Browser, type CDPSession, type ElementHandle, type Page} from 'playwright';
import {BROWSER, ensureTool} from '../../scripts/lib/tools.mjs';
import {BROWSER_ARGUMENTS} from '@dental/testing/browserArguments';

/** Lighthouse's phone: four times slower than this machine, on a slow connection. */
const SLOW_PHONE = {cpuSlowdown: 4, latencyMs: 150, bytesPerSecond: 200_000};
export const SLOW_PHONE_TEXT = 'CPU four times slower, 1.6 Mbit/s, 150 ms, a screen of 412 × 823';
const SCREEN = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A finger rests on the screen this long. */
const TOUCH_DURATION_MS = 80;

const HYDRATION_TIMEOUT_MS = 8_000;
const POLL_INTERVAL_MS = 10;

export async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureTool(BROWSER),
    args: BROWSER_ARGUMENTS,
  });
}

/** A first visit: nothing is cached. */
export interface Visit {
  page: Page;
  session: CDPSession;
}

/**
 * Opens an empty page as a first-time visitor.
 * @param pace the speed of the phone and its connection
 * @param work the visitor's actions
 */
export async function visit<Result>(
  browser: Browser,
  pace: 'slow' | 'fast',
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    // The compiler wraps the functions that run in the page in calls of this one.
    await page.addInitScript('globalThis.__name = (named) => named');
    const session = await context.newCDPSession(page);
    // Playwright loses a page when a prerendered one replaces it.
    await session.send('Page.setPrerenderingAllowed', {isAllowed: false});
    if (pace === 'slow') await throttle(session);
    return await work({page, session});
  } finally {
    await context.close();
  }
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW_PHONE.cpuSlowdown});
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: SLOW_PHONE.bytesPerSecond,
    uploadThroughput: SLOW_PHONE.bytesPerSecond,
  });
}

interface Point {
  x: number;
  y: number;
}

/** Touches the screen and lifts the finger as quickly as people do. */
export async function tap({session}: Visit, {x, y}: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
  await setTimeout(TOUCH_DURATION_MS);
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

/** Touches the edge of the page, where nothing is, and waits for hydration. */
export async function hydrate(visitor: Visit): Promise<void> {
  const {page} = visitor;
  await tap(visitor, {x: 3, y: 400});
  // Some pages have no scripts.
  await page
    .waitForSelector('html[data-has-hydrated="true"]', {timeout: HYDRATION_TIMEOUT_MS})
    .catch(() => undefined);
}

/**
 * Polls until a check succeeds.
 * @param check may fail while the page is replaced by the next one
 * @returns false if it didn't succeed in time
 */
export async function waitUntil(
  check: () => Promise<boolean> | boolean,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const isDone = await Promise.resolve(check()).catch(() => false);
    if (isDone) return true;
    await setTimeout(POLL_INTERVAL_MS);
  }
  return false;
}

/**
 * Scrolls an element into view, at once and without the page's scripts.
 * @returns a point where a finger can touch it; undefined if something always covers it
 */
export async function findTouchPoint(
  element: ElementHandle<HTMLElement | SVGElement>,
): Promise<Point | undefined> {
  return element.evaluate((target) => {
    for (const block of ['nearest', 'center', 'start', 'end'] as const) {
      target.scrollIntoView({block, behavior: 'instant'});
      for (const {left, top, width, height} of target.getClientRects()) {
        const x = left + width / 2;
        const y = top + height / 2;
        const hit = document.elementFromPoint(x, y);
        if (target.contains(hit) || hit?.closest('label')?.control === target) return {x, y};
      }
    }
    return undefined;
  });
}
