import {expect, test, type Locator, type Page} from 'playwright/test';
import {GALLERY_PAGE_SIZE, matchesFilter, stripPageNumber} from '@dental/practice';
import {expectUsable} from '../../support/obstacles';
import {findVideo, hasPage, PLAYER_SELECTOR, site} from '@dental/testing/realSite';
import {waitForHydration} from '../../support/visit';

/* Scripts load when the visitor acts. The visitor's first action must not be lost. */

const SCRIPT_URL = /\/assets\/js\//;

/** The delay of the scripts on a slow phone, in milliseconds. */
const SCRIPT_DELAY_MS = 800;

/** A control that is in the HTML: its locator, and the result once the scripts have run. */
interface Control {
  path: string;
  find(page: Page): Locator;
  /** Asserts the result on the page. */
  done(page: Page): Promise<unknown>;
  /** The target of the link without scripts; undefined if the control works on the page. */
  otherwise?: RegExp;
  /** The address that the control opens; undefined if the visitor stays on the page. */
  leadsTo?: string;
}

const getBanner = (page: Page) => page.getByRole('banner');
const expectLightbox = (page: Page) =>
  expect(page.locator('.yarl__slide_current img')).toBeVisible();
const makeVideoControl = (path: string, id: string, within: string): Control => ({
  path: findVideo(id) ? path : '',
  find: (page) => page.getByRole('link', {name: `Play video: ${findVideo(id)?.title}`}),
  done: (page) => expect(page.locator(within).locator(PLAYER_SELECTOR)).toBeVisible(),
  otherwise: /\/videos\/.*\.mp4$|youtube\.com|vimeo\.com/,
});
const lastPage = Math.ceil(site.cases.length / GALLERY_PAGE_SIZE);

/**
 * One control of each kind that the practice has. The first ones need scripts; the browser handles
 * the rest, and scripts must not interfere.
 */
const ALL_CONTROLS: Record<string, Control> = {
  'the intro video': makeVideoControl('/', 'doctor-intro', 'dialog'),
  'the tour of the office': makeVideoControl('/about-us', 'office-tour', 'main figure'),
  'a picture of the office': {
    path: '/about-us',
    find: (page) => page.locator('main a[href*="/facility/"]').nth(1),
    done: expectLightbox,
    otherwise: /facility/,
  },
  'a picture of a case': {
    path: `/smile-gallery/page/${lastPage}`,
    find: (page) => page.locator('main article a[href*="/img/"]').first(),
    done: expectLightbox,
    otherwise: /\/img\//,
  },
  'the map': {
    path: '/contact-us',
    find: (page) => page.getByRole('link', {name: 'Show the map'}),
    done: (page) =>
      expect(page.getByText(/^This is a preview: on the live site the map/)).toBeVisible(),
    otherwise: new RegExp(new URL(site.practice.links.map).hostname),
  },
  'the chat of a legal page': {
    path: '/terms-and-conditions',
    find: (page) => page.getByRole('link', {name: 'Chat with us'}),
    done: (page) => expect(page.getByRole('dialog', {name: /^Chat/})).toBeVisible(),
    otherwise: /\/contact-us$/,
  },
  'a menu': {
    path: '/',
    find: (page) => getBanner(page).locator('summary:visible').first(),
    done: (page) =>
      expect(getBanner(page).locator('details[open] a:visible').first()).toBeVisible(),
  },
  'a question': {
    path: '/new-patients',
    find: (page) => page.locator('main summary').first(),
    done: (page) => expect(page.locator('main details').first()).toHaveAttribute('open', ''),
  },
  'the ticker': {
    path: '/reviews',
    find: (page) => getBanner(page).locator('a[href$="#promotions"]'),
    done: (page) => expect(page.locator('#promotions')).toBeInViewport(),
    leadsTo: '/#promotions',
  },
  'a page of the gallery': {
    path: '/smile-gallery',
    find: (page) => page.getByRole('link', {name: `Page ${lastPage}`}),
    done: (page) => expect(page.getByRole('heading', {name: `page ${lastPage}`})).toBeVisible(),
    leadsTo: `/smile-gallery/page/${lastPage}`,
  },
  'a link to the office': {
    path: '/',
    find: (page) => page.getByRole('main').locator('a[href$="/contact-us#office"]').first(),
    done: (page) => expect(page.locator('#office')).toBeInViewport(),
    leadsTo: '/contact-us#office',
  },
};

const CONTROLS = Object.entries(ALL_CONTROLS).filter(([, {path}]) =>
  hasPage(stripPageNumber(path)),
);

/**
 * By day one control of each kind runs; at night all, by key or tap for those that need scripts.
 */
