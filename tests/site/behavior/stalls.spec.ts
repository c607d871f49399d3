import {expect, test, type Locator, type Page, type Route} from 'playwright/test';
import {getPage, site} from '@dental/testing/realSite';
import {visit} from '../../support/visit';

/*
 * A script that a hydrated page needs stalls or fails: the visitor gets an answer and a next step
 * within 8 s.
 */

const SCRIPT_URL = /\/assets\/js\//;
/** Lets the time pass that a script may take. */
const wait = (page: Page) => page.clock.fastForward(8_000);

type Fault = (route: Route) => Promise<void> | undefined;

const FAULTS: Record<string, Fault> = {
  stalls: () => undefined,
  fails: (route) => route.abort(),
};

/** The link to a page that no visible link has prefetched. */
const toReviews = (page: Page): Locator =>
  page.getByRole('contentinfo').locator('a[href="/reviews"]').first();

async function openHydratedPage(page: Page, path: string): Promise<void> {
  // Visible links are prefetched. Visitors who save data meet every stall.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
  await page.clock.install();
  await visit(page, path);
  await page.waitForLoadState('networkidle');
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test.describe(`when a script ${fault}`, () => {
    test("loads the link's page as a document, from its top", async ({page}) => {
      await openHydratedPage(page, '/about-us');
      await page.evaluate(() => Object.assign(window, {isFormer: true}));
      await page.route(SCRIPT_URL, answer);
      await toReviews(page).click();
      await wait(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(getPage('/reviews').heading);
      await expect(page).toHaveURL('/reviews');
      await expect.poll(() => page.evaluate(() => 'isFormer' in window)).toBe(false);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('offers the image file and opens the lightbox once scripts load', async ({page}) => {
      await openHydratedPage(page, '/about-us');
      await page.route(SCRIPT_URL, answer);
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
      await page.unroute(SCRIPT_URL);
      await picture.click();
      await expect(page.locator('.yarl__slide_current img')).toBeVisible();
    });

    test('explains the failure and shows cases on the next try', async ({page}) => {
      await openHydratedPage(page, '/smile-gallery');
      await page.route(SCRIPT_URL, answer);
      await page.locator('select[name=gender]').selectOption('male');
      const apply = page.getByRole('button', {name: 'Apply'});
      await apply.click();
      await wait(page);
      await expect(page.getByRole('heading', {name: site.labels.gallery.failed})).toBeFocused();
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
      await page.unroute(SCRIPT_URL);
      // Retries, or reloads the page.
      if (fault === 'stalls') await apply.click();
      else {
        const loaded = page.waitForEvent('load');
        await page.getByRole('main').getByRole('button', {name: 'Reload'}).click();
        await loaded;
        await page.mouse.move(30, 30);
      }
      await expect(page.getByRole('heading', {name: /^\d+ cases, page 1/})).toBeVisible();
    });
  });
}

test('explains a slow image script and opens it when it arrives', async ({page}) => {
  await openHydratedPage(page, '/about-us');
  const heldRoutes: Route[] = [];
  await page.route(SCRIPT_URL, (route) => void heldRoutes.push(route));
  const picture = page.locator('main a[href*="/facility/"]').first();
  await picture.click();
  await expect(page.getByRole('dialog', {name: 'The picture viewer is loading'})).toBeVisible();
  await Promise.all(heldRoutes.map((route) => route.continue()));
  await expect(page.locator('.yarl__slide_current img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(picture).toBeFocused();
});
