import {expect, test as ourTest, type Page} from 'playwright/test';
import {
  addDays,
  findPromotion,
  getWeekday,
  interpolate,
  toLocalTime,
  toMoment,
  toPhoneLink,
} from '@dental/practice';
import {listTemplates} from '../../../packages/bench/templates';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {NIGHTLY} from '@dental/testing/nightly';
import {routes} from '../../support/built';
import {expectUsable} from '../../support/obstacles';
import {mockOthers} from '../../support/otherHosts';
import {test} from '../../support/production';
import {site as ours} from '@dental/testing/realSite';
import {visit, recordFaults, hydrate} from '../../support/visit';

/*
 * Behavior that depends on the clock runs on the fixture practice, whose offers, closures, and
 * hours never change. Labels are ours. The rules are tested in packages/practice/tests, parts of a
 * page in tests/components/clock.test.tsx, and what a page says at sixty moments in
 * tests/copies/truthOfTheDay.test.ts.
 */

const {promotions} = anotherPractice.facts;
const [promotion] = promotions.promotions;
if (!promotion) throw new Error('The other practice needs a promotion.');
const line = promotion.ticker ?? promotion.heading;

const words = ours.labels.hours;
const isOpen = (day: string, time: string) => interpolate(words.opens, {day, time});

test.beforeEach(async ({context}) => {
  await mockOthers(context);
});

/** A time of day at the fixture practice, as a moment. */
function readThere(day: string, time: string): Date {
  return toMoment(day, time, anotherPractice.facts.practice.timeZone);
}

test.describe("with a clock far from the practice's", () => {
  test.use({timezoneId: 'Pacific/Auckland'});

  test('hydrates without errors at any hour and season', async ({page}) => {
    const faults = recordFaults(page);
    for (const [moment, path] of [
      ['2027-08-10T00:30:00+12:00', '/contact-us'],
      ['2027-11-10T23:30:00+13:00', '/'],
    ] as const) {
      await page.clock.setFixedTime(new Date(moment));
      await visit(page, path);
      await expect(page.getByRole('main').locator('tr', {hasText: words.today})).toHaveCount(1);
      expect({moment, path, said: faults.console}).toEqual({moment, path, said: []});
    }
  });
});

test('lists a special day until its end, before and after a touch', async ({page}) => {
  for (const {day, isListed} of [
    {day: '2027-09-08', isListed: true},
    {day: '2027-09-09', isListed: false},
  ]) {
    await page.clock.setFixedTime(readThere(day, '09:00'));
    await page.goto('/contact-us');
    const listed = page.getByRole('main').locator('[data-clock] dt').filter({visible: true});
    const expectTruth = async () => {
      await expect(listed, day).not.toHaveCount(0);
      await expect(listed.filter({hasText: 'Harvest morning'}), day).toHaveCount(isListed ? 1 : 0);
    };
    await expectTruth();
    await expect(page.locator('html[data-has-hydrated=true]')).toHaveCount(0);
    await hydrate(page);
    await expectTruth();
  }
});

test('starts and ends offers on an untouched page', async ({page}) => {
  for (const [day, time, isOn] of [
    [addDays(promotion.starts, -1), '23:59:59', false],
    [promotion.starts, '00:00:00', true],
    [promotion.ends, '23:59:59', true],
    [addDays(promotion.ends, 1), '00:00:00', false],
  ] as const) {
    await page.clock.setFixedTime(readThere(day, time));
    await page.goto('/');
    await showsPromotion(page, isOn);
    await expect(page.locator('html[data-has-hydrated=true]')).toHaveCount(0);
  }
});

test('updates an open page when the office closes or a promotion ends', async ({page}) => {
  await page.clock.install({time: readThere(promotion.ends, '23:59:40')});
  await visit(page, '/');
  await showsPromotion(page, true);
  await page.clock.runFor(40_000);
  await showsPromotion(page, false);
  await page.clock.setSystemTime(readThere('2027-09-01', '17:44:50'));
  await page.clock.runFor(16_000);
  await expect(page.getByText(isOpen(words.tomorrow, '10:15 am'))).toHaveCount(2);
});

ourTest(
  'a reviewer sees a preview as of another day with ?on=, and from page to page',
  async ({page}) => {
    const {standing, promotions: all} = ours.promotions;
    const [first] = all;
    const day = first?.ends ?? '2027-08-10';
    const on = findPromotion(all, day);
    await page.clock.install({
      time: toMoment(addDays(day, 60), '12:00:00', ours.practice.timeZone),
    });
    await visit(page, `/?on=${day}`);
    await expect(page.locator('#promotions').getByRole('heading')).toHaveText(
      on?.heading ?? standing,
    );
    await expect(getTicker(page)).toContainText(on?.ticker ?? standing);
    await expectUsable(page);
    await page.getByRole('contentinfo').locator('a[href="/reviews"]').click();
    await expect(page).toHaveURL('/reviews');
    await expect(getTicker(page)).toContainText(on?.ticker ?? standing);
  },
);

