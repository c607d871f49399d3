import {expect, test} from 'playwright/test';
import {NOWHERE, templatesOf} from '../../packages/bench/templates';
import {pagesOfKind} from '@dental/content';
import {GALLERY_PAGE_SIZE} from '@dental/practice';
import {routes} from '../support/built';
import {ask, each, links} from '../support/document';
import {site} from '../support/realSite';

const [service] = pagesOfKind(site, 'service');
const {layout, menus} = site.labels;

test.use({javaScriptEnabled: false});

/** By day some are opened; the words of all are in their HTML, as the tour says, and their header is the same. */
const OPENED_BY_DAY = ['home', 'sub-service', 'gallery', 'payment plans', 'contact'];

for (const {name, path: route} of templatesOf(site).filter(({path}) => path !== NOWHERE)) {
  const when = OPENED_BY_DAY.includes(name) ? '' : ' @nightly';
  test(`${route} can be read and used without scripts${when}`, async ({page}) => {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
    await expect(page.getByRole('banner').getByRole('link', {name: new RegExp(`^${layout.callNow}`)})).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', {name: new RegExp(`^${layout.topBarBooking}`)}),
    ).toBeVisible();
    const menu = page.getByRole('banner').locator('details:visible', {hasText: menus.services}).first();
    await menu.locator('summary').first().click();
    await expect(menu.locator(`a[href="${service?.path}"]`)).toBeVisible();
  });
}

test('a phone has its menu, call and booking without scripts', async ({page}) => {
  await page.setViewportSize({width: 360, height: 700});
  await page.goto('/');
  const menu = page.getByRole('banner').locator('details:visible').first();
  await menu.locator('summary').first().click();
  await menu.getByText(menus.about, {exact: true}).first().click();
  await menu.getByRole('link', {name: menus.staff}).click();
  await expect(page).toHaveURL('/our-staff');
  await expect(page.getByRole('link', {name: layout.call, exact: true}).last()).toBeVisible();
});

test('all cases of the gallery can be reached by its numbered pages', async ({page}) => {
  await page.goto('/smile-gallery');
  const seen = new Set<string>();
  for (;;) {
    for (const heading of await page.locator('main article h3').allInnerTexts()) seen.add(heading);
    const next = page.getByRole('main').getByRole('link', {name: /^Next/});
    if ((await next.count()) === 0) break;
    const before = page.url();
    await next.first().click();
    await expect(page).not.toHaveURL(before);
  }
  expect([...seen]).toEqual(site.cases.map(({heading}) => heading));
});

test('the gallery offers no filter that nothing would answer', async ({page}) => {
  await page.goto('/smile-gallery');
  await expect(page.locator('form[action="/smile-gallery"]')).toBeHidden();
});

test('the gallery says how many cases there are', async ({request}) => {
  const {$} = await ask(request, '/smile-gallery');
  expect($('main').text()).toMatch(new RegExp(`\\b${site.cases.length} cases?\\b`));
  expect($('main article')).toHaveLength(Math.min(GALLERY_PAGE_SIZE, site.cases.length));
});

test('all reviews are on their page, each with initials, source and date', async ({request}) => {
  const {$} = await ask(request, '/reviews');
  const reviews = $('main article, main li:has(blockquote), main figure:has(blockquote)');
  const texts = each($, 'main blockquote');
  expect(texts).toHaveLength(site.reviews.length);
  for (const review of reviews.toArray())
    expect($(review).text()).toMatch(/(Google|Yelp).*\d{4}|\d{4}.*(Google|Yelp)/s);
});

test('each video can be watched by a link', async ({request}) => {
  for (const route of routes) {
    const {$} = await ask(request, route);
    const videos = links($, 'main').filter(({text}) => text.startsWith('Play video'));
    for (const {href} of videos.filter((link) => link.href.startsWith('/'))) {
      const response = await request.head(href);
      expect({route, href, status: response.status()}).toEqual({route, href, status: 200});
    }
  }
});
