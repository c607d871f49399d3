import {expect, test} from 'playwright/test';
import {localTime, momentOf, URGENT_HELP} from '@dental/practice';
import {site} from '../../support/realSite';
import {hydrated} from '../../support/visit';

const {emergency} = site.labels;
const {timeZone} = site.practice;

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the way to urgent help is in sight at the top of a page of any width', async ({page}) => {
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({width, height});
      await page.goto('/reviews');
      // The foot of every page leads there too.
      const link = page.getByRole('link', {name: emergency.urgentHelp}).filter({visible: true}).first();
      await expect(link).toBeInViewport({ratio: 1});
    }
    await page.getByRole('link', {name: emergency.urgentHelp}).filter({visible: true}).first().click();
    await expect(page.getByRole('link', {name: site.practice.phone}).first()).toBeVisible();
  });
});

test('while the office is closed that case comes first, and nothing else moves', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.clock.setFixedTime(momentOf(localTime(new Date(), timeZone).day, '23:30', timeZone));
  await page.goto(URGENT_HELP);
  const card = page.locator('[data-urgent]');
  const before = await card.boundingBox();
  await page.mouse.move(10, 10);
  await hydrated(page);
  await expect(card.locator('h2').first()).toHaveText(emergency.whileClosed);
  expect((await card.boundingBox())?.height).toBe(before?.height);
});
