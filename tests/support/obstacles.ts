import {expect, type Page} from 'playwright/test';
import {obstaclesOn} from '@dental/changes/review';
import {settled} from './visit';

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
  return (await obstaclesOn(page, WITHOUT[part])).map(
    ({rule, help, target}) => `${rule}: ${help} (${target})`,
  );
}

/** What a page becomes when somebody uses it is as usable for everybody as the page itself, on a phone and on a wide screen. */
export async function expectUsable(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const size of [
    {width: 1280, height: 860},
    {width: 360, height: 780},
  ]) {
    await page.setViewportSize(size);
    await settled(page);
    expect(await obstacles(page, 'inside')).toEqual([]);
  }
}
