import {load} from 'cheerio';
import {expect, test} from 'playwright/test';
import {listTemplates} from '../../../packages/bench/templates';
import {site} from '@dental/testing/realSite';
import {getTestimonials} from '../../support/testimonials';
import {recordViolations} from '../../support/violations';
import {waitUntilSettled, visit} from '../../support/visit';

/*
 * No script writes HTML or sets a script URL from a plain string: `require-trusted-types-for
 * 'script'` in the CSP.
 */

const templates = listTemplates(site);

/*
 * By day the tour opens all pages under this policy, and tests/hosts/policy.test.ts navigates
 * between them.
 */

for (const {name, path} of templates) {
  test(`runs template ${name} under Trusted Types, as document and by router @nightly`, async ({
    page,
  }) => {
    const violations = await recordViolations(page);
    const answer = await page.request.get(path);
    expect(answer.headers()['content-security-policy']).toContain(
      "require-trusted-types-for 'script'",
    );
    await visit(page, path);
    // Scrolls to everything that waits until it is near.
    for (const share of [0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
      await waitUntilSettled(page);
    }
    await visit(page, path === '/about-us' ? '/reviews' : '/about-us');
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, path);
    await expect(page.locator('h1')).toHaveText(load(await answer.text())('h1').text());
    expect(violations).toEqual([]);
  });
}

test('runs gallery filter, lightbox, and carousel under Trusted Types', async ({page}) => {
  const violations = await recordViolations(page);
  await visit(page, '/');
  await getTestimonials(page).scrollIntoViewIfNeeded();
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  await visit(page, '/smile-gallery?gender=male');
  await expect(page.getByRole('heading', {name: /^\d+ cases, page 1/})).toBeVisible();
  await page.locator('main article a[href*="/img/"]').first().click();
  await expect(page.locator('.yarl__slide_current img')).toBeVisible();
  expect(violations).toEqual([]);
});

test('blocks plain strings as HTML or script', async ({page}) => {
  await visit(page, '/about-us');
  const writeUnsafeHtml = () =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p>injected</p>');
    });
  await expect(writeUnsafeHtml()).rejects.toThrow(/TrustedHTML/);
  const listNamed = () =>
    page.evaluate(() => {
      document.createElement('script').src = '/assets/js/main.js';
    });
  await expect(listNamed()).rejects.toThrow(/TrustedScriptURL/);
});
