import {expect, test, type Page} from 'playwright/test';
import {
  addDays,
  interpolate,
  hoursRows,
  isOpenAt,
  localTime,
  momentOf,
  officeState,
  URGENT_HELP,
  weekdayOf,
} from '@dental/practice';
import {site} from '../../support/realSite';

/*
 * What a page says of the hour before anybody touches it, whenever it was built. What holds at which moment is in
 * packages/practice/tests/officeState.test.ts; what a page says once it is touched, in clock.spec.ts.
 */

const {
  hours,
  practice: {timeZone},
} = site;
const {emergency, hours: words} = site.labels;
const rows = hoursRows(hours, words);
const office = {...hours, undecided: []};

const {day: today} = localTime(new Date(), timeZone);
const closure = hours.closures.find(({from}) => from > addDays(today, 8) && from < addDays(today, 300));
/** The first day from next week on that is, or is not, one of a usual opening day. */
const dayThatIs = (isOpen: boolean) =>
  Array.from({length: 60}, (_, days) => addDays(today, 7 + days)).find(
    (day) =>
      Boolean(hours.week.find((entry) => entry.day === weekdayOf(day))?.opens) === isOpen &&
      !hours.closures.some(({from, to}) => addDays(from, -8) <= day && day <= to),
  ) ?? today;

const MOMENTS = [
  ['before the office opens', dayThatIs(true), '05:00'],
  ['while it is open', dayThatIs(true), '10:30'],
  ['after it has closed', dayThatIs(true), '21:00'],
  ['on a day on which it is closed', dayThatIs(false), '10:30'],
  ...(closure
    ? ([
        ['before a holiday', addDays(closure.from, -1), '21:00'],
        ['on a holiday', closure.from, '10:30'],
        ['after a holiday', addDays(closure.to, 1), '10:30'],
      ] as const)
    : []),
] as const;

/** Opens a page at a moment of the practice's and leaves it alone. */
async function openAt(page: Page, path: string, moment: Date): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.goto(path);
  await expect(page.locator('html[data-has-hydrated=true]')).toHaveCount(0);
}

// By day the visitor whose clock is the farthest from that of the practice stands for both.
for (const [timezoneId, atNight] of [
  [timeZone, ' @nightly'],
  ['Pacific/Auckland', ''],
] as const)
  test.describe(`for a visitor in ${timezoneId} who has touched nothing${atNight}`, () => {
    test.use({timezoneId});

    for (const [when, day, time] of MOMENTS)
      test(`the pages say what holds ${when}`, async ({page}) => {
        const moment = momentOf(day, time, timeZone);
        const now = localTime(moment, timeZone);
        const state = officeState(office, now, words) ?? '';
        const footer = page.getByRole('contentinfo').locator('[data-clock]');
        for (const path of ['/', '/contact-us', URGENT_HELP]) {
          await openAt(page, path, moment);
          await expect(page.getByRole('main').getByText(state, {exact: true}).first(), path).toBeVisible();
          const on = hours.closures.find(({from, to}) => from <= day && day <= to);
          const next = hours.closures.find(({from}) => day < from && from <= addDays(day, 7));
          if (on) await expect(footer).toHaveText(interpolate(words.closedToday, {name: on.name}));
          else if (next) await expect(footer).toContainText(next.name);
          else await expect(footer).toBeHidden();
        }
        const first = page.locator('[data-urgent] h2').first();
        await expect(first).toHaveText(isOpenAt(office, now) ? emergency.whileOpen : emergency.whileClosed);
        await expect(page.locator('[data-urgent]')).not.toContainText(words.today);
      });
  });

test('what was put in before the first paint follows the clock once the page is touched', async ({page}) => {
  const [day, urgent] = [dayThatIs(true), page.locator('[data-urgent]')];
  await page.clock.install({time: momentOf(day, '05:00', timeZone)});
  await page.goto(URGENT_HELP);
  await expect(urgent.locator('h2').first()).toHaveText(emergency.whileClosed);
  await page.clock.setSystemTime(momentOf(day, '10:30', timeZone));
  await page.mouse.move(10, 10);
  await page.clock.runFor(2_000);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await expect(urgent.locator('h2')).toHaveText([emergency.whileOpen, emergency.whileClosed]);
  await expect(urgent.locator('p')).toContainText([officeState(office, {day, minutes: 630}, words) ?? '']);
});

test('paper has the hours of a weekday, which hold whenever they are read', async ({page}) => {
  await openAt(page, URGENT_HELP, momentOf(dayThatIs(true), '10:30', timeZone));
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('[data-urgent] p').filter({visible: true}).first()).toHaveText(hoursOf(dayThatIs(true)));
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the hours beside the way to call are those of a weekday, and no state is claimed', async ({page}) => {
    await page.goto(URGENT_HELP);
    const said = await page.locator('[data-urgent] p').filter({visible: true}).first().textContent();
    expect(rows.map(({day}) => weekdayHours(day))).toContain(said);
    await page.goto('/contact-us');
    await expect(page.getByRole('main').locator('[data-says]').first()).toBeEmpty();
  });
});

const hoursOf = (day: string) => weekdayHours(weekdayOf(day));

function weekdayHours(day: string): string {
  const times =
    rows
      .find((row) => row.day === day)
      ?.times.join(', ')
      .toLowerCase() ?? '';
  return interpolate(words.weekday, {day, times});
}
