import {expect} from 'playwright/test';
import {getPageTitle, getPagesOfKind} from '@dental/content';
import {
  GALLERY_OPTIONS,
  GALLERY_PAGE_SIZE,
  isOpenAt,
  matchesFilter,
  NEW_PATIENT_FORMS_PATH,
  SEARCH_PATH,
  toLocalTime,
  toMoment,
  URGENT_HELP_PATH,
} from '@dental/practice';
import {findVideo, hasPage, site} from '@dental/testing/realSite';
import {test} from '../../support/engines/test';
import type {Visitor} from '../../support/engines/visitor';

/*
 * Behaviors that every browser of our patients must have. Chromium has more tests of most of them,
 * so there only those with `@chromium` in their names run. These tests also run without Playwright,
 * by tests/support/engines/visitor.ts.
 */

const {labels, menus, practice} = site;
const {layout, urgentCall} = labels;
const PHONE = [390, 844] as const;
const SMALL_PHONE = [360, 740] as const;
const DESKTOP = [1440, 900] as const;
const GROUPS = menus.main.flatMap(({label, links}) => (links ? [label] : []));
const [firstGroup = '', secondGroup = ''] = GROUPS;
const MENU = 'header summary[class*=toggle]';
const HEADER = 'header [class*=bar]:has([class*=toggle])';
const OPEN_MENUS = 'header details[open]';
const SUMMARY = 'header nav:first-of-type summary[class*=entry]';
const PANEL = 'header [class*=panel]:has([name=mobile-navigation])';
const GROUP = 'header details[name=mobile-navigation] > summary';
const INTRO = `main a[data-replay][href*="${findVideo('doctor-intro')?.source ?? 'doctor-intro'}"]`;
const TOUR = `main a[data-replay][href*="${findVideo('office-tour')?.source ?? 'office-tour'}"]`;
const DIALOG = 'dialog[open]';
const PHOTO = 'main a[href*="/facility/"]';
const SLIDE = '.yarl__slide_current';
const CAROUSEL = '[aria-roledescription=carousel]';
const TREATMENT = getPagesOfKind(site, 'sub-service')[0]!;

/** The number of elements that a visitor can see. */
const count = (visitor: Visitor, selector: string) =>
  visitor.run(
    (css) =>
      [...document.querySelectorAll(css)].filter(
        (element) =>
          element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
      ).length,
    selector,
  );
const expectCount = (visitor: Visitor, selector: string) =>
  expect.poll(() => count(visitor, selector), {message: selector});
