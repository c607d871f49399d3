import {expect, test, type Page} from 'playwright/test';
import {expectUsable} from '../../support/obstacles';
import {site} from '@dental/testing/realSite';
import {waitUntilSettled, visit} from '../../support/visit';

const SLIDES = '.yarl__slide';

/** The position of the current image, such as `2 of 7`. */
function readPosition(page: Page): Promise<string | null> {
  return page.locator('.yarl__slide_current').getAttribute('aria-label');
}

async function open(page: Page, index = 0): Promise<void> {
  await visit(page, '/about-us');
  await page.locator('main a[href*="/facility/"]').nth(index).click();
  await expect(page.locator('.yarl__portal_open')).toBeVisible();
  await expect(page.locator('.yarl__slide_current img')).toBeVisible();
}

function getMiddle(page: Page): [number, number] {
  const {width = 0, height = 0} = page.viewportSize() ?? {};
  return [width / 2, height / 2];
}

/**
 * Two taps within 300 ms are a double tap, which zooms. Nothing in the page reports the end of that
 * time.
 */
const waitOutDoubleTap = (page: Page) => page.waitForTimeout(600);

const SWIPES: Record<string, (page: Page, distance: number) => Promise<void>> = {
  mouse: async (page, distance) => {
    const [x, y] = getMiddle(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - distance / 2, y);
    await page.mouse.move(x - distance, y);
    await page.mouse.up();
  },
  finger: async (page, distance) => {
    const [x, y] = getMiddle(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{x: at, y}],
      });
    await touch('touchStart', x);
    // The browser ignores the first few pixels of a drag, because fingers tremble.
    await touch('touchMove', x - distance / 2);
    await touch('touchMove', x - distance);
    await touch('touchEnd');
  },
};

for (const [by, swipe] of Object.entries(SWIPES)) {
  test.describe(`lightbox swipe by ${by}`, () => {
    test.use({hasTouch: by === 'finger'});

    test('ignores 49 px and changes the image at 50 px', async ({page}) => {
      await open(page, 2);
      const before = await readPosition(page);
      await swipe(page, 49);
      await waitOutDoubleTap(page);
      expect(await readPosition(page)).toBe(before);
      await swipe(page, 50);
      await expect.poll(() => readPosition(page)).not.toBe(before);
      const after = await readPosition(page);
      await waitOutDoubleTap(page);
      await swipe(page, -50);
      await expect.poll(() => readPosition(page)).toBe(before);
      expect(after).not.toBe(before);
      await expect(page.locator('.yarl__portal')).toHaveCount(1);
    });
  });
}

test('keeps at most ten images in the page at any position', async ({page}) => {
  await visit(page, '/smile-gallery');
  await page.locator('main article a[href*="/img/"]').first().click();
  await expect(page.locator('.yarl__slide_current')).toBeVisible();
  const sources = new Set<string | null>();
  for (let step = 0; step < 6; step += 1) {
    sources.add(await readPosition(page));
    expect(await page.locator(SLIDES).count()).toBeLessThanOrEqual(10);
    const before = await readPosition(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readPosition(page)).not.toBe(before);
    await waitUntilSettled(page);
  }
  expect(sources.size).toBe(6);
});

test('changes the image in 400 ms', async ({page}) => {
  await open(page);
  const duration = page.waitForFunction(
    () =>
      document
        .getAnimations()
        .find(({effect}) =>
          (effect as KeyframeEffect | null)?.target?.classList.contains('yarl__carousel'),
        )
        ?.effect?.getTiming().duration,
  );
  await page.keyboard.press('ArrowRight');
  expect(await (await duration).jsonValue()).toBe(400);
});

test('opens, zooms, and closes office images by keyboard only', async ({page}) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  await visit(page, '/about-us');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  const links = page.locator('main a[href*="/facility/"]');
  const link = links.nth(1);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => readPosition(page)).toContain(`2 of ${await links.count()}`);
  expect(scripts.length).toBeGreaterThan(before);
  await expectUsable(page);
  await page.getByRole('button', {name: 'Zoom in'}).click();
  const readScale = () =>
    page.locator('.yarl__slide_current .yarl__slide_wrapper').evaluate((element) => {
      return new DOMMatrix(getComputedStyle(element).transform).a;
    });
  await expect.poll(readScale).toBeGreaterThan(1);
  await page.getByRole('button', {name: 'Zoom out'}).click();
  await expect.poll(readScale).toBe(1);
  // Arrow keys and Escape work although nothing in the lightbox has the focus.
  for (const key of ['ArrowRight', 'Escape']) {
    const slidePosition = await readPosition(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press(key);
    if (key === 'ArrowRight') await expect.poll(() => readPosition(page)).not.toBe(slidePosition);
  }
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('returns the focus to a clicked link that Safari does not focus', async ({page}) => {
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault()));
  await open(page, 1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(page.locator('main a[href*="/facility/"]').nth(1)).toBeFocused();
});

test('shows the prescribed message when an image fails', async ({page}) => {
  await visit(page, '/about-us');
  await page.route(/facility|pictures/, (route) => route.abort());
  await page.locator('main a[href*="/facility/"]').first().click();
  await expect(page.locator('.yarl__slide_current')).toHaveText(site.labels.lightbox.failed);
  await expectUsable(page);
});

test('compares a case by mouse and arrow keys', async ({page}) => {
  await visit(page, '/smile-gallery');
  await page
    .getByRole('link', {name: /^Compare before and after/})
    .first()
    .click();
  const handle = page.getByRole('slider');
  const start = site.cases[0]?.changeAt ?? 50;
  await expect(handle).toHaveValue(`${start}`);
  const pair = await handle.boundingBox();
  expect(pair?.width).toBeGreaterThan(700);
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveValue(`${start - 1}`);
  if (pair) await page.mouse.click(pair.x + pair.width * 0.8, pair.y + pair.height / 2);
  await expect.poll(async () => Number(await handle.inputValue())).toBeGreaterThan(70);
  await expect(page.getByText('before, left of the handle')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(handle).toHaveCount(0);
});
