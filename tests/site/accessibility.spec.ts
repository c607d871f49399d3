import AxeBuilder from '@axe-core/playwright';
import {expect, test} from 'playwright/test';
import {routes} from '../support/built';
import {visit} from '../support/visit';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [360, 768, 1440];

test.use({reducedMotion: 'reduce'});

for (const route of [...routes, '/a-page-that-is-not-there']) {
  test(`${route} is usable by everybody, on a phone, a tablet and a wide screen`, async ({page}) => {
    test.setTimeout(90_000);
    await visit(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const {violations} = await new AxeBuilder({page}).withTags(RULES).analyze();
      const found = violations.flatMap(({id, help, nodes}) =>
        nodes.map(({target}) => `${id}: ${help} (${target.join(' ')})`),
      );
      expect(found, `At ${width} px`).toEqual([]);
    }
  });
}

test('the phone menu is usable by everybody while it is open', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await visit(page, '/');
  const menu = page.getByRole('banner').locator('details:visible').first();
  await menu.locator('summary').first().click();
  await menu.getByText('Services', {exact: true}).first().click();
  const {violations} = await new AxeBuilder({page}).withTags(RULES).analyze();
  expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`)).toEqual([]);
});

test('an open menu of a wide screen is usable by everybody', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/');
  for (const label of ['Services', 'About Us', 'Plans & Pricing']) {
    await page.getByRole('banner').locator('summary:visible', {hasText: label}).click();
    const {violations} = await new AxeBuilder({page}).withTags(RULES).analyze();
    expect(
      violations.map(({id}) => id),
      label,
    ).toEqual([]);
  }
});
