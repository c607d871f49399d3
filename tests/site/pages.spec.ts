import {expect, test} from 'playwright/test';
import {routes} from '../support/built';
import {visit, watch} from '../support/visit';

for (const route of routes) {
  test(`${route} opens without a fault, and contacts nobody else`, async ({page}) => {
    const faults = watch(page);
    await visit(page, route);
    // All that waits for its place on the screen gets its turn.
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual({console: [], failed: [], foreign: []});
  });
}

test('a page that is left for another is scrolled to its top', async ({page}) => {
  await visit(page, '/about-us');
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Smile Gallery'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Smile gallery');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
