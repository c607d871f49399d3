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

/** The headings of the cases on all pages of a result, by going from one to the next. */
async function allHeadings(page: Page): Promise<string[]> {
  const seen: string[] = [];
  for (;;) {
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    seen.push(...(await page.locator('main article h3').allInnerTexts()));
    const next = page.getByRole('main').getByRole('link', {name: /^Next/});
    if ((await next.count()) === 0) return seen;
    const before = page.url();
    await next.click();
    await expect(page).not.toHaveURL(before);
  }
}

/** By day one field and two at once: behaviour/galleryAddress.spec.ts has every option. */
const CHOICES: [Record<string, string>, string][] = [
  [{age: 'over60'}, ' @nightly'],
  [{gender: 'male'}, ''],
  [{category: 'smile-improvement'}, ' @nightly'],
  [{age: '18-29', gender: 'female'}, ''],
];

for (const [filter, when] of CHOICES) {
  test(`a visitor who filters by ${Object.values(filter).join(' and ')} finds these cases and no others${when}`, async ({
    page,
  }) => {
    await visit(page, '/smile-gallery/page/2');
    await choose(page, filter);
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(page).toHaveURL(`/smile-gallery?${new URLSearchParams(filter).toString()}`);
    const expected = matching(filter).map(({heading}) => heading);
    await expect(
      page.getByRole('main').getByRole('heading', {level: 2, name: new RegExp(`^${expected.length} case`)}),
    ).toBeVisible();
    expect(await allHeadings(page)).toEqual(expected);
  });
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

test('a filtered page can be sent to somebody, and the back button leads back', async ({page}) => {
  await visit(page, '/smile-gallery?gender=male&page=2');
  await expect(page.locator('select[name=gender]')).toHaveValue('male');
  const expected = matching({gender: 'male'})
    .map(({heading}) => heading)
    .slice(7, 14);
  await expect(page.locator('main article h3')).toHaveText(expected);
  await page.locator('select[name=gender]').selectOption('female');
  await page.getByRole('button', {name: 'Apply'}).click();
  await expect(page).toHaveURL('/smile-gallery?gender=female');
  await page.goBack();
  await expect(page.locator('main article h3')).toHaveText(expected);
});

test('each change of the page starts at its top', async ({page}) => {
  await visit(page, '/smile-gallery');
  for (const number of [2, 3]) {
    await page.getByRole('main').getByRole('link', {name: /^Next/}).click();
    await expect(page).toHaveURL(`/smile-gallery/page/${number}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('pictures open over the page, go on with the arrows, and close with Escape', async ({page}) => {
  await visit(page, '/smile-gallery');
  const link = page.locator('main article a[href*="/img/"]').first();
  await link.click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  const shown = () => lightbox.locator('.yarl__slide_current img').getAttribute('src');
  await expect.poll(shown).toContain('01-before');
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toContain('01-after');
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL('/smile-gallery');
  await expect(link).toBeFocused();
});
