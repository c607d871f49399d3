import {existsSync} from 'node:fs';
import {expect, test} from 'playwright/test';
import {REVIEW_PATH, STYLEGUIDE_PATH} from '@dental/practice';
import {hasTagData, makeTagExamples} from '@dental/content';
import {hasPage, site} from '@dental/testing/realSite';
import {visit, recordFaults} from '../support/visit';

const RIBBON = 'section[aria-label="Preview"]';

test("keeps the reviewer's day on every page", async ({page}) => {
  const faults = recordFaults(page);
  await page.route(`**${REVIEW_PATH}`, (route) => route.fulfill());
  await page.goto('/about-us');
  const ribbon = page.locator(RIBBON);
  await ribbon.locator('summary').click();
  await ribbon.getByLabel('As of', {exact: true}).fill('2027-08-10');
  await ribbon.getByRole('button', {name: 'Show'}).click();
  for (const path of ['/about-us', '/reviews'].filter(hasPage)) {
    if (path !== '/about-us') await page.goto(path);
    await expect(ribbon).toContainText('As of August 10, 2027');
    await ribbon.locator('summary').click();
    await expect(ribbon.getByRole('link', {name: 'The review of this change'})).toBeVisible();
    await expect(ribbon.getByLabel('As of', {exact: true})).toHaveValue('2027-08-10');
    const edit = ribbon.getByRole('navigation', {name: 'Edit this content'});
    await expect(edit).toContainText(/signature|signed|answers for|Waits for/);
    await expect(edit.getByRole('link')).toContainText(['Edit this page']);
    // Each record on the page and all facts link to their forms.
    await edit.getByText('Edit something else').click();
    const forms = edit.getByRole('link');
    await expect(forms.filter({hasText: 'Hours and closures'})).toHaveAttribute(
      'href',
      /pages-content\/_practice\/hours\.yml$/,
    );
    const files = await forms.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.split(/[=/](?=pages-content)/)[1]),
    );
    for (const file of files) expect(existsSync(file ?? ''), file).toBe(true);
    if (path === '/reviews')
      expect(files).toEqual(expect.arrayContaining(site.reviews.map(({file}) => file)));
  }
  expect(faults.console).toEqual([]);
});

test('shows the page as set when tab storage is blocked', async ({page}) => {
  const faults = recordFaults(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', {get: refuse});
  });
  await page.goto('/about-us?on=2027-08-10');
  await expect(page.locator(RIBBON)).toContainText('As of August 10, 2027');
  expect(faults.console).toEqual([]);
});

test('lists every block once on the style guide, with its tag', async ({page}) => {
  const faults = recordFaults(page);
  await visit(page, STYLEGUIDE_PATH);
  for (const {name, tag, attributes} of makeTagExamples()) {
    if (!hasTagData(site, name, attributes)) continue;
    await expect(page.locator(`main #${name} h2`).first()).toHaveText(tag);
  }
  expect(faults.console).toEqual([]);
});
