import type {Page} from 'playwright/test';
import {obstaclesOn} from '../../src/gate/axe';

/** What keeps somebody from using the page as it is now, one line each: the rule, what to do, and where. */
export async function obstacles(page: Page): Promise<string[]> {
  // From the top: what the header covers by half while somebody scrolls is no smaller for that.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  return (await obstaclesOn(page)).map(({rule, help, target}) => `${rule}: ${help} (${target})`);
}
