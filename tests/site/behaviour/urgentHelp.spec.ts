import {expect, test} from 'playwright/test';
import {addDays, isOpenAt, localTime, momentOf, undecidedHolidays, URGENT_HELP, weekdayOf} from '@dental/practice';
import {site} from '../../support/realSite';
import {hydrated} from '../../support/visit';

const {emergency} = site.labels;

/** The office as of a day, with the holidays about which nobody has decided by then. */
function officeOn(day: string) {
  return {...site.hours, undecided: undecidedHolidays(site.hours, day).map((holiday) => holiday.day)};
}

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

/** The next holiday on which the office would be open otherwise, the day before it, and a Saturday. */
function daysThatMatter(): string[] {
  const {day: today} = localTime(new Date(), site.practice.timeZone);
  const holiday = site.hours.closures.find(({from}) => from > today)?.from;
  const week = Array.from({length: 7}, (_, days) => addDays(today, days));
  const saturday = week.find((day) => weekdayOf(day) === 'Saturday') ?? today;
  return [...(holiday === undefined ? [] : [addDays(holiday, -1), holiday]), saturday];
}

test('the case that holds comes first, by the clock of the practice, and nothing else moves', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const day of daysThatMatter())
    for (const time of ['10:30', '20:30']) {
      const moment = momentOf(day, time, site.practice.timeZone);
      await page.clock.setFixedTime(moment);
      await page.goto(URGENT_HELP);
      const card = page.locator('[data-urgent]');
      const before = await card.boundingBox();
      await page.mouse.move(10, 10);
      await hydrated(page);
      const isClosed = isOpenAt(officeOn(day), localTime(moment, site.practice.timeZone)) === false;
      await expect(card.locator('h2').first(), `${day} ${time}`).toHaveText(
        isClosed ? emergency.whileClosed : emergency.whileOpen,
      );
      expect((await card.boundingBox())?.height, `${day} ${time}`).toBe(before?.height);
    }
});
