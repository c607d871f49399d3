import {expect, test} from 'playwright/test';
import {MISSING_PATH, listTemplates} from '../../packages/bench/templates';
import {getPagesOfKind} from '@dental/content';
import {REVIEW_TOPICS, SEARCH_PATH} from '@dental/practice';
import {hasPage, site} from '@dental/testing/realSite';

const [service] = getPagesOfKind(site, 'service');
const {menus} = site;
const {layout} = site.labels;
const services = menus.main.find((group) => group.services)?.label ?? '';
const about = menus.main.find(({links}) => links?.some(({page}) => page === '/our-staff'));

test.use({javaScriptEnabled: false});

/** By day some pages run. The tour covers the words of all pages, and their header is the same. */
const OPENED_BY_DAY = ['home', 'sub-service', 'gallery', 'payment plans', 'contact'];

for (const {name, path: route} of listTemplates(site).filter(({path}) => path !== MISSING_PATH)) {
  const when = OPENED_BY_DAY.includes(name) ? '' : ' @nightly';
  test(`shows ${route} completely without scripts${when}`, async ({page}) => {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
    await expect(
      page.getByRole('banner').getByRole('link', {name: new RegExp(`^${layout.callNow}`)}),
    ).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', {name: new RegExp(`^${layout.topBarBooking}`)}),
    ).toBeVisible();
    const menu = page.getByRole('banner').locator('details:visible', {hasText: services}).first();
    await menu.locator('summary').first().click();
    await expect(menu.locator(`a[href="${service?.path}"]`)).toBeVisible();
  });
}

test('offers menu, call, and booking on a phone without scripts', async ({page}) => {
  await page.setViewportSize({width: 360, height: 700});
  await page.goto('/');
  const menu = page.getByRole('banner').locator('details:visible').first();
  await menu.locator('summary').first().click();
  await menu
    .getByText(about?.label ?? '', {exact: true})
    .first()
    .click();
  await menu.locator('a[href="/our-staff"]').click();
  await expect(page).toHaveURL('/our-staff');
  await expect(page.getByRole('link', {name: layout.call, exact: true}).last()).toBeVisible();
});

for (const [path, field] of [
  ['/smile-gallery', 'form[action="/smile-gallery"]'],
  ['/payment-plans', 'main input[inputmode=decimal]'],
  ['/insurance-plans', 'main input[type=search]'],
  [SEARCH_PATH, '#q'],
] as const)
  test(`hides fields that do nothing on ${path} without scripts`, async ({page}) => {
    test.skip(!hasPage(path), 'The practice has no such page.');
    await page.goto(path);
    await expect(page.locator(field)).toHaveCount(1);
    await expect(page.locator(field)).toBeHidden();
  });

test('filters reviews by topic without scripts', async ({page}) => {
  test.skip(!hasPage('/reviews'), 'The practice has no such page.');
  await page.goto('/reviews');
  const cards = page.locator('main li[data-topics]');
  const topics = page.getByRole('group', {name: site.labels.reviews.topics});
  test.skip((await topics.count()) === 0, 'No reviews are about a topic.');
  for (const [topic, label] of Object.entries(REVIEW_TOPICS)) {
    const about = page.locator(`main li[data-topics~="${topic}"]`);
    if ((await about.count()) === 0) continue;
    await topics.getByText(label, {exact: true}).click();
    await expect(cards.filter({visible: true})).toHaveCount(await about.count());
    await expect(about.filter({visible: true})).toHaveCount(await about.count());
  }
  await topics.getByText(site.labels.reviews.allTopics, {exact: true}).click();
  await expect(cards.filter({visible: true})).toHaveCount(await cards.count());
});
