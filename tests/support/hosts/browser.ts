import type {Browser, Page} from 'playwright';
import {recordViolations} from '../violations';

/** Records violations and console errors, except the browser's own line about a 404 response. */
export async function recordConsoleFaults(page: Page): Promise<string[]> {
  const faults = await recordViolations(page);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('status of 404'))
      faults.push(message.text());
  });
  return faults;
}

/** Distributes work among a few tabs of one browser. */
export async function runInPages<Item>(
  browser: Browser,
  items: Iterable<Item>,
  work: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  // Both visitors take their next item from the same iterator.
  const remaining = [...items].values();
  const openVisitor = async () => {
    const context = await browser.newContext({reducedMotion: 'reduce'});
    for (const item of remaining) {
      const page = await context.newPage();
      await work(page, item);
      // A page that closes while it loads may never report that it is closed.
      await page.waitForLoadState();
      await page.close();
    }
    await context.close();
  };
  await Promise.all([openVisitor(), openVisitor()]);
}
