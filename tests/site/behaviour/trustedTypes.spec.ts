import {load} from 'cheerio';
import {expect, test} from 'playwright/test';
import {NOWHERE, templatesOf} from '../../../packages/bench/templates';
import {site} from '@dental/testing/realSite';
import {testimonials} from '../../support/testimonials';
import {watchViolations} from '../../support/violations';
import {hydrated, settled, visit} from '../../support/visit';

/* No script writes HTML, or names a script, by a plain string: `require-trusted-types-for` in the CSP. */

const templates = templatesOf(site);

/* By day the tour opens all pages under this policy, and the router leads from page to page in tests/hosts/policy.test.ts. */

for (const {name, path} of templates) {
  test(`the template "${name}" works under Trusted Types, opened as a document and by the router @nightly`, async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    const answer = await page.request.get(path);
    expect(answer.headers()['content-security-policy']).toContain(
      "require-trusted-types-for 'script'",
    );
    await visit(page, path);
    // Whatever waits until it is near comes.
    for (const share of [0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
      await settled(page);
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

test('the filter of the gallery, the lightbox and the carousel work under Trusted Types', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await visit(page, '/');
  await testimonials(page).scrollIntoViewIfNeeded();
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  await visit(page, '/smile-gallery?gender=male');
  await expect(page.getByRole('heading', {name: /^\d+ cases, page 1/})).toBeVisible();
  await page.locator('main article a[href*="/img/"]').first().click();
  await expect(page.locator('.yarl__slide_current img')).toBeVisible();
  expect(violations).toEqual([]);
});

test('an unknown address works under Trusted Types where the host cannot send the visitor on', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await visit(page, NOWHERE);
  await hydrated(page);
  expect(violations).toEqual([]);
});

test('a string cannot become HTML or a script', async ({page}) => {
  await visit(page, '/about-us');
  const written = () =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p>injected</p>');
    });
  await expect(written()).rejects.toThrow(/TrustedHTML/);
  const named = () =>
    page.evaluate(() => {
      document.createElement('script').src = '/assets/js/main.js';
    });
  await expect(named()).rejects.toThrow(/TrustedScriptURL/);
});
