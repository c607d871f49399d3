import {expect, test, type Locator, type Page} from 'playwright/test';
import {matchesFilter} from '@dental/practice';
import {filmTitle, site} from '../../support/realSite';

/* The scripts come when the visitor acts, and what the visitor did first must not be lost. */

const SCRIPTS = /\/assets\/js\//;

/** How late the scripts are, in milliseconds: a slow phone's. */
const LATE = 1_500;

/** A control that is there from the start: how to find it, and what it must have done when the scripts have come. */
interface Control {
  path: string;
  find(page: Page): Locator;
  /** Does its job, seen on the page. */
  done(page: Page): Promise<unknown>;
  /** Where it leads without scripts; undefined if it works on the page. */
  otherwise?: RegExp;
}

const play = (path: string, title: string, done: Control['done']): Control => ({
  path,
  find: (page) => page.getByRole('link', {name: `Play video: ${title}`}),
  done,
  otherwise: /\/videos\/.*\.mp4$/,
});

const overPage = (title: string) => (page: Page) =>
  expect(page.getByRole('dialog', {name: title}).locator('video')).toBeVisible();
const inPlace = (page: Page) => expect(page.locator('main figure video')).toBeVisible();
const lightbox = (page: Page) => expect(page.locator('.yarl__slide_current img')).toBeVisible();

const chat = (path: string): Control => ({
  path,
  find: (page) => page.getByRole('link', {name: 'Chat with us'}),
  done: (page) => expect(page.getByRole('dialog', {name: /^Chat/})).toBeVisible(),
  otherwise: /\/contact-us$/,
});

/** Controls that scripts give their work to, one of each kind. */
const REPLAYED: Record<string, Control> = {
  'the intro video': play('/', filmTitle('doctor-intro'), overPage(filmTitle('doctor-intro'))),
  'the tour of the office': play('/about-us', filmTitle('office-tour'), inPlace),
  'a picture of the office': {
    path: '/about-us',
    find: (page) => page.locator('main a[href*="/facility/"]').nth(1),
    done: lightbox,
    otherwise: /facility/,
  },
  'a picture of a case': {
    path: '/smile-gallery/page/2',
    find: (page) => page.locator('main article a[href*="/img/"]').first(),
    done: lightbox,
    otherwise: /\/img\//,
  },
  'the map': {
    path: '/contact-us',
    find: (page) => page.getByRole('link', {name: 'Show the map'}),
    done: (page) => expect(page.getByText(/^This is a preview: on the live site the map/)).toBeVisible(),
    otherwise: /maps\.example/,
  },
  'the chat of a legal page': chat('/terms-and-conditions'),
};

/** Controls of the browser's own, whose work the scripts must leave as it is. */
const NATIVE: Record<string, Control> = {
  'a menu': {
    path: '/',
    find: (page) => page.getByRole('banner').locator('summary:visible', {hasText: 'Services'}),
    done: (page) => expect(page.getByRole('banner').getByRole('link', {name: 'Family dentistry'})).toBeVisible(),
  },
  'a question': {
    path: '/new-patients',
    find: (page) => page.locator('main summary').first(),
    done: (page) => expect(page.locator('main details').first()).toHaveAttribute('open', ''),
  },
  'the ticker': {
    path: '/reviews',
    find: (page) => page.getByRole('banner').locator('a[href$="#promotions"]'),
    done: (page) => expect(page).toHaveURL('/#promotions'),
  },
  'the way down': {
    path: '/',
    find: (page) => page.locator('main a[href="#services"]'),
    done: (page) => expect(page.locator('#services')).toBeInViewport(),
  },
  'a page of the gallery': {
    path: '/smile-gallery',
    find: (page) => page.getByRole('link', {name: 'Page 3'}),
    done: (page) => expect(page).toHaveURL('/smile-gallery/page/3'),
  },
  'a link to the office': {
    path: '/',
    find: (page) => page.getByRole('main').locator('a[href$="/contact-us#office"]').first(),
    done: (page) => expect(page.locator('#office')).toBeInViewport(),
  },
};

/** Those that are tried by day, one of each kind of control: where Enter and a tap go is the browser's, not the control's. */
const CLICKED = [
  'the intro video',
  'a picture of the office',
  'a picture of a case',
  'the map',
  'the chat of a legal page',
  'a menu',
  'a page of the gallery',
];
const LEFT_ALONE = ['the intro video', 'a picture of a case'];
const ENTERED = ['the intro video', 'a menu'];
const TAPPED = ['the intro video', 'a picture of a case'];
const unless = (names: readonly string[], name: string) => (names.includes(name) ? '' : ' @nightly');

