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
  page.on('requestfailed', (request) => faults.failed.push(`${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.failed.push(`${response.url()} ${response.status()}`);
  });
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') faults.foreign.push(request.url());
  });
  return faults;
}

/**
 * Makes a page deaf to the mouse that a browser without windows has at 0, 0: it moves onto each page that opens, which
 * would count as a visitor's first act.
 */
export async function ignorePhantomMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', ignore, {capture: true});
  });
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
