import {expect} from 'playwright/test';
import {test} from '../../support/vendors/site';
import {visit} from '../../support/visit';

/*
 * A form in a frame inside the vendor's frame, on the pages of a practice that chose this vendor.
 */

test.use({formsBy: 'jotform'});

test('stops asking about links once the vendor accepted the form @nightly', async ({
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
  expect(internet.submissions.map(({fields}) => fields)).toEqual([{message: 'My tooth hurts'}]);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Testimonial', exact: true}).click();
  await expect(page).toHaveURL(/reviews$/);
});

test('shows our thank-you page when the vendor redirects inside its frame @nightly', async ({
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
  expect(internet.submissions.map(({fields}) => fields)).toEqual([{message: 'My tooth hurts'}]);
});