/** The box of an element, which must be visible by now. */
const measureBox = async (visitor: Visitor, selector: string) => {
  await expectCount(visitor, selector).toBeGreaterThan(0);
  return visitor.run((css) => {
    const visible = [...document.querySelectorAll(css)].find(
      (element) => element.getClientRects().length > 0,
    );
    const {left, top, right, bottom, width, height} = visible!.getBoundingClientRect();
    return {left, top, right, bottom, width, height};
  }, selector);
};
const read = (visitor: Visitor, selector: string) =>
  visitor.run((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector);
const readVisible = (visitor: Visitor, selector: string) =>
  visitor.run(
    (css) =>
      [...document.querySelectorAll<HTMLElement>(css)]
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .map(({innerText}) => innerText)
        .join(),
    selector,
  );
const readValue = (visitor: Visitor, selector: string) =>
  visitor.run((css) => document.querySelector<HTMLInputElement>(css)?.value, selector);
const hasFocus = (visitor: Visitor, selector: string) =>
  visitor.run((css) => document.activeElement?.matches(css) ?? false, selector);
const expectFocus = (visitor: Visitor, selector: string) =>
  expect.poll(() => hasFocus(visitor, selector), {message: selector}).toBe(true);
const expectPath = (visitor: Visitor, path: string) =>
  expect.poll(() => visitor.run(() => location.pathname + location.search)).toBe(path);
const scrollTo = (visitor: Visitor, top: number) =>
  visitor.run((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
const readScroll = (visitor: Visitor) => visitor.run(() => Math.round(scrollY));
/** Gives the page this many milliseconds to do what it must not do. */
const pause = (visitor: Visitor, duration: number) =>
  visitor.run((time) => new Promise<void>((done) => setTimeout(done, time)), duration);
const choose = (visitor: Visitor, selector: string, value: string) =>
  visitor.run(
    ({css, option}) => {
      const field = document.querySelector<HTMLSelectElement>(css)!;
      field.value = option;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
    },
    {css: selector, option: value},
  );
const focus = (visitor: Visitor, selector: string) =>
  visitor.run((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);

type Size = readonly [width: number, height: number];

async function visitAt(visitor: Visitor, size: Size, path: string) {
  await visitor.resize(...size);
  await visitor.visit(path);
}

/** Opens a page by its link in the footer. It is open once it shows its top. */
async function openByFooter(visitor: Visitor, path: string) {
  await visitor.click(`footer a[href="${path}"]`);
  await expectPath(visitor, path);
  await expect.poll(() => readScroll(visitor)).toBe(0);
}

async function openMenu(visitor: Visitor, size: Size = PHONE) {
  await visitAt(visitor, size, '/about-us');
  await visitor.click(MENU);
  await expectCount(visitor, OPEN_MENUS).toBe(1);
}

async function openDropdown(visitor: Visitor) {
  await visitAt(visitor, DESKTOP, '/about-us');
  await visitor.click(SUMMARY, firstGroup);
  await expectCount(visitor, OPEN_MENUS).toBe(1);
}

async function openVideo(visitor: Visitor) {
  test.skip(!findVideo('doctor-intro'), 'The practice has no such video.');
  await visitAt(visitor, DESKTOP, '/');
  await visitor.click(INTRO);
  await expectCount(visitor, DIALOG).toBe(1);
}

async function openLightbox(visitor: Visitor) {
  await visitAt(visitor, DESKTOP, '/about-us');
  await visitor.click(PHOTO);
  await expectCount(visitor, `${SLIDE} img`).toBe(1);
}

const readPhotoName = (visitor: Visitor) =>
  visitor.run((css) => document.querySelector(css)!.ariaLabel, SLIDE);

async function openGallery(visitor: Visitor) {
  test.skip(!hasPage('/smile-gallery'), 'The practice has no gallery.');
  await visitAt(visitor, DESKTOP, '/smile-gallery');
}

async function goToCarousel(visitor: Visitor) {
  await visitAt(visitor, DESKTOP, '/');
  await visitor.run(() =>
    document.querySelector('main blockquote')!.scrollIntoView({block: 'center'}),
  );
  await expectCount(visitor, CAROUSEL).toBe(1);
  await visitor.run(
    (css) => document.querySelector(css)!.scrollIntoView({block: 'center', behavior: 'instant'}),
    CAROUSEL,
  );
  await visitor.move({x: 3, y: 3});
}

const readSlide = (visitor: Visitor) =>
  visitor.run(
    (css) => document.querySelector(`${css} .swiper-slide-active`)?.getAttribute('aria-label'),
    CAROUSEL,
  );
const clickButton = (visitor: Visitor, label: string) => visitor.click(`${CAROUSEL} button`, label);

test('opens the phone menu below the header, however far it is scrolled', async ({visitor}) => {
  await visitor.resize(...PHONE);
  for (const top of [0, 60, 400, 2000]) {
    await visitor.visit('/about-us');
    await scrollTo(visitor, top);
    await expect.poll(() => readScroll(visitor)).toBe(top);
    await visitor.click(MENU);
    await expectCount(visitor, OPEN_MENUS).toBe(1);
    const header = await measureBox(visitor, HEADER);
    const panel = await measureBox(visitor, PANEL);
    expect(Math.abs(panel.left - header.left)).toBeLessThanOrEqual(1);
    expect(Math.abs(panel.right - header.right)).toBeLessThanOrEqual(1);
    expect(Math.abs(panel.top - header.bottom)).toBeLessThanOrEqual(2);
    expect(panel.bottom).toBeGreaterThan(PHONE[1] / 2);
    expect(panel.bottom).toBeLessThanOrEqual(PHONE[1]);
    const isCovered = (y: number) =>
      visitor.run((at) => document.elementFromPoint(100, at)?.closest('header') !== null, y);
    expect(await isCovered(PHONE[1] - 10)).toBe(true);
  }
});

test('opens the phone menu to the bottom edge, holding a scrolled page', async ({visitor}) => {
  await visitAt(visitor, PHONE, '/about-us');
  await scrollTo(visitor, 400);
  await expect.poll(() => readScroll(visitor)).toBe(400);
  await visitor.click(MENU);
  await expect
    .poll(async () => Math.abs((await measureBox(visitor, PANEL)).bottom - PHONE[1]))
    .toBeLessThanOrEqual(2);
  await visitor.wheel({x: 200, y: 500}, 400);
  expect(await readScroll(visitor)).toBe(400);
});

test('closes the phone menu on a chosen page @chromium', async ({visitor}) => {
  await openMenu(visitor);
  await visitor.click('header nav a[href="/contact-us"]');
  await expectPath(visitor, '/contact-us');
  await expectCount(visitor, OPEN_MENUS).toBe(0);
});

test('closes the phone menu on Escape and returns the focus @chromium', async ({visitor}) => {
  await openMenu(visitor);
  await visitor.press('Escape');
  await expectCount(visitor, OPEN_MENUS).toBe(0);
  await expectFocus(visitor, MENU);
});

test('closes the phone menu on Back @chromium', async ({visitor}) => {
  await visitAt(visitor, PHONE, '/about-us');
  await openByFooter(visitor, '/our-staff');
  await visitor.click(MENU);
  await expectCount(visitor, OPEN_MENUS).toBe(1);
  await visitor.go('back');
  await expectPath(visitor, '/about-us');
  await expectCount(visitor, OPEN_MENUS).toBe(0);
});

test('keeps a group of the phone menu in sight when it opens', async ({visitor}) => {
  await openMenu(visitor, SMALL_PHONE);
  await visitor.click(GROUP, firstGroup);
  await visitor.click(GROUP, secondGroup);
  await expectCount(visitor, 'details[name=mobile-navigation][open]').toBe(1);
  const panel = await measureBox(visitor, PANEL);
  await expect
    .poll(async () => (await measureBox(visitor, '[name=mobile-navigation][open] > summary')).top)
    .toBeGreaterThanOrEqual(panel.top - 1);
  const {bottom} = await measureBox(visitor, '[name=mobile-navigation][open] > summary');
  expect(bottom).toBeLessThanOrEqual(SMALL_PHONE[1]);
});

test('has a bar of 56 px with targets of 44 px', async ({visitor}) => {
  for (const width of [320, 360, 390, 430]) {
    await visitor.resize(width, 844);
    await visitor.open('/reviews');
    const bar = `nav[aria-label="${layout.actionBar}"]`;
    const {height, bottom} = await measureBox(visitor, bar);
    expect({width, height, bottom}).toEqual({width, height: 56, bottom: 844});
    const sizes = await visitor.run(
      (css) =>
        [...document.querySelectorAll(css)]
          .map((link) => link.getBoundingClientRect())
          .filter((link) => link.width > 0)
          .map((link) => Math.min(link.width, link.height)),
      `${bar} a`,
    );
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  }
});

test('opens a dropdown under a resting mouse until it leaves', async ({visitor}) => {
  await visitAt(visitor, DESKTOP, '/about-us');
  await visitor.hover(SUMMARY, firstGroup);
  await expectCount(visitor, OPEN_MENUS).toBe(1);
  await visitor.move({x: 20, y: 850});
  await expectCount(visitor, OPEN_MENUS).toBe(0);
});

test('keeps a dropdown closed that moves under a resting mouse @chromium', async ({visitor}) => {
  await visitAt(visitor, DESKTOP, '/about-us');
  const {x, y} = await visitor.findPoint(SUMMARY, firstGroup);
  await visitor.run(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => (await visitor.findPoint(SUMMARY, firstGroup)).y).toBeLessThan(y);
  await visitor.move({x, y});
  await visitor.run(() => window.scrollTo(0, 0));
  await expect.poll(async () => (await visitor.findPoint(SUMMARY, firstGroup)).y).toBe(y);
  // Longer than the delay of src/hooks/useHoverIntent.ts.
  await pause(visitor, 500);
  await expectCount(visitor, OPEN_MENUS).toBe(0);
  await visitor.move({x: x + 2, y});
  await expectCount(visitor, OPEN_MENUS).toBe(1);
});

test('has one dropdown open at a time by clicks', async ({visitor}) => {
  await openDropdown(visitor);
  await visitor.click(SUMMARY, secondGroup);
  await expect.poll(() => read(visitor, `${OPEN_MENUS} > summary`)).toContain(secondGroup);
  await expectCount(visitor, OPEN_MENUS).toBe(1);
});

test('closes a dropdown on a click outside', async ({visitor}) => {
  await openDropdown(visitor);
  await visitor.drag({x: 20, y: 850});
  await expectCount(visitor, OPEN_MENUS).toBe(0);
});

for (const key of ['Enter', 'Space'] as const)
  test(`opens a dropdown by ${key}`, async ({visitor}) => {
    await visitAt(visitor, DESKTOP, '/about-us');
    await focus(visitor, SUMMARY);
    await visitor.press(key);
    await expectCount(visitor, OPEN_MENUS).toBe(1);
  });

test('moves into a dropdown by Tab and closes it on Escape', async ({visitor}) => {
  await visitAt(visitor, DESKTOP, '/about-us');
  await focus(visitor, SUMMARY);
  await visitor.press('Enter');
  await visitor.press('Tab');
  await expectFocus(visitor, 'header details[open] a');
  await visitor.press('Escape');
  await expectCount(visitor, OPEN_MENUS).toBe(0);
  await expectFocus(visitor, SUMMARY);
});

test('closes a dropdown when the focus moves on', async ({visitor}) => {
  await visitAt(visitor, DESKTOP, '/about-us');
  await focus(visitor, SUMMARY);
  await visitor.press('Enter');
  await expectCount(visitor, OPEN_MENUS).toBe(1);
  await focus(visitor, 'main a');
  await expectCount(visitor, OPEN_MENUS).toBe(0);
});

test('changes the look of the header past 170 px, not at 170 @chromium', async ({visitor}) => {
  await visitAt(visitor, DESKTOP, '/about-us');
  const readLook = () =>
    visitor.run(() => {
      const looks: string[] = [];
      const header = document.querySelector('header')!;
      for (const each of [header, ...header.querySelectorAll('div, nav')])
        looks.push(
          getComputedStyle(each).backgroundColor,
          getComputedStyle(each, '::before').opacity,
        );
      return looks.join(' ');
    });
  const atTop = await readLook();
  await scrollTo(visitor, 170);
  await pause(visitor, 500);
  expect(await readLook()).toBe(atTop);
  await scrollTo(visitor, 171);
  await expect.poll(readLook).not.toBe(atTop);
  // It stays in sight.
  expect((await measureBox(visitor, SUMMARY)).top).toBeGreaterThanOrEqual(0);
  await scrollTo(visitor, 0);
  await expect.poll(readLook).toBe(atTop);
});

test('starts a page at its top and restores the place on Back @chromium', async ({visitor}) => {
  await visitAt(visitor, DESKTOP, '/our-staff');
  await visitor.findPoint('footer a[href="/reviews"]');
  const place = await readScroll(visitor);
  expect(place).toBeGreaterThan(0);
  await openByFooter(visitor, '/reviews');
  await scrollTo(visitor, 600);
  await visitor.go('back');
  await expectPath(visitor, '/our-staff');
  await expect.poll(() => readScroll(visitor)).toBeGreaterThan(place / 2);
  await visitor.go('forward');
  await expectPath(visitor, '/reviews');
  await expect.poll(() => readScroll(visitor)).toBeGreaterThan(300);
});

test("starts a page at its top from a longer page's end", async ({visitor}) => {
  await visitAt(visitor, DESKTOP, '/');
  await visitor.click('footer a[href="/about-us"]');
  await expectPath(visitor, '/about-us');
  // A browser that keeps the footer in its place is at the top for a moment only.
  await pause(visitor, 1_000);
  expect(await readScroll(visitor)).toBe(0);
});

test('keeps the place over a reload', async ({visitor}) => {
  await visitAt(visitor, DESKTOP, '/reviews');
  await scrollTo(visitor, 900);
  await pause(visitor, 500);
  await visitor.go('refresh');
  await expect.poll(() => readScroll(visitor)).toBeGreaterThan(600);
});

test('glides to the services on the home page', async ({visitor}) => {
  await visitAt(visitor, DESKTOP, '/');
  await visitor.click('main a[href="#services"]');
  await expect
    .poll(async () => Math.round((await measureBox(visitor, '#services')).top))
    .toBeLessThan(DESKTOP[1] / 2);
});

test('opens a video in a modal dialog with the focus inside', async ({visitor}) => {
  await openVideo(visitor);
  expect(await visitor.run(() => document.querySelector('dialog[open]')!.matches(':modal'))).toBe(
    true,
  );
  await expectFocus(visitor, 'dialog button');
});

test('closes a video on Escape and returns the focus', async ({visitor}) => {
  await openVideo(visitor);
  await visitor.press('Escape');
  await expectCount(visitor, 'dialog').toBe(0);
  await expectFocus(visitor, INTRO);
});

test('closes a video by its button', async ({visitor}) => {
  await openVideo(visitor);
  await visitor.click('dialog button');
  await expectCount(visitor, 'dialog').toBe(0);
});

test('closes a video by a click on the backdrop', async ({visitor}) => {
  await openVideo(visitor);
  await visitor.drag({x: 6, y: 6});
  await expectCount(visitor, 'dialog').toBe(0);
});

test('closes a video with its page on Back @chromium', async ({visitor}) => {
  test.skip(!findVideo('doctor-intro'), 'The practice has no such video.');
  await visitAt(visitor, DESKTOP, '/about-us');
  await openByFooter(visitor, '/');
  await visitor.click(INTRO);
  await expectCount(visitor, DIALOG).toBe(1);
  await visitor.go('back');
  await expectPath(visitor, '/about-us');
  await expectCount(visitor, 'dialog').toBe(0);
});

test('plays a video of the text in place', async ({visitor}) => {
  test.skip(findVideo('office-tour')?.provider !== 'file', 'The practice has no such video.');
  await visitAt(visitor, DESKTOP, '/about-us');
  await visitor.click(TOUR);
  await expectCount(visitor, 'main figure video').toBe(1);
  await expectCount(visitor, 'dialog').toBe(0);
});

test('advances the carousel every 2,000 ms', async ({visitor}) => {
  await goToCarousel(visitor);
  const times = await visitor.run(
    (css) =>
      new Promise<number[]>((done) => {
        const changes: number[] = [];
        const getActiveSlide = () => document.querySelector(`${css} .swiper-slide-active`);
        let last = getActiveSlide();
        new MutationObserver(() => {
          if (getActiveSlide() === last || getActiveSlide() === null) return;
          last = getActiveSlide();
          if (changes.push(performance.now()) === 3) done(changes);
        }).observe(document.querySelector(css)!, {attributes: true, subtree: true});
        setTimeout(() => done(changes), 9_000);
      }),
    CAROUSEL,
  );
  const steps = times.slice(1).map((time, index) => time - times[index]!);
  expect(steps).toHaveLength(2);
  for (const step of steps) expect(Math.abs(step - 2_000)).toBeLessThanOrEqual(250);
});

test('moves the carousel by its arrows, pauses it, and ignores swipes', async ({visitor}) => {
  await goToCarousel(visitor);
  await clickButton(visitor, labels.reviews.pause);
  await pause(visitor, 1_200);
  const before = await readSlide(visitor);
  await clickButton(visitor, labels.reviews.next);
  await expect.poll(() => readSlide(visitor)).not.toBe(before);
  await clickButton(visitor, labels.reviews.previous);
  await expect.poll(() => readSlide(visitor)).toBe(before);
  const {x, y} = await visitor.findPoint(`${CAROUSEL} .swiper-slide-active`);
  await visitor.drag({x: x + 100, y}, {x, y}, {x: x - 200, y});
  await pause(visitor, 2_500);
  expect(await readSlide(visitor)).toBe(before);
});

test('keeps the carousel buttons off the quotation', async ({visitor}) => {
  await goToCarousel(visitor);
  const {bottom} = await measureBox(visitor, `${CAROUSEL} .swiper-slide-active figcaption`);
  expect((await measureBox(visitor, `${CAROUSEL} button`)).top).toBeGreaterThanOrEqual(bottom);
});

test('applies gallery choices from page 1 with the focus on the count', async ({visitor}) => {
  await openGallery(visitor);
  const [gender = ''] = GALLERY_OPTIONS.gender;
  const {length} = site.cases.filter((record) => matchesFilter(record, {gender}));
  const articleCount = await count(visitor, 'main article');
  await choose(visitor, 'select[name=gender]', gender);
  expect(await count(visitor, 'main article')).toBe(articleCount);
  await visitor.click('main form button');
  await expectPath(visitor, `/smile-gallery?gender=${gender}`);
  await expectCount(visitor, 'main article').toBe(Math.min(length, GALLERY_PAGE_SIZE));
  await expectFocus(visitor, 'main h2');
});

test('starts gallery pages at their top and returns on Back', async ({visitor}) => {
  await openGallery(visitor);
  test.skip(site.cases.length <= GALLERY_PAGE_SIZE, 'The gallery has a single page.');
  await visitor.click('main nav a[href="/smile-gallery/page/2"]');
  await expectPath(visitor, '/smile-gallery/page/2');
  await expect.poll(() => readScroll(visitor)).toBe(0);
  await visitor.go('back');
  await expectPath(visitor, '/smile-gallery');
});

test('shows photos in a lightbox with arrow keys, Escape, and focus', async ({visitor}) => {
  await openLightbox(visitor);
  const before = await readPhotoName(visitor);
  await visitor.press('ArrowRight');
  await expect.poll(() => readPhotoName(visitor)).not.toBe(before);
  await visitor.press('Escape');
  await expectCount(visitor, '.yarl__portal').toBe(0);
  await expectFocus(visitor, PHOTO);
});

test('zooms a photo of the lightbox', async ({visitor}) => {
  await openLightbox(visitor);
  await visitor.click('.yarl__button[aria-label^="Zoom in"]');
  await expect
    .poll(() =>
      visitor.run(
        (css) => new DOMMatrix(getComputedStyle(document.querySelector(css)!).transform).a,
        `${SLIDE} .yarl__slide_wrapper`,
      ),
    )
    .toBeGreaterThan(1);
});

test('changes the photo by a swipe of 120 px, not 40', async ({visitor}) => {
  await openLightbox(visitor);
  const before = await readPhotoName(visitor);
  const swipe = (distance: number) =>
    visitor.drag({x: 800, y: 450}, {x: 800 - distance / 2, y: 450}, {x: 800 - distance, y: 450});
  await swipe(40);
  await pause(visitor, 700);
  expect(await readPhotoName(visitor)).toBe(before);
  await swipe(120);
  await expect.poll(() => readPhotoName(visitor)).not.toBe(before);
});

test('moves the handle of a comparison by keys', async ({visitor}) => {
  await openGallery(visitor);
  await visitor.click('main article a', labels.gallery.compare);
  await expectCount(visitor, 'input[type=range]').toBe(1);
  await focus(visitor, 'input[type=range]');
  const before = Number(await readValue(visitor, 'input[type=range]'));
  await visitor.press('ArrowLeft');
  await expect
    .poll(async () => Number(await readValue(visitor, 'input[type=range]')))
    .toBe(before - 1);
});

for (const path of ['/contact-us', '/virtual-consultation'].filter(hasPage))
  test(`reports what is missing in the form of ${path}, and sends it`, async ({visitor}) => {
    await visitAt(visitor, PHONE, path);
    const send = 'main form button[type=submit], main form button:not([type])';
    await visitor.click(send);
    await expectFocus(visitor, 'main form [aria-invalid=true]');
    const header = await measureBox(visitor, HEADER);
    const isLabelCovered = (bottom: number) =>
      visitor.run(
        (end) =>
          (document.activeElement as HTMLInputElement).labels![0]!.getBoundingClientRect().top <
          end,
        bottom,
      );
    await expect.poll(() => isLabelCovered(header.bottom)).toBe(false);
    await visitor.run(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('main form .field')) {
        if (field.matches('select')) continue;
        field.value = field.type === 'email' ? 'ana@example.com' : '(480) 555-0142';
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }
    });
    await visitor.run(() =>
      document
        .querySelectorAll<HTMLInputElement>('main form [type=checkbox]:not(:checked)')
        .forEach((choice) => choice.click()),
    );
    await visitor.click(send);
    await expect.poll(() => visitor.run(() => location.pathname)).toBe('/thank-you');
  });

test('finds pages by arrow keys and keeps the words on Back', async ({visitor}) => {
  test.skip(!hasPage(SEARCH_PATH), 'The practice has no search.');
  await visitAt(visitor, PHONE, SEARCH_PATH);
  await focus(visitor, '#q');
  await visitor.type(getPageTitle(site, TREATMENT));
  await expectCount(visitor, '[data-hit]').toBeGreaterThan(0);
  await visitor.press('ArrowDown');
  await expectFocus(visitor, '[data-hit]');
  await visitor.press('Enter');
  await expect.poll(() => visitor.run(() => location.pathname)).not.toBe(SEARCH_PATH);
  await visitor.go('back');
  await expect.poll(() => readValue(visitor, '#q')).toBe(getPageTitle(site, TREATMENT));
});

test('answers a query in the address', async ({visitor}) => {
  test.skip(!hasPage(SEARCH_PATH), 'The practice has no search.');
  await visitor.open(`${SEARCH_PATH}?q=${encodeURIComponent(getPageTitle(site, TREATMENT))}`);
  await expectCount(visitor, '[data-hit]').toBeGreaterThan(0);
});

test('stops 100 px above the office section by link, reload, and address', async ({visitor}) => {
  const measureTop = async () => Math.round((await measureBox(visitor, '#office')).top);
  await visitAt(visitor, DESKTOP, '/');
  await visitor.click('main a[href$="/contact-us#office"]');
  await expectPath(visitor, '/contact-us');
  await expect.poll(measureTop).toBe(100);
  await visitor.go('refresh');
  await expect.poll(measureTop).toBe(100);
  await visitor.open('/contact-us#office');
  await expect.poll(measureTop).toBe(100);
});

test('narrows the dental plans while the patient types', async ({visitor}) => {
  test.skip(!hasPage('/insurance-plans'), 'The practice has no list of plans.');
  await visitor.visit('/insurance-plans');
  const all = await count(visitor, '[data-plans] li');
  await visitor.click('main input[type=search]');
  await visitor.type(site.insurance.plans[0]!.name.slice(0, 5));
  await expectCount(visitor, '[data-plans] li').toBeLessThan(all);
});

test('calculates payments for an amount', async ({visitor}) => {
  test.skip(!hasPage('/payment-plans'), 'The practice has no payment plans.');
  await visitor.visit('/payment-plans');
  await visitor.click('main input[inputmode=decimal]');
  await visitor.type('1850');
  await expect.poll(() => read(visitor, 'main caption')).toContain('$1,850.00');
});

test('shows the details of a yes, formats a date, and keeps answers', async ({visitor}) => {
  test.skip(!hasPage(NEW_PATIENT_FORMS_PATH), 'The practice has no forms to fill in.');
  await visitAt(visitor, DESKTOP, NEW_PATIENT_FORMS_PATH);
  expect(await count(visitor, '[name=tobacco-details]')).toBe(0);
  await visitor.click('[name=tobacco-answer][value=Yes]');
  await expectCount(visitor, '[name=tobacco-details]').toBe(1);
  await visitor.click('[name=patient-birth-date]');
  await visitor.type('04151980');
  await visitor.press('Tab');
  await expect.poll(() => readValue(visitor, '[name=patient-birth-date]')).toBe('04/15/1980');
});

test('keeps a click that ends the typing of a wrong date', async ({visitor}) => {
  test.skip(!hasPage(NEW_PATIENT_FORMS_PATH), 'The practice has no forms to fill in.');
  // So tall that nothing is scrolled: otherwise some browsers keep the choice in its place.
  await visitor.resize(1440, 1200);
  await visitor.visit(NEW_PATIENT_FORMS_PATH);
  await visitor.click('[name=patient-birth-date]');
  await visitor.type('99');
  const choice = 'main [type=checkbox]';
  const point = await visitor.findPoint(choice);
  await visitor.drag(point);
  await expectCount(visitor, '[name=patient-birth-date][aria-invalid]').toBe(1);
  const {top} = await measureBox(visitor, choice);
  expect(top, 'the choice has moved').toBeGreaterThan(point.y);
  expect(await count(visitor, `${choice}:checked`)).toBe(1);
});

test('shows the right urgent help before and after a touch', async ({visitor}) => {
  test.skip(!hasPage(URGENT_HELP_PATH), 'The practice has no page of urgent help.');
  for (const time of ['03:00', '10:30']) {
    const at = toMoment('2027-06-09', time, practice.timeZone);
    const isOpen = isOpenAt({...site.hours, undecided: []}, toLocalTime(at, practice.timeZone));
    const heading = isOpen ? urgentCall.whileOpen : urgentCall.whileClosed;
    await visitor.open(URGENT_HELP_PATH, {at});
    expect(await readVisible(visitor, '[data-urgent] h2')).toBe(heading);
    await visitor.visit(URGENT_HELP_PATH, {at});
    expect(await readVisible(visitor, '[data-urgent] h2')).toBe(heading);
  }
});

test('shows late fonts on the next page, without another request @chromium', async ({
  visitor,
  browserName,
}) => {
  const isShown = () =>
    visitor.run(() => {
      const word = document.body.appendChild(document.createElement('span'));
      const measureWidth = (families: string) => {
        word.style.font = `99px ${families}`;
        return word.getBoundingClientRect().width;
      };
      word.textContent = 'Waltz';
      const isDifferent =
        measureWidth("'Fraunces', 'Fraunces Fallback'") !== measureWidth("'Fraunces Fallback'");
      word.remove();
      return isDifferent;
    });
  await visitor.resize(...DESKTOP);
  await visitor.visit('/about-us', {fontDelay: 2_000});
  await visitor.run(() => document.fonts.ready.then(() => undefined));
  expect(await isShown()).toBe(false);
  const countRequests = () =>
    visitor.run(
      () =>
        performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.woff2')).length,
    );
  const requestCount = await countRequests();
  expect(requestCount).toBeGreaterThan(0);
  await visitor.click('footer a[href="/our-staff"]');
  await expectPath(visitor, '/our-staff');
  await expect.poll(isShown).toBe(true);
  // The delay turns off Firefox's cache of fonts.
  if (browserName !== 'firefox') expect(await countRequests()).toBe(requestCount);
  expect(await visitor.readFaults()).toEqual([]);
});

test('skips the header after a change of page as well', async ({visitor}) => {
  await visitAt(visitor, DESKTOP, '/about-us');
  await visitor.click('footer a[href="/our-staff"]');
  await expectPath(visitor, '/our-staff');
  await visitor.press('Tab');
  await expectFocus(visitor, 'a[href="#main"]');
  await visitor.press('Enter');
  await visitor.press('Tab');
  await expectFocus(visitor, 'main *');
});

test('redirects a trailing slash and another letter case with the query', async ({visitor}) => {
  for (const path of ['/about-us/?from=mail', '/About-Us?from=mail']) {
    await visitor.open(path);
    await expectPath(visitor, '/about-us?from=mail');
  }
});

test('shows the 404 page for an unknown address', async ({visitor}) => {
  await visitor.visit('/services/nope');
  expect(await read(visitor, 'main h1')).toBe(labels.notFound.heading);
});

test('opens the map and the chat, and closes the chat with focus', async ({visitor}) => {
  await visitAt(visitor, DESKTOP, '/contact-us');
  await visitor.click('main a[data-replay]');
  await expectCount(visitor, 'main a[data-replay][target]').toBe(0);
  await visitor.click('[data-chat-launcher]');
  await expectCount(visitor, '[role=dialog]').toBe(1);
  await visitor.press('Escape');
  await expectCount(visitor, '[role=dialog]').toBe(0);
  await expectFocus(visitor, '[data-chat-launcher]');
});
