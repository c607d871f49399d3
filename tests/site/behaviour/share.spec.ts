import {expect, test} from 'playwright/test';
import {routesBelow} from '../../support/built';
import {ask} from '../../support/document';
import {site} from '../../support/realSite';
import {visit} from '../../support/visit';

const {share, copied} = site.labels.page;
const [TREATMENT = ''] = routesBelow('/services');

test('a treatment, a person and the page for new patients can be sent to a relative, without any service', async ({
  request,
}) => {
  for (const path of [
    TREATMENT,
    routesBelow('/our-dentist')[0] ?? '',
    routesBelow('/our-staff')[0] ?? '',
    '/new-patients',
  ]) {
    const {$} = await ask(request, path);
    const link = $('main a').filter((_, element) => $(element).text() === share);
    const address = new URL(link.attr('href') ?? '');
    expect(address.protocol).toBe('mailto:');
    expect(address.pathname).toBe('');
    expect(address.searchParams.get('body')).toBe(`${site.practice.site}${path}`);
    expect(address.searchParams.get('subject')).toBeTruthy();
  }
});

test('the device’s own menu sends a page, and else its address is copied', async ({page, context, baseURL}) => {
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