const onCall = ours.practice.afterHours?.find(({address}) => !address);

ourTest(
  'calls a person who answers, from each kind of page on a Saturday night',
  async ({page}) => {
    ourTest.skip(!onCall, 'No one answers while the office is closed.');
    const today = toLocalTime(new Date(), ours.practice.timeZone).day;
    const day = [1, 2, 3, 4, 5, 6, 7]
      .map((ahead) => addDays(today, ahead))
      .find((each) => getWeekday(each) === 'Saturday')!;
    await page.setViewportSize({width: 360, height: 740});
    await page.clock.setFixedTime(toMoment(day, '22:30', ours.practice.timeZone));
    for (const path of NIGHTLY ? routes : listTemplates(ours).map((template) => template.path)) {
      await page.goto(path);
      const call = page.locator(`[href="${toPhoneLink(onCall!.phone)}"]`).filter({visible: true});
      await expect(call, path).not.toHaveCount(0);
      const box = await call.last().boundingBox();
      expect(box?.height, path).toBeGreaterThanOrEqual(24);
    }
  },
);

test('moves nothing when a promotion starts, at any width', async ({page}) => {
  const measureRoom = async () => {
    const measured = [];
    for (const width of [320, 360, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({width, height: 900});
      await page.evaluate(() => document.fonts.ready);
      const main = await page.getByRole('main').boundingBox();
      const banner = await page.locator('#promotions').boundingBox();
      measured.push({width, header: main?.y, banner: banner?.height});
    }
    return measured;
  };
  await page.clock.setFixedTime(readThere(addDays(promotion.starts, -1), '12:00:00'));
  await visit(page, '/');
  await showsPromotion(page, false);
  const without = await measureRoom();
  await lookAgain(page, readThere(promotion.starts, '12:00:00'));
  await showsPromotion(page, true);
  expect(await measureRoom()).toEqual(without);
});

test('alternates the ticker, except when paused or with reduced motion', async ({page}) => {
  await page.clock.setFixedTime(readThere(promotion.starts, '12:00:00'));
  await visit(page, '/reviews');
  await expect(getTicker(page)).toContainText(line);
  await expect.poll(() => isMoving(page)).toBe(true);
  await openAtTime(page, 1_000);
  await expect.poll(() => readVisibleLines(page)).toEqual([line]);
  await openAtTime(page, 7_000);
  await expect.poll(() => readVisibleLines(page)).toEqual([promotions.standing]);
  await page.getByRole('button', {name: ours.labels.layout.pauseOffers}).click();
  await expect.poll(() => isMoving(page)).toBe(false);
  await expect.poll(() => readVisibleLines(page)).toEqual([line]);
  await page.getByRole('button', {name: ours.labels.layout.moveOffers}).click();
  await expect.poll(() => isMoving(page)).toBe(true);

  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/reviews');
  await expect(getTicker(page)).toContainText(line);
  expect(await isMoving(page)).toBe(false);
  await expect.poll(() => readVisibleLines(page)).toEqual([line]);

  await page.emulateMedia({reducedMotion: 'no-preference'});
  await lookAgain(page, readThere(addDays(promotion.ends, 60), '12:00:00'));
  await expect(readLines(page)).toHaveText([promotions.standing]);
  await expect.poll(() => isMoving(page)).toBe(false);
});

function getTicker(page: Page) {
  return page.getByRole('banner').locator('a[href$="#promotions"]');
}

/** Returns to an open page at another moment. */
async function lookAgain(page: Page, moment: Date): Promise<void> {
  await page.clock.setFixedTime(moment);
  await hydrate(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function showsPromotion(page: Page, isOn: boolean): Promise<void> {
  const heading = page.locator('#promotions').getByRole('heading');
  await expect(heading).toHaveText(isOn ? promotion!.heading : promotions.standing);
  await expect(readLines(page)).toHaveText(
    isOn ? [line, promotions.standing] : [promotions.standing],
  );
}

/** The lines of the ticker that apply today. */
function readLines(page: Page) {
  return getTicker(page).locator('> :not([hidden])');
}

/** The visible lines of the ticker. */
function readVisibleLines(page: Page): Promise<string[]> {
  return getTicker(page).evaluate((link) =>
    [...link.children]
      .filter((child) => child.checkVisibility() && getComputedStyle(child).opacity !== '0')
      .map((child) => child.textContent),
  );
}

/** Moves the ticker's animation to a time. */
async function openAtTime(page: Page, time: number): Promise<void> {
  await getTicker(page).evaluate((link, to) => {
    for (const movement of link.getAnimations({subtree: true})) {
      movement.pause();
      movement.currentTime = to;
    }
  }, time);
}

function isMoving(page: Page): Promise<boolean> {
  return getTicker(page).evaluate((link) => link.getAnimations({subtree: true}).length > 0);
}
