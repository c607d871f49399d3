import {expect, test} from 'playwright/test';
import {ask, links, mainText, words} from '../support/document';
import {site} from '../support/realSite';
import {visit, watch} from '../support/visit';

const {notFound} = site.labels;

const UNKNOWN = [
  '/nothing-like-this',
  '/services/nope',
  '/services/general-dentistry/nope',
  '/our-dentist/nope',
  '/our-staff/nope',
  '/smile-gallery/page/99',
  '/a/very/long/way/down',
];

for (const path of UNKNOWN) {
  test(`${path} is answered with the error page and its way home`, async ({request}) => {
    const {status, $} = await ask(request, path);
    expect(status).toBe(404);
    expect(words($, 'h1')).toBe(notFound.heading);
    expect(mainText($)).toContain(notFound.subheading);
    expect(mainText($)).toContain(notFound.text);
    expect(links($, 'main')).toContainEqual(expect.objectContaining({text: notFound.button, href: '/'}));
    expect($('title').text()).toContain(notFound.title);
    expect($('link[rel=canonical]')).toHaveLength(0);
  });
}

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
