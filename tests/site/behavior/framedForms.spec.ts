import {expect} from 'playwright/test';
import {MOCKS} from '../../support/vendors/mocks';
import {test} from '../../support/vendors/site';
import {visit} from '../../support/visit';

/*
 * A form that its vendor renders, on the pages of a practice that chose this vendor. It needs a
 * build of its own.
 */

test.use({formsBy: 'hubspot', hasEmbedSite: true});

test('asks before a link discards text typed in a framed form @nightly', async ({
  page,
  internet,
}) => {
  await visit(page, '/contact-us');
  const form = page.frameLocator('iframe[src$="/embed/hubspot.html#contact"]');
  await page.locator('[data-form=contact]').scrollIntoViewIfNeeded();
  await form.getByLabel('Message').fill('My tooth hurts');

  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Testimonial', exact: true});
  await link.click();
  await expect.poll(() => questions).toEqual([expect.stringContaining('has not been sent')]);
  await expect(page).toHaveURL(/contact-us$/);
  await expect(form.getByLabel('Message')).toHaveValue('My tooth hurts');

  await form.getByRole('button', {name: 'Send'}).click();
  await expect(form.getByText('You wrote to us')).toBeVisible();
  expect(internet.submissions.map(({fields}) => fields)).toEqual([{message: 'My tooth hurts'}]);
  await link.click();
  await expect(page).toHaveURL(/reviews$/);
  expect(questions).toHaveLength(1);
});

test('asks again when the vendor refused the form @nightly', async ({page, internet}) => {
  internet.fault = {address: 'https://forms.hsforms.com/submissions/', kind: 'error'};
  await visit(page, '/contact-us');
  const form = page.frameLocator('iframe[src$="/embed/hubspot.html#contact"]');
  await page.locator('[data-form=contact]').scrollIntoViewIfNeeded();
  await form.getByLabel('Message').fill('My tooth hurts');
  await form.getByRole('button', {name: 'Send'}).click();
  await expect.poll(() => internet.submissions).toHaveLength(1);
  const question = page.waitForEvent('dialog');
  const click = page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Testimonial', exact: true})
    .click();
  await (await question).dismiss();
  await click;
  await expect(page).toHaveURL(/contact-us$/);
});

test('shows our thank-you page when the vendor redirects there @nightly', async ({
  page,
  internet,
}) => {
  await visit(page, '/virtual-consultation');
  await page.locator('[data-form=virtual]').scrollIntoViewIfNeeded();
  const form = page.frameLocator('iframe[src$="/embed/hubspot.html#virtual"]');
  await form.getByLabel('Message').fill('My tooth hurts');
  await form.getByRole('button', {name: 'Send'}).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', {level: 1})).toContainText(/thank/i);
  expect(internet.submissions.map(({fields}) => fields)).toEqual([{message: 'My tooth hurts'}]);
});

test('offers phone, email, and booking when a framed form fails @nightly', async ({
  page,
  internet,
}) => {
  internet.fault = {address: MOCKS.hubspot?.first ?? '', kind: 'error'};
  await visit(page, '/contact-us');
  const place = page.locator('[data-form=contact]');
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('[data-state=failed]')).toBeVisible();
  await expect(place.getByText(/, so please write, call or book\.$/)).toBeVisible();
  for (const start of ['tel:', 'mailto:', 'https://visits.'])
    await expect(place.locator(`a[href^="${start}"]`)).toBeVisible();
});
