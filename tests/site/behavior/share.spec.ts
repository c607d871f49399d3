import {expect, test} from 'playwright/test';
import {listRoutesBelow} from '../../support/built';
import {site} from '@dental/testing/realSite';
import {visit} from '../../support/visit';

const {share, copied} = site.labels.page;
const [TREATMENT = ''] = listRoutesBelow('/services');

test("opens the device's share menu, or copies the address", async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, TREATMENT);
  await page.evaluate(() => {
    Object.assign(navigator, {canShare: () => true});
    Object.assign(navigator, {
      share: (data: ShareData) => Promise.resolve(void (document.title = `Shared: ${data.url}`)),
    });
  });
  await page.getByRole('link', {name: share}).click();
  await expect(page).toHaveTitle(`Shared: ${baseURL}${TREATMENT}`);

  await page.evaluate(() => Object.assign(navigator, {canShare: undefined}));
  await page.getByRole('link', {name: share}).click();
  await expect(page.getByRole('status').filter({hasText: copied})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${TREATMENT}`);
});
