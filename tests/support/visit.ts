import type {Page} from 'playwright/test';

/** Faults during a visit of a page. */
export interface Faults {
  /** Console errors and warnings, and uncaught exceptions. */
  console: string[];
  /** Requests that failed or returned an error. */
  failed: string[];
  /** Requests to another host without a visitor's action. */
  foreign: string[];
}

/** Records every fault of a page from now on. */
export function recordFaults(page: Page): Faults {
  const faults: Faults = {console: [], failed: [], foreign: []};
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.console.push(message.text());
  });
  page.on('pageerror', (error) => faults.console.push(String(error)));
  page.on('requestfailed', (request) =>
    faults.failed.push(`${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) faults.failed.push(`${response.url()} ${response.status()}`);
  });
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') faults.foreign.push(request.url());
  });
  return faults;
}

/** Opens a page, acts like a visitor, and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Acts like a visitor on an open page, and waits until it is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await waitForHydration(page);
}

/** Waits for hydration after a visitor's action. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached', timeout: 10_000});
}

/** A page is settled after this many frames without a move. */
const STILL_FRAMES = 10;

/** Waits until nothing on the page moves, fades, or scrolls for ten frames. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async (stillFrames) => {
    const isAnimated = () =>
      document
        .getAnimations()
        .some(
          ({playState, effect}) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    let frames = 0;
    while (frames < stillFrames) {
      const scrollBefore = scrollY;
      await new Promise((frame) => requestAnimationFrame(frame));
      const isStill = !isAnimated() && scrollY === scrollBefore;
      frames = isStill ? frames + 1 : 0;
    }
  }, STILL_FRAMES);
}
