import puppeteer, {
  TargetType,
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type Page,
  type Target,
} from 'puppeteer-core';
import {BROWSER, ensureTool} from '../../scripts/lib/tools.mjs';
import {BROWSER_ARGUMENTS} from '@dental/testing/browserArguments';

/** The phone of Lighthouse: four times slower than this machine, on a slow line. */
export const SLOW = {cpu: 4, latency: 150, bytesPerSecond: 200_000};
export const SLOW_IN_WORDS = 'CPU four times slower, 1.6 Mbit/s, 150 ms, a screen of 412 × 823';
const SCREEN = {width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};

/** Playwright cannot follow a page that was prerendered; Puppeteer can. */
export async function startBrowser(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: await ensureTool(BROWSER),
    // The browser's own address bar would load pages of its own while ours are measured.
    args: [...BROWSER_ARGUMENTS, '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'],
  });
}

/** A visit by somebody who has never been here: nothing is cached. A DevTools session of one's own would forbid prerendering. */
export interface Visit {
  context: BrowserContext;
  page: Page;
}

/**
 * Has somebody visit the site for the first time.
 * @param pace how fast the phone and its line are
 * @param work what the visitor does
 */
export async function visit<Result>(
  browser: Browser,
  pace: 'slow' | 'fast',
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(SCREEN);
    // The compiler wraps the functions that we hand to the page in calls of this one.
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    if (pace === 'slow') {
      await page.emulateCPUThrottling(SLOW.cpu);
      await page.emulateNetworkConditions({
        offline: false,
        latency: SLOW.latency,
        download: SLOW.bytesPerSecond,
        upload: SLOW.bytesPerSecond,
      });
    }
    return await work({context, page});
  } finally {
    await context.close();
  }
}

/** Puts a finger down and lifts it as quickly as people do. */
export async function tap({touchscreen}: Page, {x, y}: {x: number; y: number}): Promise<void> {
  const finger = await touchscreen.touchStart(x, y);
  await pause(80);
  // A page that was prerendered is shown while the finger is being lifted.
  await finger.end().catch(() => undefined);
}

/**
 * What the visitor sees at an address, as soon as it is there. Puppeteer loses a page when one that was
 * prerendered takes its place.
 */
export function inView(context: BrowserContext, address: string): Target | undefined {
  return context
    .targets()
    .find((target) => target.type() === TargetType.PAGE && target.url() === address);
}

/** Waits for the scripts of a page to have hydrated it. Not every page has any. */
export async function hydrated(page: Page): Promise<void> {
  await page
    .waitForSelector('html[data-has-hydrated="true"]', {timeout: 8_000})
    .catch(() => undefined);
}

/**
 * Looks again and again until there is something to see, or the visitor has lost patience.
 * @param look what may fail, because the page is just being replaced by the next
 */
export async function awaited<Result>(
  look: () => Promise<Result | undefined> | undefined,
  patience: number,
): Promise<Result | undefined> {
  for (const until = Date.now() + patience; Date.now() < until; await pause(10)) {
    const seen = await look()?.catch(() => undefined);
    if (seen !== undefined) return seen;
  }
  return undefined;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/**
 * Brings an element into view, at once and without a script's help.
 * @returns where a finger can touch it; nothing if something always lies over it
 */
export async function touchPointOf(
  element: ElementHandle,
): Promise<{x: number; y: number} | undefined> {
  return element.evaluate((target) => {
    for (const block of ['nearest', 'center', 'start', 'end'] as const) {
      target.scrollIntoView({block, behavior: 'instant'});
      for (const {left, top, width, height} of target.getClientRects()) {
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        if (target.contains(hit) || hit?.closest('label')?.control === target) return {x, y};
      }
    }
    return undefined;
  });
}
