import {expect, test, type Page} from 'playwright/test';
import {NOWHERE} from '../../bench/templates';
import {routes} from '../support/built';
import {obstacles} from '../support/obstacles';
import {textFaults} from '../support/textFaults';
import {visit} from '../support/visit';

const WIDTHS = [360, 768, 1440];

/** The least room that a page must do with (WCAG 2.2, 1.4.10), and letters twice as large (1.4.4) on a phone and a desk. */
const ROOMS = [
  {width: 320, letters: '100%'},
  {width: 360, letters: '200%'},
  {width: 1440, letters: '200%'},
];

test.use({reducedMotion: 'reduce'});

for (const route of [...routes, NOWHERE]) {
  test(`${route} is usable by everybody, on all screens, in the least room and with letters twice as large`, async ({
    page,
  }) => {
    await visit(page, route);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      found.push(...(await obstacles(page)).map((obstacle) => `${width} px: ${obstacle}`));
    }
    for (const {width, letters} of ROOMS) {
      await page.setViewportSize({width, height: 800});
      found.push(...(await unreadable(page, letters)).map((fault) => `${width} px, letters at ${letters}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

/** What cannot be read of a page in its window when letters are of a size. */
async function unreadable(page: Page, letters: string): Promise<string[]> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
  await page.evaluate(() => document.fonts.ready);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const wider = tooWide > 0 ? [`the page is ${tooWide} px wider than the window`] : [];
  return [...wider, ...(await textFaults(page))];
}

test('the phone menu is usable by everybody while it is open', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await visit(page, '/');
  const menu = page.getByRole('banner').locator('details:visible').first();
  await menu.locator('summary').first().click();
  await menu.getByText('Services', {exact: true}).first().click();
  expect(await obstacles(page)).toEqual([]);
});

test('an open menu of a wide screen is usable by everybody', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/');
  for (const label of ['Services', 'About Us', 'Plans & Pricing']) {
    await page.getByRole('banner').locator('summary:visible', {hasText: label}).click();
    expect(await obstacles(page), label).toEqual([]);
  }
});
