import type {Page} from 'playwright/test';

/** What went wrong while a visitor looked at a page. */
export interface Faults {
  /** Errors and warnings of the console, and exceptions that nobody caught. */
  console: string[];
  /** Requests that failed or were answered with an error. */
  failed: string[];
  /** Requests to another host without an act of the visitor. */
  foreign: string[];
}

/** Notes from now on everything that goes wrong on a page. */
export function watch(page: Page): Faults {
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

/** Opens a page, does the first thing that a visitor does, and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(10, 10);
  await hydrated(page);
}

/** Waits for hydration of a page on which the visitor has done something. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached', timeout: 10_000});
}

/** Waits until nothing on the page glides, fades or scrolls any more: for ten frames nothing has moved. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moves = () =>
      document
        .getAnimations()
        .some(
          ({playState, effect}) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    for (
      let still = 0, last = scrollY;
      still < 10;
      still = moves() || scrollY !== last ? 0 : still + 1, last = scrollY
    )
      await new Promise((frame) => requestAnimationFrame(frame));
  });
}
