import type {Browser, Page} from 'playwright';
import {recordViolations} from '../violations';
import {waitForHydration} from '../visit';

/** Records a page's console errors, except the browser's own line about a 404 response. */
export async function recordFaults(page: Page): Promise<string[]> {
  const faults = await recordViolations(page);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('status of 404'))
      faults.push(message.text());
  });
  return faults;
}

/** Acts like a visitor and waits until the page is hydrated. */
export async function useScripts(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await waitForHydration(page);
}

/** Distributes work among a few tabs of one browser. */
export async function runInPages<Item>(
  browser: Browser,
  items: Iterable<Item>,
  work: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const openVisitor = async () => {
    const context = await browser.newContext({reducedMotion: 'reduce'});
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const page = await context.newPage();
      await work(page, next.value);
      // A page that closes while it loads may never report that it is closed.
      await page.waitForLoadState();
      await page.close();
    }
    await context.close();
  };
  await Promise.all([openVisitor(), openVisitor()]);
}
