import {expect, test, type Locator, type Page, type Route} from 'playwright/test';
import {pageAt, site} from '@dental/testing/realSite';
import {settled, visit} from '../../support/visit';

/* What the pages behind links cost, and what they gain by it, once the page is hydrated. */

test.use({viewport: {width: 360, height: 740}});

/** Waits until nothing has been requested for some time: that all has come once says nothing of what follows. */
async function requestsEnd(page: Page): Promise<void> {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  await expect.poll(() => Date.now() - last, {timeout: 30_000}).toBeGreaterThan(1_500);
}

const heading = (page: Page): Locator => page.getByRole('heading', {level: 1});

test('a link that has been in sight leads to its page even when the connection is gone', async ({
  page,
  context,
}) => {
  await visit(page, '/services');
  const link = page
    .getByRole('main')
    .getByRole('link', {name: new RegExp(`^${site.labels.services.knowMore}`, 'i')})
    .first();
  await link.scrollIntoViewIfNeeded();
  await requestsEnd(page);
  const before = await heading(page).innerText();
  await context.setOffline(true);
  await link.click();
  await expect(heading(page)).not.toHaveText(before);
});

test('who has to be sparing is sent nothing of pages that they do not follow a link to', async ({
  page,
}) => {
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

test('a visitor who is back before the next page has come stays on the page they are back on', async ({
  page,
}) => {
  await visit(page, '/reviews');
  await page.waitForLoadState('networkidle');
  const held: Route[] = [];
  await page.route('**/assets/js/*.js', (route) => void held.push(route));
  await page.getByRole('contentinfo').locator('a[href="/our-staff"]').first().click();
  await expect(page).toHaveURL('/our-staff');
  await page.goBack();
  await expect(page).toHaveURL('/reviews');
  expect(held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await page.waitForLoadState('networkidle');
  await settled(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(heading(page)).toHaveText(pageAt('/reviews').heading);
});
