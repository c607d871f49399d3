import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'playwright/test';
import {ENTRIES_SHOWN, REVIEWED_PAGES, SITE_FOLDER, STYLEGUIDE_PATH} from '@dental/practice';
import {tagExamples} from '@dental/content';
import {ANOTHER_SITE, test as production} from '../support/production';
import {pageAt, site} from '../support/realSite';
import {visit, watch} from '../support/visit';

const RIBBON = 'section[aria-label="Preview"]';

test('a reviewer sets the day and the outlines once, and every page obeys', async ({page}) => {
  const faults = watch(page);
  await page.route(`**${REVIEWED_PAGES}`, async (route) => {
    const said = {
      changed: ['/about-us', '/reviews'].map((path) => pageAt(path).heading),
      gone: ['Gone words'],
      problems: ['A problem.'],
      signature: '',
    };
    await route.fulfill({json: {'/about-us': said, '/reviews': said}});
  });
  await page.goto('/about-us');
  const ribbon = page.locator(RIBBON);
  await ribbon.locator('summary').click();
  await ribbon.getByLabel('As of', {exact: true}).fill('2027-08-10');
  await ribbon.getByLabel('Outline what changed').check();
  await ribbon.getByRole('button', {name: 'Show'}).click();
  for (const path of ['/about-us', '/reviews']) {
    if (path !== '/about-us') await page.goto(path);
    await expect(ribbon).toContainText('As of August 10, 2027');
    await expect(page.locator('main h1')).toHaveCSS('outline-style', 'solid');
    await ribbon.locator('summary').click();
    await expect(ribbon).toContainText('Gone words');
    await expect(ribbon).toContainText('A problem.');
    await expect(ribbon.getByLabel('As of', {exact: true})).toHaveValue('2027-08-10');
    // Each record on the page and all facts lead to their forms.
    const forms = ribbon.getByRole('navigation', {name: 'Edit what stands here'}).getByRole('link');
    await expect(forms.filter({hasText: 'Hours and closures'})).toHaveAttribute(
      'href',
      /pages-content\/_practice\/hours\.yml$/,
    );
    const files = await forms.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.split(/[=/](?=pages-content)/)[1]),
    );
    for (const file of files) expect(existsSync(file ?? ''), file).toBe(true);
    if (path === '/reviews') expect(files).toEqual(expect.arrayContaining(site.reviews.map(({file}) => file)));
  }
  expect(faults.console).toEqual([]);
});

production(
  'patients get nothing of what previews have for reviewers, and no byte of its code',
  ({production: address}) => {
    expect(address).toBeTruthy();
    const folder = join(ANOTHER_SITE, SITE_FOLDER);
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    for (const file of [REVIEWED_PAGES, ENTRIES_SHOWN]) expect(files).not.toContain(file.slice(1));
    for (const file of files.filter((name) => /\.(html|js|css)$/.test(name)))
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(
        /nothing is sent or booked|preview-on|review-pages|Outline what changed|<script data-preview|preview-entries|Edit what stands/,
      );
  },
);

test('a developer sees every block of the list once, each under its tag', async ({page}) => {
  const faults = watch(page);
  await visit(page, STYLEGUIDE_PATH);
  for (const {name, tag} of tagExamples()) await expect(page.locator(`main #${name} h2`).first()).toHaveText(tag);
  expect(faults.console).toEqual([]);
});
