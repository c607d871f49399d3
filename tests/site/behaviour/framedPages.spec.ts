import {expect, type FrameLocator, type Page} from 'playwright/test';
import {test} from '../../support/vendors/site';
import {visit} from '../../support/visit';

/* A form that is a page of its vendor's own, of an account that may take health information. */

test.use({formsBy: 'jotform'});

/** Writes into a form of a page, and sends it. */
async function send(page: Page, path: string, name: string): Promise<FrameLocator> {
  await visit(page, path);
  await page.locator(`[data-form=${name}]`).first().scrollIntoViewIfNeeded();
  const form = page.frameLocator(`iframe[src="/embed/jotform.html#${name}"]`).frameLocator('iframe');
  await form.getByLabel('Message').fill('My tooth hurts');
  await form.getByRole('button', {name: 'Send'}).click();
  return form;
}

test('a form of a HIPAA account is sent to its own hosts only, and no link asks then @nightly', async ({
  page,
  internet,
  requested,
  violations,
}) => {
  const form = await send(page, '/contact-us', 'contact');
  await expect(form.getByText('You wrote to us')).toBeVisible();
  expect(internet.sent).toEqual([
    {address: 'https://hipaa-submit.jotform.com/submit/230000000000001', fields: {message: 'My tooth hurts'}},
  ]);
  expect(new Set(requested.map(({host}) => host))).toEqual(new Set(['hipaa.jotform.com', 'hipaa-submit.jotform.com']));
  expect(violations).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Testimonial', exact: true}).click();
  await expect(page).toHaveURL(/reviews$/);
});

test('a vendor that leads to our thank-you page leads the page there @nightly', async ({page, violations}) => {
  await send(page, '/virtual-consultation', 'virtual');
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', {level: 1})).toContainText(/thank/i);
  expect(violations).toEqual([]);
});
