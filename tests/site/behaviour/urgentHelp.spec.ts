import {expect, test} from 'playwright/test';
import {
  addDays,
  isClosedAllDay,
  isOpenAt,
  timeInPhoenix,
  undecidedHolidays,
  URGENT_HELP,
  weekdayOf,
} from '@dental/practice';
import {routes} from '../../support/built';
import {ask, links} from '../../support/document';
import {site} from '../../support/realSite';
import {hydrated} from '../../support/visit';

const {emergency} = site.labels;

/** The office as of a day, with the holidays about which nobody has decided by then. */
function officeOn(day: string) {
  return {...site.hours, undecided: undecidedHolidays(site.hours, day).map((holiday) => holiday.day)};
}

test('urgent help is one touch away on every page, and says both cases without scripts', async ({request}) => {
  for (const route of routes) {
    const {$} = await ask(request, route);
    // What a page itself leads to is its own matter.
    const leading = (within: string) =>
      links($, within).filter(({href, text}) => href === URGENT_HELP && text === emergency.urgentHelp).length;
    expect(leading('body') - leading('main'), route).toBe(2);
  }
  const {$} = await ask(request, URGENT_HELP);
  expect($('[data-urgent]').text()).toContain(emergency.whileOpenText);
  expect($('[data-urgent]').text()).toContain(emergency.whileClosedText);
  const {day} = timeInPhoenix(new Date());
  expect($('[data-urgent] h2').first().text()).toBe(
    isClosedAllDay(officeOn(day), day) ? emergency.whileClosed : emergency.whileOpen,
  );
});

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
      const link = page.getByRole('link', {name: emergency.urgentHelp}).filter({visible: true});
      await expect(link).toHaveCount(1);
      await expect(link).toBeInViewport({ratio: 1});
    }
    await page.getByRole('link', {name: emergency.urgentHelp}).filter({visible: true}).click();
    await expect(page.getByRole('link', {name: site.practice.phone}).first()).toBeVisible();
  });
});

/** The next holiday on which the office would be open otherwise, the day before it, and a Saturday. */
function daysThatMatter(): string[] {
  const {day: today} = timeInPhoenix(new Date());
  const holiday = site.hours.closures.find(({from}) => from > today)?.from;
  const week = Array.from({length: 7}, (_, days) => addDays(today, days));
  const saturday = week.find((day) => weekdayOf(day) === 'Saturday') ?? today;
  return [...(holiday === undefined ? [] : [addDays(holiday, -1), holiday]), saturday];
}

test('the case that holds comes first, by the clock in Gilbert, and nothing else moves', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const day of daysThatMatter())
    for (const time of ['10:30', '20:30']) {
      const moment = new Date(`${day}T${time}:00-07:00`);
      await page.clock.setFixedTime(moment);
      await page.goto(URGENT_HELP);
      const card = page.locator('[data-urgent]');
      const before = await card.boundingBox();
      await page.mouse.move(10, 10);
      await hydrated(page);
      const isClosed = isOpenAt(officeOn(day), timeInPhoenix(moment)) === false;
      await expect(card.locator('h2').first(), `${day} ${time}`).toHaveText(
        isClosed ? emergency.whileClosed : emergency.whileOpen,
      );
      expect((await card.boundingBox())?.height, `${day} ${time}`).toBe(before?.height);
    }
});
