import {expect, test} from 'playwright/test';
import {obstacles} from '../support/obstacles';
import {visit} from '../support/visit';

/* The pages as they are loaded are looked at in tour.spec.ts, and what becomes of them in behaviour/states.spec.ts. */

test.use({reducedMotion: 'reduce'});

test('the phone menu is usable by everybody while it is open', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await visit(page, '/');
  const menu = page.getByRole('banner').locator('details:visible').first();
  await menu.locator('summary').first().click();
  await menu.getByText('Services', {exact: true}).first().click();
  expect(await obstacles(page, 'header')).toEqual([]);
});

test('an open menu of a wide screen is usable by everybody', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/');
  for (const label of ['Services', 'About Us', 'Plans & Pricing']) {
    await page.getByRole('banner').locator('summary:visible', {hasText: label}).click();
    expect(await obstacles(page, 'header'), label).toEqual([]);
  }
});

test('a picture without words, a button without a name and pale letters are found', async ({page}) => {
  await visit(page, '/about-us');
  await page.evaluate(() => {
    const pale = Object.assign(document.createElement('p'), {textContent: 'Pale'});
    Object.assign(pale.style, {color: '#ccc', background: '#fff'});
    document
      .querySelector('main')
      ?.append(document.createElement('button'), Object.assign(new Image(), {src: '/img/brand/mark.svg'}), pale);
  });
  const rules = (await obstacles(page)).map((line) => line.split(':')[0]!);
  expect(rules.sort()).toEqual(['button-name', 'color-contrast', 'image-alt']);
});
