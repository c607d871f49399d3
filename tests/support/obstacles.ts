import type {Page} from 'playwright/test';
import {obstaclesOn} from '@dental/changes/review';

const [HEADER, FOOTER] = ['#__docusaurus > header', '#__docusaurus > footer'];

/** What is left out for a part of the page: header and footer are the same on all pages, and have some sixty links. */
const WITHOUT = {all: [], inside: [HEADER, FOOTER], header: ['main', FOOTER]};

/**
 * What keeps somebody from using the page as it is now, one line each: the rule, what to do, and where.
 * @param part all of it, what is inside of header and footer, or the header with what else is outside of the main part
 */
export async function obstacles(page: Page, part: keyof typeof WITHOUT = 'all'): Promise<string[]> {
  // From the top: what the header covers by half while somebody scrolls is no smaller for that.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  return (await obstaclesOn(page, WITHOUT[part])).map(({rule, help, target}) => `${rule}: ${help} (${target})`);
}
