import {expect, test, type Page} from 'playwright/test';
import {expectUsable} from '../../support/obstacles';
import {findVideo, PLAYER_SELECTOR, site} from '@dental/testing/realSite';
import {waitUntilSettled, visit} from '../../support/visit';

const [intro, tour] = ['doctor-intro', 'office-tour'].map(findVideo);
const [PLAY, PLAY_TOUR] = [intro, tour].map((video) => ({name: `Play video: ${video?.title}`}));

test.skip(!intro || !tour, 'The practice has no such videos.');

/** In a preview, third-party videos show a note, which never fails and has no captions. */
const isOurs = [intro, tour].every((video) => video?.provider === 'file');

async function open(page: Page) {
  await visit(page, '/');
  await page.getByRole('link', PLAY).click();
  const dialog = page.getByRole('dialog', {name: intro?.title ?? ''});
  await expect(dialog).toBeVisible();
  return dialog;
}

test('opens a modal dialog and returns focus when it closes', async ({page}) => {
  await visit(page, '/');
  const play = page.getByRole('main').getByRole('link', PLAY);
  const dialog = page.getByRole('dialog');
  const player = page.locator('dialog').locator(PLAYER_SELECTOR);
  await expect(player).toHaveCount(0);
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(player).toHaveCount(1);
  await expect(dialog.getByRole('button', {name: 'Close video'})).toBeFocused();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await expectUsable(page);
  for (const close of ['Escape', 'button']) {
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', {name: 'Close video'}).click();
    // The player is removed when the dialog closes.
    await expect(player).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await expect(play).toBeFocused();
    if (close === 'Escape') await play.click();
  }
  await expect(page).toHaveURL('/');
});

test('takes 300 ms to open and close, 150 ms for the backdrop', async ({page}) => {
  await page.clock.install();
  const dialog = await open(page);
  const readDurations = (pseudo?: string) =>
    dialog.evaluate(
      (element, part) => [
        ...new Set(getComputedStyle(element, part).transitionDuration.split(', ')),
      ],
      pseudo,
    );
  expect(await readDurations()).toEqual(['0.3s']);
  expect(await readDurations('::backdrop')).toEqual(['0.15s']);

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog').locator(PLAYER_SELECTOR)).toHaveCount(0);
  await page.clock.runFor(299);
  await expect(page.locator('dialog')).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('closes on a backdrop click, not on a drag from the video', async ({page}) => {
  const dialog = await open(page);
  const box = await dialog.boundingBox();
  const x = (box?.x ?? 0) + 200;
  const y = (box?.y ?? 0) + 30;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.mouse.click(x, y);
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', PLAY)).toBeFocused();
});

test('opens from its link in a new tab', async ({page, context}) => {
  await visit(page, '/');
  const link = page.getByRole('link', PLAY);
  await context.route(/^https:/, (route) => route.fulfill({body: 'Elsewhere'}));
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({modifiers: ['ControlOrMeta']}),
  ]);
  await tab.waitForURL(address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('plays in the text in place and takes the focus', async ({page}) => {
  test.skip(!isOurs, 'Other companies play the videos.');
  await visit(page, '/about-us');
  await page.getByRole('link', PLAY_TOUR).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const video = page.getByRole('main').locator('figure video');
  await expect(video).toBeFocused();
  await expect(video.locator('track[kind=captions]')).toHaveCount(1);
  await page.getByText('Read the transcript').click();
  await expect(page.locator('details[open] p').first()).not.toBeEmpty();
  await expectUsable(page);
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('opens and closes at once', async ({page}) => {
    const dialog = await open(page);
    const longest = await dialog.evaluate((element) =>
      Math.max(...getComputedStyle(element).transitionDuration.split(', ').map(Number.parseFloat)),
    );
    expect(longest).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({timeout: 100});
  });
});

test.describe('on a phone in landscape', () => {
  test.use({viewport: {width: 740, height: 360}, hasTouch: true});

  test('shows the whole video with controls over a fixed page', async ({page}) => {
    const dialog = await open(page);
    const player = await dialog.locator(PLAYER_SELECTOR).boundingBox();
    expect(player?.y).toBeGreaterThanOrEqual(0);
    expect((player?.y ?? 0) + (player?.height ?? Infinity)).toBeLessThanOrEqual(360);
    await expect(dialog.getByRole('button', {name: 'Close video'})).toBeInViewport({ratio: 1});
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 900);
    await waitUntilSettled(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test('shows the transcript when our own video fails to load', async ({page}) => {
  test.skip(!isOurs, 'Other companies play the videos.');
  await page.route('**/*.mp4', (route) => route.abort());
  const dialog = await open(page);
  await expect(dialog.getByText(site.labels.videos.failed)).toBeVisible();
  await expect(dialog.locator('details p')).toBeVisible();
  await page.keyboard.press('Escape');
  await visit(page, '/about-us');
  await page.getByRole('link', PLAY_TOUR).click();
  const figure = page.getByRole('main').locator('figure', {has: page.locator('details')});
  await expect(figure.getByText(site.labels.videos.failed)).toBeVisible();
  await expect(figure.locator('details p')).toBeVisible();
});
