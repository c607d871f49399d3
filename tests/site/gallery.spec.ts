import {expect, test, type Page} from 'playwright/test';
import {GALLERY_OPTIONS, type GalleryFilter, matchesFilter} from '@dental/practice';
import {site} from '../support/realSite';
import {visit} from '../support/visit';

const filters: GalleryFilter[] = GALLERY_OPTIONS.age.flatMap((age) =>
  GALLERY_OPTIONS.gender.flatMap((gender) => GALLERY_OPTIONS.category.map((category) => ({age, gender, category}))),
);
const matching = (filter: GalleryFilter) => site.cases.filter((record) => matchesFilter(record, filter));
const without = filters.find((filter) => matching(filter).length === 0);

async function choose(page: Page, filter: GalleryFilter): Promise<void> {
  for (const [field, value] of Object.entries(filter)) await page.locator(`select[name=${field}]`).selectOption(value);
}

test('a choice is held until Apply', async ({page}) => {
  await visit(page, '/smile-gallery');
  const before = await page.locator('main article h3').allInnerTexts();
  await choose(page, {gender: 'male'});
  expect(await page.locator('main article h3').allInnerTexts()).toEqual(before);
  await expect(page).toHaveURL('/smile-gallery');
});

test('a choice without a case says so and offers a way back', async ({page}) => {
  test.skip(without === undefined, 'Every choice has a case.');
  await visit(page, '/smile-gallery');
  await choose(page, without ?? {});
  await page.getByRole('button', {name: 'Apply'}).click();
  await expect(page.locator('main article')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByText(/No case/)
      .first(),
  ).toBeVisible();
  await page.getByRole('link', {name: 'Clear the filters'}).click();
  await expect(page).toHaveURL('/smile-gallery');
  await expect(page.locator('main article')).toHaveCount(7);
});

test('each change of the page starts at its top', async ({page}) => {
  await visit(page, '/smile-gallery');
  for (const number of [2, 3]) {
    await page.getByRole('main').getByRole('link', {name: /^Next/}).click();
    await expect(page).toHaveURL(`/smile-gallery/page/${number}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});
