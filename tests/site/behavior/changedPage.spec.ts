import {expect, test} from 'playwright/test';
import {hasPage} from '@dental/testing/realSite';
import {translate} from '../../support/translate';
import {visit} from '../../support/visit';

test('shows the hits of the last search on a translated page', async ({page}) => {
  test.skip(!hasPage('/search'), 'The practice has no search.');
  await visit(page, '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  for (const words of ['crown', 'whitening', 'crown']) {
    await field.fill(words);
    await expect(page.locator('[data-hit]').first()).toContainText(new RegExp(words, 'i'));
    await page.evaluate(translate);
  }
  await field.fill('whitening');
  await expect(page.locator('[data-hit]').first()).not.toContainText(/crown/i);
});

test('keeps a translated form when a date is wrong', async ({page}) => {
  test.skip(!hasPage('/new-patients/forms'), 'The practice has no forms.');
  await visit(page, '/new-patients/forms');
  await page.evaluate(translate);
  const field = page.locator('[name=patient-birth-date]');
  await field.fill('13/45/1980');
  await field.press('Tab');
  await expect(page.locator('#patient-birth-date-help [role=status]')).not.toBeEmpty();
  await expect(field).toBeVisible();
});
