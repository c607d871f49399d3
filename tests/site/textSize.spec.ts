import {expect, test} from 'playwright/test';
import {routes} from '../support/built';
import {textFaults} from '../support/textFaults';
import {visit} from '../support/visit';

/** The least room that a page must do with (WCAG 2.2, 1.4.10), and letters twice as large (1.4.4) on a phone and a desk. */
const ROOMS = [
  {width: 320, letters: '100%'},
  {width: 360, letters: '200%'},
  {width: 1440, letters: '200%'},
];

test.use({reducedMotion: 'reduce'});

for (const route of [...routes, '/a-page-that-is-not-there']) {
  test(`${route} can be read on the narrowest screen, and with letters twice as large`, async ({page}) => {
    await visit(page, route);
    const found: string[] = [];
    for (const {width, letters} of ROOMS) {
      await page.setViewportSize({width, height: 800});
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      await page.evaluate(() => document.fonts.ready);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const faults = await textFaults(page);
      if (tooWide > 0) faults.unshift(`the page is ${tooWide} px wider than the window`);
      found.push(...faults.map((fault) => `${width} px, letters at ${letters}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}