const CONTROLS_BY_DAY: Record<string, string[]> = {
  'click on': [
    'the intro video',
    'a picture of the office',
    'a picture of a case',
    'the map',
    'a page of the gallery',
  ],
  'press of Enter on': ['the intro video', 'a menu'],
  'tap on': ['a picture of a case', 'the chat of a legal page', 'a menu'],
  nothing: ['the intro video', 'a picture of a case'],
};
const getTag = (act: string, name: string) =>
  CONTROLS_BY_DAY[act]?.includes(name) ? '' : ' @nightly';

const ACTS: Record<string, (control: Locator) => Promise<void>> = {
  'click on': (control) => control.click(),
  'press of Enter on': (control) => control.press('Enter'),
  'tap on': (control) => control.tap(),
};
const PHONE = {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true};

/** An untouched page whose scripts arrive late. */
async function openWithLateScripts(page: Page, path: string): Promise<void> {
  await page.route(SCRIPT_URL, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS));
    await route.continue().catch(() => undefined);
  });
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
}

for (const [act, does] of Object.entries(ACTS))
  test.describe(act === 'tap on' ? 'on a phone' : 'on a wide screen', () => {
    test.use(act === 'tap on' ? PHONE : {});

    for (const [name, {path, find, done, otherwise, leadsTo}] of CONTROLS) {
      if (act !== 'click on' && !otherwise && name !== 'a menu') continue;
      const tag = getTag(act, name);
      test(`performs the first ${act} ${name} although scripts are late${tag}`, async ({page}) => {
        await openWithLateScripts(page, path);
        await does(find(page));
        // The page behind a link needs an action of its own, once it is there.
        if (leadsTo) await page.waitForURL(leadsTo);
        await page.mouse.move(3, 400);
        await waitForHydration(page);
        await done(page);
      });
    }
  });

test('moves past the header on Tab and Enter although scripts are late', async ({page}) => {
  await openWithLateScripts(page, '/about-us');
  await page.keyboard.press('Tab');
  const past = page.getByRole('link', {name: 'Skip to main content'});
  await expect(past).toBeFocused();
  await expect(past).toBeInViewport();
  await page.keyboard.press('Enter');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
    .toBe(true);
});

for (const when of ['at once', 'when the scripts have come'])
  test(`keeps gallery choices made before scripts and applies them ${when}`, async ({page}) => {
    test.skip(!hasPage('/smile-gallery'), 'The practice has no gallery.');
    await openWithLateScripts(page, '/smile-gallery');
    const gender = page.locator('select[name=gender]');
    await gender.selectOption('male');
    if (when !== 'at once') await waitForHydration(page);
    await expect(gender).toHaveValue('male');
    await page.getByRole('button', {name: 'Apply'}).click();
    const {length} = site.cases.filter((record) => matchesFilter(record, {gender: 'male'}));
    await expect(
      page.getByRole('heading', {name: new RegExp(`^${length} cases?, page 1`)}),
    ).toBeVisible();
    await expect(gender).toHaveValue('male');
  });

test('calculates an amount typed before the scripts arrived', async ({page}) => {
  test.skip(!hasPage('/payment-plans'), 'The practice has no plans.');
  await openWithLateScripts(page, '/payment-plans');
  await page.getByLabel(/^Cost of your treatment/).fill('1850');
  await waitForHydration(page);
  await expect(page.getByRole('caption')).toHaveText('A treatment of $1,850.00');
  await expect(page.getByLabel(/^Cost of your treatment/)).toHaveValue('1850');
  await page.getByLabel(/^Cost of your treatment/).fill('a lot');
  await expect(page.getByText(site.labels.payment.notAnAmount)).toBeVisible();
  await expectUsable(page);
});

test.describe('when scripts never arrive', () => {
  for (const [name, {path, find, otherwise}] of CONTROLS.filter(([, control]) => control.otherwise))
    test(`follows the plain link of ${name}${getTag('nothing', name)}`, async ({page, context}) => {
      await context.route(
        ({hostname}) => hostname !== 'localhost',
        (route) => route.fulfill({contentType: 'text/html', body: '<p>Elsewhere'}),
      );
      await page.route(SCRIPT_URL, (route) => route.abort());
      await page.goto(path);
      await find(page).click();
      await expect.poll(() => context.pages().some((tab) => otherwise?.test(tab.url()))).toBe(true);
    });

  test('applies gallery choices with a plain request', async ({page}) => {
    test.skip(!hasPage('/smile-gallery'), 'The practice has no gallery.');
    await page.route(SCRIPT_URL, (route) => route.abort());
    await page.goto('/smile-gallery');
    await page.locator('select[name=gender]').selectOption('male');
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(page).toHaveURL(/\/smile-gallery\?.*gender=male/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
