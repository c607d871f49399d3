import {expect, test, type Page} from 'playwright/test';
import {
  GALLERY_OPTIONS,
  GALLERY_PAGE_SIZE,
  type GalleryFilter,
  matchesFilter,
} from '@dental/practice';
import {expectUsable} from '../../support/obstacles';
import {hasPage, getPage, site} from '@dental/testing/realSite';
import {findChoiceWithoutCases} from '../../support/gallery';
import {visit} from '../../support/visit';

const listMatching = (filter: GalleryFilter) =>
  site.cases.filter((record) => matchesFilter(record, filter));
const getCases = (gender: string) => listMatching({gender}).length;
/** The filter that matches the most cases. */
const [gender = ''] = [...GALLERY_OPTIONS.gender].sort((a, b) => getCases(b) - getCases(a));
const lastPage = Math.ceil(site.cases.length / GALLERY_PAGE_SIZE);

test.skip(
  !hasPage('/smile-gallery') || lastPage < 2,
  'The practice has no gallery of several pages.',
);

const getHeadings = (page: Page) => page.locator('main article h3');

/** The headings of the cases on a result page. */
function listExpected(filter: GalleryFilter, page = 1): string[] {
  return listMatching(filter)
    .map(({heading}) => heading)
    .slice((page - 1) * GALLERY_PAGE_SIZE, page * GALLERY_PAGE_SIZE);
}

test('restores a filtered page after reload, Back, and Forward', async ({page}) => {
  test.skip(getCases(gender) <= GALLERY_PAGE_SIZE, 'Every filter has a single page.');
  await visit(page, '/smile-gallery');
  await page.getByLabel('Gender').selectOption(gender);
  await page.getByRole('button', {name: 'Apply'}).click();
  await page.getByRole('main').getByRole('link', {name: 'Next'}).click();
  const address = `/smile-gallery?gender=${gender}&page=2`;
  const isThere = async () => {
    await expect(page).toHaveURL(address);
    await expect(getHeadings(page)).toHaveText(listExpected({gender}, 2));
    await expect(page.getByLabel('Gender')).toHaveValue(gender);
  };
  await isThere();
  await page.reload();
  await page.mouse.move(20, 20);
  await isThere();
  await page.getByRole('contentinfo').locator('a[href="/our-staff"]').first().click();
  await expect(page).toHaveURL('/our-staff');
  await page.goBack();
  await isThere();
  await page.goBack();
  await expect(getHeadings(page)).toHaveText(listExpected({gender}));
  await page.goForward();
  await isThere();
  await expectUsable(page);
  await page.goto(
    `/smile-gallery?${String(new URLSearchParams(findChoiceWithoutCases(site.cases)))}`,
  );
  await page.mouse.move(20, 20);
  await expect(page.getByRole('link', {name: site.labels.gallery.clear})).toBeVisible();
  await expectUsable(page);
});

test('focuses the count after Apply when the browser submits the form', async ({page}) => {
  await page.goto(`/smile-gallery?service=&age=&gender=${gender}&category=`);
  await expect(page.getByRole('heading', {name: /\d+ cases?, page/})).toBeFocused();
});

test('loads only the cases of the first page or the filter', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().catch(() => ''));
  });
  const readResult = async () => {
    const text = (await Promise.all(scripts)).join('');
    return site.cases.filter(({descriptions: [first = '']}) => text.includes(first.slice(0, 40)))
      .length;
  };
  await visit(page, '/smile-gallery');
  await page.waitForLoadState('networkidle');
  expect(await readResult()).toBe(GALLERY_PAGE_SIZE);
  await page.locator('select[name=age]').selectOption('over60');
  await page.getByRole('button', {name: 'Apply'}).click();
  await expect(getHeadings(page)).toHaveText(listExpected({age: 'over60'}));
  const getPageIndex = (index: number) => Math.floor(index / GALLERY_PAGE_SIZE);
  const firstPage = listMatching({age: 'over60'}).slice(0, GALLERY_PAGE_SIZE);
  const needed = new Set([
    0,
    ...firstPage.map((record) => getPageIndex(site.cases.indexOf(record))),
  ]);
  expect(await readResult()).toBe(
    site.cases.filter((_, index) => needed.has(getPageIndex(index))).length,
  );
});

test('shows the count and first case after filtering or paging', async ({page}) => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({width, height});
    await visit(page, '/smile-gallery');
    await page.getByLabel('Gender').selectOption(gender);
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(page).toHaveURL(`/smile-gallery?gender=${gender}`);
    await expectResults(page);
    await page.getByRole('link', {name: 'Show all cases'}).click();
    await expect(page).toHaveURL('/smile-gallery');
    await page.goto('/smile-gallery/page/2');
    await expectResults(page);
  }
});

test('keeps unapplied choices across pages, which start at the top', async ({page}) => {
  // An outdated URL, such as page 1 by its number, shows the gallery.
  await visit(page, getPage('/smile-gallery').redirectFrom?.at(-1) ?? '/smile-gallery');
  await expect(page).toHaveURL('/smile-gallery');
  const age = page.locator('select[name=age]');
  await age.selectOption('30-39');
  for (const number of [2, 3].filter((one) => one <= lastPage)) {
    await page.getByRole('main').getByRole('link', {name: /^Next/}).click();
    await expect(page).toHaveURL(`/smile-gallery/page/${number}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(age).toHaveValue('30-39');
  }
  await page.getByRole('button', {name: 'Apply'}).click();
  await expect(page).toHaveURL('/smile-gallery?age=30-39');
});

/** The number of cases and the first case's images are visible without scrolling. */
async function expectResults(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {name: /\d+ cases?, page/})).toBeInViewport({ratio: 1});
  await expect(page.locator('main article').first().getByRole('img').first()).toBeInViewport({
    ratio: 0.5,
  });
}
