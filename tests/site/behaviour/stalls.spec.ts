import {expect, test, type Locator, type Page, type Route} from 'playwright/test';
import {pageAt, site} from '@dental/testing/realSite';
import {visit} from '../../support/visit';

/* What a visitor gets when a script that a hydrated page needs stalls or fails: an answer within 8 s, and a way. */

const SCRIPTS = /\/assets\/js\//;
/** Lets the time pass that a script may take. */
const wait = (page: Page) => page.clock.fastForward(8_000);

type Fault = (route: Route) => Promise<void> | undefined;

const FAULTS: Record<string, Fault> = {
  stalls: () => undefined,
  fails: (route) => route.abort(),
};

/** The link to a page that no link in sight has prefetched. */
const toReviews = (page: Page): Locator =>
  page.getByRole('contentinfo').locator('a[href="/reviews"]').first();

async function hydratedPage(page: Page, path: string): Promise<void> {
  // Links in sight are prefetched; who has to be sparing meets every stall.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
  await page.clock.install();
  await visit(page, path);
  await page.waitForLoadState('networkidle');
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test.describe(`when a script ${fault}`, () => {
    test('a link leads to its page as a document, from its top', async ({page}) => {
      await hydratedPage(page, '/about-us');
      await page.evaluate(() => Object.assign(window, {isFormer: true}));
      await page.route(SCRIPTS, answer);
      await toReviews(page).click();
      await wait(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt('/reviews').heading);
      await expect(page).toHaveURL('/reviews');
      await expect.poll(() => page.evaluate(() => 'isFormer' in window)).toBe(false);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('a picture says so, offers its file, and opens large once the scripts come again', async ({
      page,
    }) => {
      await hydratedPage(page, '/about-us');
      await page.route(SCRIPTS, answer);
      const picture = page.locator('main a[href*="/facility/"]').first();
      const file = await picture.evaluate((link) => (link as HTMLAnchorElement).href);
      await picture.click();
      await wait(page);
      const dialog = page.getByRole('dialog', {name: site.labels.lightbox.missing});
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('link', {name: 'Open the picture'})).toHaveAttribute(
        'href',
        file,
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(picture).toBeFocused();
      await page.unroute(SCRIPTS);
      await picture.click();
      await expect(page.locator('.yarl__slide_current img')).toBeVisible();
    });

    test('the gallery says so, and shows the cases on the next try once the scripts come', async ({
      page,
    }) => {
      await hydratedPage(page, '/smile-gallery');
      await page.route(SCRIPTS, answer);
      await page.locator('select[name=gender]').selectOption('male');
      const apply = page.getByRole('button', {name: 'Apply'});
      await apply.click();
      await wait(page);
      await expect(page.getByRole('heading', {name: site.labels.gallery.failed})).toBeFocused();
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
      await page.unroute(SCRIPTS);
      // To ask again or to load the page again.
      if (fault === 'stalls') await apply.click();
      else await page.getByRole('main').getByRole('button', {name: 'Reload'}).click();
      await page.mouse.move(30, 30);
      await expect(page.getByRole('heading', {name: /^\d+ cases, page 1/})).toBeVisible();
    });
  });
}

test('a picture whose script is slow says so, and opens when it comes', async ({page}) => {
  await hydratedPage(page, '/about-us');
  const held: Route[] = [];
  await page.route(SCRIPTS, (route) => void held.push(route));
  const picture = page.locator('main a[href*="/facility/"]').first();
  await picture.click();
  await expect(page.getByRole('dialog', {name: 'The picture viewer is loading'})).toBeVisible();
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.locator('.yarl__slide_current img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(picture).toBeFocused();
});
