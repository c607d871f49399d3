import {expect, test} from 'playwright/test';
import {isOpenAt, timeInPhoenix} from '../../../src/site/officeState';
import {undecidedHolidays} from '../../../src/site/holidays';
import {URGENT_HELP} from '../../../src/site/urgentHelp';
import {routes} from '../../support/built';
import {ask, links} from '../../support/document';
import {site} from '../../support/realSite';
import {visit} from '../../support/visit';

const {emergency} = site.labels;

test('urgent help is one touch away on every page, and says both cases without scripts', async ({request}) => {
  for (const route of routes) {
    const {$} = await ask(request, route);
    expect(
      links($, 'body').filter(({href, text}) => href === URGENT_HELP && text === emergency.urgentHelp),
      route,
    ).toHaveLength(2);
  }
  const {$} = await ask(request, URGENT_HELP);
  expect($('[data-urgent]').text()).toContain(emergency.whileOpenText);
  expect($('[data-urgent]').text()).toContain(emergency.whileClosedText);
});

test('the case that holds comes first, by the clock in Gilbert', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const time of ['2026-12-02T10:30:00-07:00', '2026-12-05T10:30:00-07:00']) {
    await page.clock.setFixedTime(new Date(time));
    const now = timeInPhoenix(new Date(time));
    const undecided = undecidedHolidays(site.hours, now.day).map(({day}) => day);
    const isOpen = isOpenAt({...site.hours, undecided}, now);
    await visit(page, '/');
    await page.getByRole('link', {name: emergency.urgentHelp}).filter({visible: true}).click();
    await expect(page).toHaveURL(URGENT_HELP);
    await expect(page.locator('[data-urgent] h2').first()).toHaveText(
      isOpen ? emergency.whileOpen : emergency.whileClosed,
    );
  }
});
