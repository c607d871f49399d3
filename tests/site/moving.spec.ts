import {expect, test, type Page} from 'playwright/test';
import {visit} from '../support/visit';

test('the header changes its look once the page is scrolled past 170 px, and back', async ({page}) => {
  await visit(page, '/about-us');
  const navigation = page.getByRole('banner').locator('nav:visible').first();
  const look = async () => (await navigation.screenshot()).toString('base64');
  const atTop = await look();
  await page.evaluate(() => window.scrollTo(0, 170));
  await page.waitForTimeout(400);
  expect(await look()).toBe(atTop);
  await page.evaluate(() => window.scrollTo(0, 171));
  await expect.poll(look).not.toBe(atTop);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(look).toBe(atTop);
});

test('a link to the office leads to its section on the contact page, 100 px below the top', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('main').locator('a[href$="/contact-us#office"]').first().click();
  await expect(page).toHaveURL(/\/contact-us/);
  const section = page.locator('#office');
  await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(100);
});

for (const [path, name] of [
  ['/', 'Meet Dr. Marquez'],
  ['/', 'How booking works'],
  ['/', 'An offer for new patients'],
  ['/', 'The whitening club'],
  ['/services', 'A walk through our services'],
] as const) {
  test(`the video "${name}" opens over ${path} and gives the focus back when it closes`, async ({page}) => {
    await visit(page, path);
    const play = page.getByRole('main').getByRole('link', {name: `Play video: ${name}`});
    const dialog = page.getByRole('dialog');
    // What comes when it is near has come before anybody presses.
    await play.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    for (const close of ['Escape', 'button']) {
      await play.click();
      await expect(dialog).toBeVisible();
      await expect(dialog.locator('video, iframe').first()).toBeVisible();
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', {name: /close/i}).click();
      await expect(dialog).toHaveCount(0);
      await expect(play).toBeFocused();
    }
    await expect(page).toHaveURL(path);
  });
}

/** The testimonial that is seen now, by its words. */
function seen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const carousel = document.querySelector('[aria-roledescription=carousel]')?.getBoundingClientRect();
    const slides = [...document.querySelectorAll('[aria-roledescription=slide]')];
    const middle = (carousel?.left ?? 0) + (carousel?.width ?? 0) / 2;
    const slide = slides.find((candidate) => {
      const {left, right} = candidate.getBoundingClientRect();
      return left <= middle && middle < right;
    });
    return slide?.textContent.slice(0, 40) ?? '';
  });
}

/** Opens the home page and goes down to the testimonials, which become a carousel there. */
async function goToTestimonials(page: Page): Promise<void> {
  await visit(page, '/');
  await page.locator('main blockquote').first().scrollIntoViewIfNeeded();
  await page.locator('[aria-roledescription=carousel]').scrollIntoViewIfNeeded();
}

test.describe('the testimonials', () => {
  test.beforeEach(({page}) => goToTestimonials(page));

  test('move on by themselves, until somebody pauses them', async ({page}) => {
    const first = await seen(page);
    await expect.poll(() => seen(page)).not.toBe(first);
    await page.getByRole('button', {name: 'Pause', exact: true}).click();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(1_200);
    const paused = await seen(page);
    await page.waitForTimeout(4_500);
    expect(await seen(page)).toBe(paused);
  });

  test('go forth and back by arrows, with the keyboard as well', async ({page}) => {
    await page.getByRole('button', {name: 'Pause', exact: true}).click();
    await page.waitForTimeout(1_200);
    const before = await seen(page);
    await page.getByRole('button', {name: /next/i}).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => seen(page)).not.toBe(before);
    await page.getByRole('button', {name: /previous/i}).click();
    await expect.poll(() => seen(page)).toBe(before);
  });
});

test.describe('for who asks for less motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('the testimonials stand still from the start', async ({page}) => {
    await goToTestimonials(page);
    const first = await seen(page);
    await page.waitForTimeout(4_500);
    expect(await seen(page)).toBe(first);
    await expect(page.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
  });
});
