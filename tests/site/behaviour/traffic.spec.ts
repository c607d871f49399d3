import {expect} from 'playwright/test';
import {FACTS, mockOthers} from '../../support/outside';
import {site} from '../../support/realSite';
import {thirdPartyTable} from '@dental/practice';
import {anotherPractice} from '../../fixtures/anotherPractice';
import {test} from '../../support/production';
import {visit} from '../../support/visit';

const {facts} = anotherPractice;

/* What patients are told of outside services, and what only reviewers may do. Whom each page contacts: tour.spec.ts. */

test.use({viewport: {width: 360, height: 740}});

test('the privacy page names every outside host, whose it is, what for, when, and the agreement', async ({page}) => {
  await visit(page, '/privacy-policy');
  const table = page.getByRole('group', {name: 'Outside services'});
  const companies = thirdPartyTable({...FACTS, labels: site.labels});
  await expect(table.locator('tbody tr')).toHaveCount(companies.length);
  for (const {hosts, owner, purpose, pages, contacted} of companies) {
    const row = table
      .locator('tbody tr')
      .filter({hasText: owner})
      .filter({hasText: hosts[0] ?? ''});
    for (const host of hosts) await expect(row).toContainText(host);
    for (const words of [owner, purpose, pages, contacted]) await expect(row).toContainText(words);
  }
});

test('a patient cannot look at the site as of another day', async ({page}) => {
  const [promotion] = facts.promotions.promotions;
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-07:00'));
  await visit(page, `/?on=${promotion?.starts}`);
  await expect(page.locator('#promotions').getByRole('heading')).toHaveText(facts.promotions.standing);
});

test('a link to the office leads 100 px above it', async ({page, context}) => {
  await mockOthers(context);
  await visit(page, '/');
  await page.getByRole('main').locator('a[href$="/contact-us#office"]').first().click();
  await expect(page).toHaveURL('/contact-us');
  await expect
    .poll(() => page.locator('#office').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(100);
});
