import {expect, type Page} from 'playwright/test';
import {findObstacles} from '@dental/changes/review';
import {waitUntilSettled} from './visit';

const HEADER = '#__docusaurus > header';
const FOOTER = '#__docusaurus > footer';

/**
 * Exclusions for a part of the page: header and footer are the same everywhere and have some sixty
 * links.
 */
const EXCLUDED_SELECTORS = {all: [], inside: [HEADER, FOOTER], header: ['main', FOOTER]};

/**
 * Accessibility violations of the page as it is now, one line each: rule, fix, and element.
 * @param part the whole page, the content inside header and footer, or the header with everything
 *   outside the main part
 */
export async function findViolations(
  page: Page,
  part: keyof typeof EXCLUDED_SELECTORS = 'all',
): Promise<string[]> {
  // From the top: an element that the header half covers while scrolling isn't smaller for that.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  return (await findObstacles(page, EXCLUDED_SELECTORS[part])).map(
    ({rule, help, target}) => `${rule}: ${help} (${target})`,
  );
}

/** Opens everything on the page and tests that state too, on a phone and on a wide screen. */
export async function expectUsable(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const size of [
    {width: 1280, height: 860},
    {width: 360, height: 780},
  ]) {
    await page.setViewportSize(size);
    await waitUntilSettled(page);
    expect(await findViolations(page, 'inside')).toEqual([]);
  }
}
