import {expect} from 'playwright/test';
import {test} from '../../support/vendors/site';
import {visit} from '../../support/visit';

/* A form that its vendor frames once more, in the pages of a practice that has picked that vendor. */

test.use({formsBy: 'jotform'});

test('what its vendor has taken is sent, and no link asks any more @nightly', async ({
  page,
  internet,
}) => {
  await visit(page, '/contact-us');
  await page.locator('[data-form=contact]').scrollIntoViewIfNeeded();
  const form = page
    .frameLocator('iframe[src="/embed/jotform.html#contact"]')
    .frameLocator('iframe');
  await form.getByLabel('Message').fill('My tooth hurts');
  await form.getByRole('button', {name: 'Send'}).click();
  await expect(form.getByText('You wrote to us')).toBeVisible();
  expect(internet.sent.map(({fields}) => fields)).toEqual([{message: 'My tooth hurts'}]);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Testimonial', exact: true}).click();
  await expect(page).toHaveURL(/reviews$/);
});

test('a vendor that leads to our thank-you page in its frame leads the page there @nightly', async ({
  page,
  internet,
}) => {
  await visit(page, '/virtual-consultation');
  await page.locator('[data-form=virtual]').scrollIntoViewIfNeeded();
  const form = page
    .frameLocator('iframe[src="/embed/jotform.html#virtual"]')
    .frameLocator('iframe');
  await form.getByLabel('Message').fill('My tooth hurts');
  await form.getByRole('button', {name: 'Send'}).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(internet.sent.map(({fields}) => fields)).toEqual([{message: 'My tooth hurts'}]);
});
