import {expect, test, type Locator, type Page, type Route} from 'playwright/test';
import {getPage, site} from '@dental/testing/realSite';
import {waitUntilSettled, visit} from '../../support/visit';

/* Prefetched pages: their cost and their benefit after hydration. */

test.use({viewport: {width: 360, height: 740}});

/** Waits until nothing was requested for some time. Requests that finished once aren't enough. */
async function waitForRequests(page: Page): Promise<void> {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  await expect.poll(() => Date.now() - last, {timeout: 30_000}).toBeGreaterThan(1_500);
}

const getHeading = (page: Page): Locator => page.getByRole('heading', {level: 1});

test('follows a visible link even when the connection is gone', async ({page, context}) => {
  await visit(page, '/services');
  const link = page
    .getByRole('main')
    .getByRole('link', {name: new RegExp(`^${site.labels.services.knowMore}`, 'i')})
    .first();
  await link.scrollIntoViewIfNeeded();
  await waitForRequests(page);
  const before = await getHeading(page).innerText();
  await context.setOffline(true);
  await link.click();
  await expect(getHeading(page)).not.toHaveText(before);
});

test('fetches each script once, however many links need it', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  await visit(page, '/services');
  await waitForRequests(page);
  const scripts = fetched.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts).toEqual([...new Set(scripts)]);
});

test('prefetches nothing for visitors who save data', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
  await visit(page, '/services');
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const link = page
    .getByRole('main')
    .getByRole('link', {name: new RegExp(`^${site.labels.services.knowMore}`, 'i')})
    .first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('stays on the page after Back during a slow navigation', async ({page}) => {
  await visit(page, '/reviews');
  await page.waitForLoadState('networkidle');
  const heldRoutes: Route[] = [];
  await page.route('**/assets/js/*.js', (route) => void heldRoutes.push(route));
  await page.getByRole('contentinfo').locator('a[href="/our-staff"]').first().click();
  await expect(page).toHaveURL('/our-staff');
  await page.goBack();
  await expect(page).toHaveURL('/reviews');
  expect(heldRoutes.length).toBeGreaterThan(0);
  await Promise.all(heldRoutes.map((route) => route.continue()));
  await page.waitForLoadState('networkidle');
  await waitUntilSettled(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(getHeading(page)).toHaveText(getPage('/reviews').heading);
});
