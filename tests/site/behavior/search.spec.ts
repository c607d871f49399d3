import {expect, test, type Page} from 'playwright/test';
import {getPageTitle} from '@dental/content';
import {getWeekday, SEARCH_PATH} from '@dental/practice';
import {findViolations} from '../../support/obstacles';
import {hasPage, site} from '@dental/testing/realSite';
import {waitForHydration, visit, recordFaults} from '../../support/visit';

const {search: labels, layout, emergency} = site.labels;
const INDEX = '**/assets/search.*.json';
const PHONE = {width: 360, height: 740};

test.skip(!hasPage(SEARCH_PATH), 'The practice has no search.');

/** A treatment, and its name with an extra letter. */
const treatment =
  site.pages.find(({path}) => path.endsWith('/dental-implants')) ?? site.pages.at(-1);
const title = treatment ? getPageTitle(site, treatment) : '';
const TYPO = title.replace(/l/, 'll');

const getField = (page: Page) => page.getByRole('searchbox', {name: labels.label});
const getHits = (page: Page) => page.locator('[data-hit]');
const getSummary = (page: Page) => page.locator('#found');

test('finds a misspelled word on a phone and returns to the hits', async ({page}) => {
  const faults = recordFaults(page);
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', {name: layout.search, exact: true}).click();
  await expect(page).toHaveURL(SEARCH_PATH);
  await expect(getField(page)).toBeInViewport();
  await getField(page).fill(TYPO);
  await expect(getHits(page).first()).toHaveText(title);
  await expect(getHits(page).first().locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${SEARCH_PATH}\\?q=`));
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  const section = page.locator('[data-hit][href*="#"]').first();
  const [path, anchor] = ((await section.getAttribute('href')) ?? '').split('#');
  await section.click();
  await expect(page).toHaveURL(`${path}#${anchor}`);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  await page.goBack();
  await expect(getField(page)).toHaveValue(TYPO);
  await expect(getHits(page).first()).toHaveText(title);
  expect(faults).toEqual({console: [], failed: [], foreign: []});
});

test("shows today's hours with a part about hours", async ({page}) => {
  const [closure] = site.hours.closures;
  test.skip(!closure || !hasPage('/contact-us'), 'The practice has no closures.');
  await page.clock.setFixedTime(new Date(`${closure?.from}T18:00:00Z`));
  const weekday = getWeekday(closure?.from ?? '');
  await visit(page, `${SEARCH_PATH}?q=working+hours+${weekday}`);
  const hit = page.getByRole('listitem').filter({has: page.locator('[data-hit]')});
  const hours = hit.getByText(`${weekday}: `).filter({hasText: closure?.name ?? ''});
  await expect(hours.first()).toBeVisible();
});

test('works by keyboard, announces the count, and loads on demand', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const countIndexes = () =>
    fetched.filter((address) => address.includes('/assets/search.')).length;
  await visit(page, SEARCH_PATH);
  await page.waitForLoadState('networkidle');
  expect(countIndexes()).toBe(0);
  await getField(page).focus();
  await page.keyboard.type(title);
  await expect(getSummary(page)).toContainText(/\d/);
  await expect(
    page.getByRole('status').filter({hasText: (await getSummary(page).textContent()) ?? ''}),
  ).toHaveCount(1);
  expect(countIndexes()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(getHits(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getHits(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(treatment?.path ?? '');
});

test('answers a query in the address at once, with or without hits', async ({page}) => {
  await page.goto(`${SEARCH_PATH}?q=zzyyxx`);
  await waitForHydration(page);
  await expect(getSummary(page)).toContainText('zzyyxx');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('link', {name: new RegExp(emergency.urgentHelp)}).last(),
  ).toBeVisible();
  await expect(main.getByRole('link', {name: labels.allServices})).toBeVisible();
  // The office while it is open, else the help that answers.
  await expect(main.locator('a[href^="tel:"]').filter({visible: true}).first()).toBeVisible();
});

test('offers phone, all pages, and retry after 8 s without an index', async ({page}) => {
  await page.route(INDEX, () => undefined);
  await visit(page, SEARCH_PATH);
  await page.clock.install();
  await getField(page).fill(title);
  await expect(getSummary(page)).toHaveText(labels.looking);
  await page.clock.fastForward(8_500);
  await expect(getSummary(page)).toHaveText(labels.failed);
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(page.getByRole('navigation', {name: labels.allPages})).toBeVisible();
  await page.unroute(INDEX);
  await page.getByRole('button', {name: labels.again}).click();
  await expect(getHits(page).first()).toHaveText(title);
});
