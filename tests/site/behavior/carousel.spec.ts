import {expect, test, type Page} from 'playwright/test';
import {getTestimonials} from '../../support/testimonials';
import {visit} from '../../support/visit';

const CAROUSEL = '[aria-roledescription=carousel]';

/** Scrolls the carousel to the middle of the window, with a clock that the test moves. */
async function goToCarousel(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, '/');
  await getTestimonials(page).scrollIntoViewIfNeeded();
  const carousel = page.locator(CAROUSEL);
  await carousel.evaluate((element) => element.scrollIntoView({block: 'center'}));
  await page.mouse.move(2, 2);
  await expect(page.locator(`${CAROUSEL} .swiper-slide-active`)).toHaveCount(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await noteMoves(page);
}

/**
 * Records when the carousel advances, by the page's own clock, so that a busy machine doesn't
 * matter.
 */
function noteMoves(page: Page): Promise<void> {
  return page.evaluate((carousel) => {
    const slides: number[] = [];
    const findActiveSlide = () => document.querySelector(`${carousel} .swiper-slide-active`);
    let last = findActiveSlide();
    new MutationObserver(() => {
      if (findActiveSlide() === last || findActiveSlide() === null) return;
      last = findActiveSlide();
      slides.push(performance.now());
    }).observe(document.querySelector(carousel)!, {attributes: true, subtree: true});
    Object.assign(window, {seen: slides});
  }, CAROUSEL);
}

/** Lets time pass in steps and returns the times when the carousel advanced. */
async function recordMoves(page: Page, time: number, step = 500): Promise<number[]> {
  for (let passed = 0; passed < time; passed += step) await page.clock.runFor(step);
  return page.evaluate(() => (window as unknown as {seen: number[]}).seen.splice(0));
}

const getActiveSlide = (page: Page) =>
  page.locator(`${CAROUSEL} .swiper-slide-active`).getAttribute('aria-label');
const getButton = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

test('advances every 2,000 ms, within 100 ms, five times', async ({page}) => {
  await goToCarousel(page);
  const times = await recordMoves(page, 13_000, 100);
  const steps = times.slice(1, 6).map((time, index) => time - (times[index] ?? 0));
  expect(steps).toHaveLength(5);
  for (const step of steps)
    expect(Math.abs(step - 2_000), `Steps in ms: ${steps.join(', ')}`).toBeLessThanOrEqual(100);
});

test('takes 1,000 ms per slide by arrow or key and ignores swipes', async ({page}) => {
  await goToCarousel(page);
  await getButton(page, 'Pause').click();
  const box = await page.locator(`${CAROUSEL} .swiper`).boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const before = await getActiveSlide(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, {steps: 5});
  await page.mouse.up();
  expect(await getActiveSlide(page)).toBe(before);
  await getButton(page, 'Next testimonial').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`${CAROUSEL} .swiper-wrapper`)).toHaveCSS('transition-duration', '1s');
  await expect.poll(() => getActiveSlide(page)).not.toBe(before);
  await getButton(page, 'Previous testimonial').click();
  await expect.poll(() => getActiveSlide(page)).toBe(before);
});

test('pauses under the pointer, out of sight, and in hidden tabs', async ({page}) => {
  await goToCarousel(page);
  expect(await recordMoves(page, 3_000)).not.toEqual([]);
  await page.locator(`${CAROUSEL} .swiper`).hover();
  expect(await recordMoves(page, 3_000)).toEqual([]);
  await page.mouse.move(2, 2);
  expect(await recordMoves(page, 3_000)).not.toEqual([]);
  await getButton(page, 'Pause').click();
  await page.mouse.move(2, 2);
  expect(await recordMoves(page, 3_000)).toEqual([]);
  await getButton(page, 'Play').click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => window.scrollTo(0, 0));
  // The browser reports what is out of sight with its next frames.
  await expect.poll(() => recordMoves(page, 3_000)).toEqual([]);
  expect(await recordMoves(page, 3_000)).toEqual([]);
  await page.locator(CAROUSEL).evaluate((element) => element.scrollIntoView({block: 'center'}));
  await expect.poll(() => recordMoves(page, 3_000)).not.toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', {value: true, configurable: true});
    Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await recordMoves(page, 3_000)).toEqual([]);
});

test('pauses while the keyboard is on it, until Play is pressed', async ({page}) => {
  await goToCarousel(page);
  await getButton(page, 'Previous testimonial').focus();
  expect(await recordMoves(page, 3_000)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(getButton(page, 'Play')).toBeFocused();
  expect(await recordMoves(page, 2_500)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(getButton(page, 'Pause')).toBeFocused();
  await expect.poll(() => recordMoves(page, 1_000)).not.toEqual([]);
});

test('moves nothing when testimonials become a carousel', async ({page}) => {
  await visit(page, '/');
  const band = page
    .locator('section, div')
    .filter({has: page.locator('blockquote')})
    .last();
  const place = band.locator('xpath=ancestor::*[contains(@class, "place")][1]');
  const before = await place.evaluate((element) => element.getBoundingClientRect().height);
  await place.evaluate((element) => element.scrollIntoView({block: 'center'}));
  await expect(page.locator(CAROUSEL)).toBeVisible();
  expect(await place.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(
    before,
    0,
  );
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('stays still from the start and changes slides at once', async ({page}) => {
    await goToCarousel(page);
    await expect(getButton(page, 'Play')).toBeVisible();
    expect(await recordMoves(page, 3_000)).toEqual([]);
    await getButton(page, 'Next testimonial').click();
    await expect(page.locator(`${CAROUSEL} .swiper-wrapper`)).toHaveCSS(
      'transition-duration',
      '0s',
    );
  });
});
