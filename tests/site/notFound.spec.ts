import {expect, test} from 'playwright/test';
import {site} from '../support/realSite';
import {visit, watch} from '../support/visit';

const {notFound} = site.labels;

test('the error page stays as it is when its scripts arrive, and leads home', async ({page}) => {
  const faults = watch(page);
  await visit(page, '/services/nope?from=mail');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound.heading);
  expect(faults.console.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
  await page.getByRole('main').getByRole('link', {name: notFound.button}).click();
  await expect(page).toHaveURL('/');
});

test('a page that is not there is not found by following a link inside the site either', async ({page}) => {
  await visit(page, '/');
  await page.evaluate(() => {
    history.pushState({}, '', '/our-staff/nope');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound.heading);
});