/** A page as it is before the visitor has done anything, whose scripts will come late. */
async function coldPage(page: Page, path: string): Promise<void> {
  await page.route(SCRIPTS, async (route) => {
    await new Promise((late) => setTimeout(late, LATE));
    await route.continue().catch(() => undefined);
  });
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
}

function hasHydrated(page: Page): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

for (const [name, {path, find, done}] of Object.entries({...REPLAYED, ...NATIVE})) {
  test(`the first click on ${name} does its work, although the scripts are late${unless(CLICKED, name)}`, async ({
    page,
  }) => {
    await coldPage(page, path);
    await find(page).click();
    await done(page);
    await page.mouse.move(3, 400);
    await hasHydrated(page);
    await done(page);
  });
}

for (const name of ['the intro video', 'a picture of the office', 'the chat of a legal page', 'a menu'] as const) {
  const {path, find, done} = {...REPLAYED, ...NATIVE}[name]!;
  test(`the first press of Enter on ${name} does its work, although the scripts are late${unless(ENTERED, name)}`, async ({
    page,
  }) => {
    await coldPage(page, path);
    await find(page).focus();
    await page.keyboard.press('Enter');
    await done(page);
    await hasHydrated(page);
    await done(page);
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  for (const name of ['the intro video', 'a picture of a case', 'the chat of a legal page', 'the map']) {
    const {path, find, done} = REPLAYED[name]!;
    test(`the first tap on ${name} does its work, although the scripts are late${unless(TAPPED, name)}`, async ({
      page,
    }) => {
      await coldPage(page, path);
      await find(page).tap();
      await hasHydrated(page);
      await done(page);
    });
  }

  test('the menu opens at the first tap, and stays open when the scripts come', async ({page}) => {
    await coldPage(page, '/');
    await page.getByRole('banner').locator('summary:visible').first().tap();
    const link = page.getByRole('banner').getByRole('link', {name: 'Contact Us'});
    await expect(link).toBeVisible();
    await hasHydrated(page);
    await expect(link).toBeVisible();
  });
});

test('the first press of Tab and Enter leads past the header, although the scripts are late', async ({page}) => {
  await coldPage(page, '/about-us');
  await page.keyboard.press('Tab');
  const past = page.getByRole('link', {name: 'Skip to main content'});
  await expect(past).toBeFocused();
  await expect(past).toBeInViewport();
  await page.keyboard.press('Enter');
  await hasHydrated(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('what was chosen in the gallery before the scripts came is kept, and Apply asks for it', async ({page}) => {
  await coldPage(page, '/smile-gallery');
  await page.locator('select[name=gender]').selectOption('male');
  await hasHydrated(page);
  await expect(page.locator('select[name=gender]')).toHaveValue('male');
  await page.getByRole('button', {name: 'Apply'}).click();
  await isFiltered(page);
});

test('Apply works at once, although the scripts are late', async ({page}) => {
  await coldPage(page, '/smile-gallery');
  await page.locator('select[name=gender]').selectOption('male');
  await page.getByRole('button', {name: 'Apply'}).click();
  await isFiltered(page);
});

async function isFiltered(page: Page): Promise<void> {
  const {length} = site.cases.filter((record) => matchesFilter(record, {gender: 'male'}));
  await expect(page.getByRole('heading', {name: new RegExp(`^${length} cases, page 1`)})).toBeVisible();
  await expect(page.locator('select[name=gender]')).toHaveValue('male');
}

test('an amount that was written before the scripts came is worked out when they come', async ({page}) => {
  await coldPage(page, '/payment-plans');
  await page.getByLabel(/^Cost of your treatment/).fill('1850');
  await hasHydrated(page);
  await expect(page.getByRole('caption')).toHaveText('A treatment of $1,850.00');
  await expect(page.getByLabel(/^Cost of your treatment/)).toHaveValue('1850');
});

test.describe('when the scripts do not come', () => {
  for (const [name, {path, find, otherwise}] of Object.entries(REPLAYED)) {
    test(`${name} leads to where it leads without scripts${unless(LEFT_ALONE, name)}`, async ({page, context}) => {
      await context.route(
        ({hostname}) => hostname !== 'localhost',
        (route) => route.fulfill({contentType: 'text/html', body: '<p>Elsewhere'}),
      );
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(path);
      await find(page).click();
      await expect.poll(() => context.pages().some((tab) => otherwise?.test(tab.url()))).toBe(true);
    });
  }

  test('Apply still asks for what was chosen', async ({page}) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/smile-gallery');
    await page.locator('select[name=gender]').selectOption('male');
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(page).toHaveURL(/\/smile-gallery\?.*gender=male/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
