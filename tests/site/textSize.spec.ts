import {expect, test, type Page} from 'playwright/test';
import {routes} from '../support/built';

/** The room of a small phone and of common screens, in CSS pixels (WCAG 2.2, 1.4.10). */
const WIDTHS = [320, 360, 768, 1024, 1440];

test.use({reducedMotion: 'reduce'});

/** How far a page is wider than its window, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const route of [...routes, '/styleguide', '/a-page-that-is-not-there']) {
  test(`${route} needs no sideways scrolling, at any width and with letters twice as large`, async ({page}) => {
    await page.goto(route);
    const found: string[] = [];
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const pixels = await overflow(page);
        if (pixels > 0) found.push(`${width} px, letters at ${size}: ${pixels} px too wide`);
      }
    }
    expect(found).toEqual([]);
  });
}

test('no control of a page is smaller than a fingertip', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  const small: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, summary, select, input')]
        // A link in running text is exempt (WCAG 2.2, 2.5.8), and so is what nobody sees.
        .filter((control) => !control.closest('p, dd, td, address, li:has(> p)') || control.matches('[class]'))
        .filter((control) => getComputedStyle(control).display !== 'inline' && control.checkVisibility())
        .map((control) => ({control, box: control.getBoundingClientRect()}))
        .filter(({box}) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
        .map(({control, box}) => `${control.textContent.trim()} (${box.width} by ${box.height})`),
    );
    small.push(...found.map((control) => `${route}: ${control}`));
  }
  expect(small).toEqual([]);
});
