import {expect, type Page} from 'playwright/test';
import {NOWHERE} from '../../../bench/templates';
import {routes} from '../../support/built';
import {ask, mainText} from '../../support/document';
import {HOSTS, standInForOthers} from '../../support/outside';
import {test} from '../../support/production';
import {site} from '../../support/realSite';
import {hydrated, visit} from '../../support/visit';

/* Whom a patient's browser talks to, and how much it fetches, on the site as patients get it. */

/** What a page may load on a phone before anybody scrolls, in bytes; scripts have a budget of their own. */
const FIRST_LOAD = 250_000;

/** The pages in a few parts, so that they can be looked at side by side. */
const PARTS = 8;

test.use({viewport: {width: 360, height: 740}});

for (let part = 0; part < PARTS; part += 1) {
  test(`before the visitor does anything a page loads at most 250 kB and contacts nobody, and scripts add no words to it (${part + 1} of ${PARTS})`, async ({
    context,
    request,
  }) => {
    const {asked} = await standInForOthers(context);
    for (const route of [...routes, NOWHERE].filter((_, index) => index % PARTS === part)) {
      const withoutScripts = await ask(request, route);
      const page = await context.newPage();
      const weight = noteWeight(page);
      await page.goto(route, {waitUntil: 'networkidle'});
      expect({route, asked: asked.map(String)}).toEqual({route, asked: []});
      const loaded = await weight();
      expect(loaded, route).toBeGreaterThan(5_000);
      expect(loaded, route).toBeLessThanOrEqual(FIRST_LOAD);
      await page.mouse.move(10, 10);
      await hydrated(page);
      // On a short page the newsletter's form is near from the start.
      const unwanted = asked.filter(({hostname}) => hostname !== HOSTS.forms).map(String);
      expect({route, unwanted}).toEqual({route, unwanted: []});
      asked.length = 0;
      const built = mainText(withoutScripts.$);
      const added = (await passages(page)).filter((words) => !built.includes(words));
      expect({route, added}).toEqual({route, added: []});
      await page.close();
    }
  });
}

/** Adds up from now on what a page loads but for scripts, in bytes as they are sent. */
function noteWeight(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script')
      weights.push(request.sizes().then(({responseBodySize}) => responseBodySize));
  });
  return async () => (await Promise.all(weights)).reduce((total, weight) => total + weight, 0);
}

/** Every heading, paragraph, cell and link of a page, but for what depends on the clock. */
function passages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OF_THE_CLOCK = /^(Open now, until|Opens) |Today$/;
    return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, td, th, dt, dd, summary, a, figcaption)')]
      .map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim())
      .filter((words) => words !== '' && !OF_THE_CLOCK.test(words));
  });
}

test('the privacy page names every outside host, whose it is, what for, when, and the agreement', async ({page}) => {
  await visit(page, '/privacy-policy');
  const table = page.getByRole('group', {name: 'Outside services'});
  await expect(table.locator('tbody tr')).toHaveCount(site.thirdParties.length);
  for (const {host, owner, purpose, pages, contacted} of site.thirdParties) {
    const row = table.locator('tbody tr').filter({has: page.getByText(host, {exact: true})});
    for (const words of [owner, purpose, pages, contacted]) await expect(row).toContainText(words);
  }
});

test('a patient cannot look at the site as of another day', async ({page}) => {
  const [promotion] = site.promotions.promotions;
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-07:00'));
  await visit(page, `/?on=${promotion?.starts}`);
  await expect(page.locator('#promotions').getByRole('heading')).toHaveText(site.promotions.standing);
});

test('a link to the office leads 100 px above it, although the contact page is loaded anew for its map', async ({
  page,
  context,
}) => {
  await standInForOthers(context);
  await visit(page, '/');
  const loaded = page.waitForEvent('load');
  await page.getByRole('main').locator('a[href$="/contact-us#office"]').first().click();
  await loaded;
  await page.mouse.move(20, 20);
  await expect(page).toHaveURL('/contact-us');
  await expect
    .poll(() => page.locator('#office').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(100);
});
