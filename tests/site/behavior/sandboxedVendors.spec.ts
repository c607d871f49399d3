import {expect} from 'playwright/test';
import {getEmbedPath} from '@dental/vendors';
import {MOCKS} from '../../support/vendors/mocks';
import {expectNoAccess, FRAMED_VENDORS, test} from '../../support/vendors/site';
import {visit} from '../../support/visit';

/*
 * Vendors' scripts at a practice without an address for them: they run in a sandbox, without any
 * origin. vendors.spec.ts tests everything else.
 */

test('shows a working chat in a sandbox', async ({page, violations}) => {
  await visit(page, '/about-us');
  await page.getByRole('link', {name: 'Chat with us'}).click();
  const chat = page.frameLocator('iframe[src="/embed/crisp.html"]');
  await chat.getByLabel('Message').fill('Do you see children?');
  await chat.getByRole('button', {name: 'Send'}).click();
  await expect(chat.getByText('You wrote: Do you see children?')).toBeVisible();
  await page.getByRole('button', {name: 'Close chat'}).click();
  await page.getByRole('link', {name: 'Chat with us'}).click();
  await expect(chat.getByText('You wrote: Do you see children?')).toBeVisible();
  expect(violations).toEqual([]);
});

test('shows a calculator in a sandbox, and lets it grow', async ({page, violations}) => {
  await visit(page, '/payment-plans');
  const frame = page.locator('iframe[src="/embed/cherry.html"]');
  await page.locator('main [data-state]').first().scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('The mock works').first()).toBeVisible();
  await expect(page.locator('main [data-state=ready]')).toBeVisible();
  await expect(frame).toHaveAttribute('style', /block-size: [1-9]\d+px/);
  expect(violations).toEqual([]);
});

for (const vendor of FRAMED_VENDORS.filter(({integration}) => integration === 'script'))
  test(`keeps ${vendor.name} in a sandbox away from our page`, async ({page, internet}) => {
    internet.swap = {from: '/embed/cherry.html', to: getEmbedPath(vendor)};
    internet.fault = {address: MOCKS[vendor.id]?.first ?? '', kind: 'attack'};
    await visit(page, '/payment-plans');
    await page.locator('main [data-state]').first().scrollIntoViewIfNeeded();
    await expectNoAccess(page);
  });
