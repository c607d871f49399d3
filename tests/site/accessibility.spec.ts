import {expect, test} from 'playwright/test';
import {routes} from '../support/built';
import {obstacles} from '../support/obstacles';
import {visit} from '../support/visit';

const WIDTHS = [360, 768, 1440];

test.use({reducedMotion: 'reduce'});

for (const route of [...routes, '/a-page-that-is-not-there']) {
  test(`${route} is usable by everybody, on a phone, a tablet and a wide screen`, async ({page}) => {
    await visit(page, route);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      found.push(...(await obstacles(page)).map((obstacle) => `${width} px: ${obstacle}`));
    }
    expect(found).toEqual([]);
  });
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
