import {expect, test, type Page} from 'playwright/test';
import {
  addDays,
  interpolate,
  formatWeek,
  toLocalTime,
  toMoment,
  describeOfficeState,
  URGENT_HELP_PATH,
  getWeekday,
} from '@dental/practice';
import {hasPage, site} from '@dental/testing/realSite';
import {waitForHydration} from '../../support/visit';

/*
 * Whom to call on a page that no one has touched, whenever it was built. What a page says at sixty
 * moments is tested in tests/copies/truthOfTheDay.test.ts, touched pages in clock.spec.ts.
 */

test.skip(!hasPage(URGENT_HELP_PATH), 'The practice has no page of urgent help.');

const {
  hours,
  practice: {timeZone},
} = site;
const {emergency, urgentCall, hours: words} = site.labels;
const office = {...hours, undecided: []};

const {day: today} = toLocalTime(new Date(), timeZone);
/** The first day from next week on that has, or doesn't have, usual opening hours. */
const findDayWhen = (isOpen: boolean) =>
  Array.from({length: 60}, (_, days) => addDays(today, 7 + days)).find(
    (day) =>
      Boolean(hours.week.find((entry) => entry.day === getWeekday(day))?.opens) === isOpen &&
      !hours.closures.some(({from, to}) => addDays(from, -8) <= day && day <= to) &&
      !hours.specialHours?.some(({days}) => days.includes(day)),
  ) ?? today;

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

/** Opens a page at a moment of the practice's clock and touches nothing. */
async function openAt(page: Page, path: string, moment: Date): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.goto(path);
  await expect(page.locator('html[data-has-hydrated=true]')).toHaveCount(0);
}

test('follows the clock after a touch without resizing the card', async ({page}) => {
  const day = findDayWhen(true);
  const urgent = page.locator('[data-urgent]');
  await page.setViewportSize({width: 360, height: 740});
  await page.clock.install({time: toMoment(day, '05:00', timeZone)});
  await page.goto(URGENT_HELP_PATH);
  await expect(urgent.locator('h2').filter({visible: true})).toHaveText([urgentCall.whileClosed]);
  const before = await urgent.boundingBox();
  await page.clock.setSystemTime(toMoment(day, '10:30', timeZone));
  await page.mouse.move(10, 10);
  await page.clock.runFor(2_000);
  await waitForHydration(page);
  // The script in the page looks at the clock this often.
  await page.clock.runFor(15_000);
  await expect(urgent.locator('h2').filter({visible: true})).toHaveText([urgentCall.whileOpen]);
  await expect(urgent.locator('p')).toContainText([
    describeOfficeState(office, {day, minutes: 630}, words) ?? '',
  ]);
  expect((await urgent.boundingBox())?.height).toBe(before?.height);
});

const onCall = site.practice.afterHours?.find(({address}) => !address);

test.describe('while the office is closed', () => {
  test.skip(!onCall, 'The practice has no after-hours number.');
  test.use({viewport: {width: 360, height: 740}});
  const dial = `a[href="tel:+1${onCall?.phone.replaceAll(/\D/g, '')}"]`;
  const office = `a[href="tel:+1${site.practice.phone.replaceAll(/\D/g, '')}"]`;
  const getBar = (page: Page) => page.getByRole('navigation', {name: site.labels.layout.actionBar});

  test('puts the person who answers on the first screen', async ({page}) => {
    for (const [time, day] of [
      ['22:30', findDayWhen(false)],
      ['05:00', findDayWhen(true)],
      ['21:00', findDayWhen(true)],
    ] as const) {
      await openAt(page, URGENT_HELP_PATH, toMoment(day, time, timeZone));
      await expect(page.locator(`[data-urgent] ${dial}`), time).toBeInViewport({ratio: 1});
      await expect(getBar(page).locator(dial), time).toBeVisible();
      await expect(getBar(page).locator(office), time).toBeHidden();
      await expect(page.getByText(urgentCall.whileOpenText), time).toBeHidden();
    }
  });

  test('calls the office while it is open', async ({page}) => {
    await openAt(page, URGENT_HELP_PATH, toMoment(findDayWhen(true), '10:30', timeZone));
    await expect(page.locator(`[data-urgent] ${office}`).first()).toBeInViewport({ratio: 1});
    await expect(getBar(page).locator(office)).toBeVisible();
    await expect(getBar(page).locator(dial)).toBeHidden();
  });

  test('says who answers on every page that asks for a call', async ({page}) => {
    for (const path of ['/contact-us', '/services/cosmetic-dentistry/dental-crowns']) {
      test.skip(!hasPage(path), `The practice has no page ${path}.`);
      const number = page.getByRole('main').locator(dial).filter({visible: true});
      await openAt(page, path, toMoment(findDayWhen(false), '22:30', timeZone));
      await expect(number, path).not.toHaveCount(0);
      await openAt(page, path, toMoment(findDayWhen(true), '10:30', timeZone));
      await expect(number, path).toHaveCount(0);
    }
  });
});

test('prints weekday hours, which are true at any time', async ({page}) => {
  const day = findDayWhen(true);
  const {times = []} = formatWeek(hours, words).find((row) => row.day === getWeekday(day)) ?? {};
  await openAt(page, URGENT_HELP_PATH, toMoment(day, '10:30', timeZone));
  await page.emulateMedia({media: 'print'});
  const text = interpolate(words.weekday, {
    day: getWeekday(day),
    times: times.join(', ').toLowerCase(),
  });
  await expect(page.locator('[data-urgent]').getByText(text)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('shows the link to urgent help at the top, at any width', async ({page}) => {
    await page.goto('/reviews');
    // The footer of every page links there, too.
    const link = page
      .getByRole('link', {name: emergency.urgentHelp})
      .filter({visible: true})
      .first();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({width, height});
      await page.evaluate(() => scrollTo(0, 0));
      await expect(link).toBeInViewport({ratio: 1});
    }
    await link.click();
    await expect(page.getByRole('link', {name: site.practice.phone}).first()).toBeVisible();
  });
});
