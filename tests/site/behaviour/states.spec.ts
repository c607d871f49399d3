import {expect, test, type Page} from 'playwright/test';
import {GALLERY_OPTIONS, matchesFilter} from '@dental/practice';
import {obstacles} from '../../support/obstacles';
import {filmTitle, site} from '../../support/realSite';
import {visit} from '../../support/visit';

/* What a page becomes when somebody uses it must be as usable for everybody as the page itself. */

test.use({reducedMotion: 'reduce'});

const SIZES = {phone: {width: 360, height: 780}, 'wide screen': {width: 1280, height: 860}};

/** How to bring a page into each of its states; the state is there when this is done. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'a video is open': async (page) => {
    const name = filmTitle('doctor-intro');
    await visit(page, '/');
    await page.getByRole('link', {name: `Play video: ${name}`}).click();
    await expect(page.getByRole('dialog', {name}).locator('video')).toBeVisible();
  },
  'a video plays in the page, with its transcript': async (page) => {
    await visit(page, '/about-us');
    await page.getByRole('link', {name: `Play video: ${filmTitle('office-tour')}`}).click();
    await expect(page.locator('main figure video')).toBeVisible();
    await page.getByText('Read the transcript').click();
    await expect(page.locator('main details[open] p')).toBeVisible();
  },
  'a picture of the office is open': async (page) => {
    await visit(page, '/about-us');
    await page.locator('main a[href*="/facility/"]').first().click();
    await expect(page.locator('.yarl__slide_current img')).toBeVisible();
    await page.getByRole('button', {name: 'Zoom in'}).click();
    await expect(page.getByRole('button', {name: 'Zoom out'})).toBeEnabled();
  },
  'a picture did not come': async (page) => {
    await visit(page, '/about-us');
    await page.route(/facility|pictures/, (route) => route.abort());
    await page.locator('main a[href*="/facility/"]').first().click();
    await expect(page.locator('.yarl__slide_current')).toHaveText(site.labels.lightbox.failed);
  },
  'the gallery is filtered': async (page) => {
    await visit(page, '/smile-gallery');
    await page.getByLabel('Gender').selectOption('male');
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(page.getByRole('heading', {name: /cases, page 1/})).toBeFocused();
  },
  'no case of the gallery matches': async (page) => {
    await visit(page, `/smile-gallery?${emptyFilter()}`);
    await expect(page.getByRole('link', {name: 'Clear the filters'})).toBeVisible();
  },
  'a form has errors': async (page) => {
    const {send} = site.forms.contact;
    await visit(page, '/contact-us');
    const form = page.getByRole('form', {name: send}).first();
    await form.getByRole('button', {name: send}).click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  },
  'the chat is open': async (page) => {
    await visit(page, '/');
    await page.getByRole('link', {name: 'Chat with us'}).click();
    await expect(
      page.getByRole('dialog', {name: 'Chat with us'}).getByRole('button', {name: 'Close chat'}),
    ).toBeFocused();
  },
  'the payment helper has an amount that is none': async (page) => {
    await visit(page, '/payment-plans');
    await page.getByLabel(/^Cost of your treatment/).fill('a lot');
    await expect(page.getByText(site.labels.payment.notAnAmount)).toBeVisible();
  },
  'the map was requested': async (page) => {
    await visit(page, '/contact-us');
    await page.getByRole('link', {name: 'Show the map'}).click();
    await expect(page.getByText(/^This is a preview: on the live site the map/)).toBeVisible();
  },
  'a promotion is on': async (page) => {
    await visit(page, `/?on=${site.promotions.promotions[0]?.starts}`);
    await expect(page.getByRole('heading', {name: site.promotions.promotions[0]?.heading})).toBeVisible();
  },
};

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}${size === 'phone' ? '' : ' @nightly'}`, () => {
    test.use({viewport});
    for (const [state, reach] of Object.entries(STATES)) {
      test(`everybody can go on when ${state}`, async ({page}) => {
        await reach(page);
        expect(await obstacles(page, 'inside')).toEqual([]);
      });
    }
  });
}

/** A choice that no case matches, as a query. */
function emptyFilter(): string {
  const {age, gender, category} = GALLERY_OPTIONS;
  const choices = age.flatMap((a) => gender.flatMap((g) => category.map((c) => ({age: a, gender: g, category: c}))));
  const empty = choices.find((choice) => !site.cases.some((record) => matchesFilter(record, choice)));
  if (!empty) throw new Error('Every choice of filters has a case now, so this state cannot be shown.');
  return String(new URLSearchParams(empty));
}
