import type {Page} from 'playwright/test';
import {obstaclesOn} from '../../src/gate/axe';

/** What all pages have around their main part, with some sixty links. */
const FRAME = ['#__docusaurus > header', '#__docusaurus > footer'];

/**
 * What keeps somebody from using the page as it is now, one line each: the rule, what to do, and where.
 * @param part `inside` leaves out header and footer, which axe reads for as long as the rest of the page
 */
export async function obstacles(page: Page, part: 'all' | 'inside' = 'all'): Promise<string[]> {
  // From the top: what the header covers by half while somebody scrolls is no smaller for that.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  return (await obstaclesOn(page, part === 'all' ? [] : FRAME)).map(
    ({rule, help, target}) => `${rule}: ${help} (${target})`,
  );
}
