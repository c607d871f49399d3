import {type Browser, expect as expectSoon, type Page} from 'playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {getWeekday, parseNoticeTime, toMilliseconds, toPhoneLink} from '@dental/practice';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {makeContent} from '@dental/testing/fixtures/practice';
import {waitForHydration} from '../support/visit';
import {serveCopy, type ServedCopy} from '../support/servedCopy';
import {
  BUILD_DAY,
  DAY_STATES,
  type DayState,
  HOURS,
  NOTICES,
  ON_CALL_PHONE,
  PHONES_OF_NOTICES,
} from './dayStates';

const {phone: usualPhone, timeZone} = anotherPractice.facts.practice;
const AFTER_HOURS = [{name: 'Lake Dental Line', what: 'A dentist on call.', phone: ON_CALL_PHONE}];
const URGENT_PAGE = `---
kind: page
title: Dental Emergency in Duluth, MN | {practice}
description: Who to call while we are open or closed, and when to call 911 instead of us.
heading: Dental emergency
---

import UrgentCall from '@site/src/components/UrgentCall';

Call 911 if it is hard to breathe or swallow.

<UrgentCall />
`;

const PATHS = ['/contact-us', '/urgent-help'] as const;

let copy: ServedCopy;
let browser: Browser;
let baseURL: string;

beforeAll(async () => {
  const practice = {...anotherPractice.facts.practice, afterHours: AFTER_HOURS};
  const facts = {...anotherPractice.facts, practice, hours: HOURS};
  const changes = new Map([
    ...(await makeContent({...anotherPractice, facts})),
    ['pages-content/urgent-help.mdx', URGENT_PAGE],
    ['pages-content/_practice/notices.yml', stringify({notices: NOTICES})],
  ]);
  copy = await serveCopy(changes, {SITE_TODAY: BUILD_DAY});
  ({browser, baseURL} = copy);
}, 300_000);

afterAll(() => copy?.close());

const toTime = (moment: string) => toMilliseconds(parseNoticeTime(moment), timeZone);

/** Everything about the hours that a page shows, as far as it shows it. */
interface View {
  state: string[];
  row: string[];
  footer: string;
  notices: string[];
  phones: string[];
  /** The links that call the help while the office is closed. */
  onCall: string[];
  dataPhone: string;
  isOpenInData: boolean;
  urgent: string[];
}

/** Reads what is visible on a page at a moment. */
async function readView(page: Page, {at, row: [weekday]}: DayState): Promise<View> {
  const view = await page.evaluate(
    ({day, numbers}) => {
      type PracticeData = Hours & {telephone?: string};
      const find = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
          element.checkVisibility({visibilityProperty: true}),
        );
      const textOf = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ').trim();
      const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map(({textContent}) => JSON.parse(textContent) as PracticeData)
        .find(({telephone}) => telephone);
      return {
        state: find('main p[data-print=hide]:not(:has(a))').map(textOf).filter(Boolean),
        row: find('main tr')
          .filter((tableRow) => textOf(tableRow).startsWith(day))
          .map((tableRow) => textOf(tableRow.querySelector('td')!)),
        footer: find('footer p[data-clock]').map(textOf).join(' '),
        notices: find('.notice strong').map(textOf),
        phones: [
          ...new Set(
            [...document.querySelectorAll('[href^="tel:"]')]
              .filter((link) => !link.closest('.notice, [data-after-hours]'))
              .map((link) => link.getAttribute('href')!),
          ),
        ].filter((href) => numbers.includes(href)),
        onCall: [
          ...new Set(
            [
              ...document.querySelectorAll<HTMLAnchorElement>(
                'a[data-after-hours], [data-after-hours] a',
              ),
            ].map(({href}) => href),
          ),
        ],
        urgent: find('[data-urgent] [data-when]').map((part) => part.dataset.when!),
        data,
      };
    },
    {day: weekday, numbers: [usualPhone, ...PHONES_OF_NOTICES].map(toPhoneLink)},
  );
  const {data, ...rest} = view;
  return {
    ...rest,
    dataPhone: (data?.telephone ?? '').replace('+1 ', ''),
    isOpenInData: isOpenInData(data, at),
  };
}

interface Opening {
  dayOfWeek?: string;
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
}

interface Hours {
  openingHoursSpecification: Opening[];
  specialOpeningHoursSpecification: Opening[];
}

/** A search engine's reading of the structured data: special days replace the usual ones. */
function isOpenInData(data: Hours | undefined, at: string): boolean {
  if (!data) return false;
  const {day, minutes} = parseNoticeTime(at);
  const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
  const special = data.specialOpeningHoursSpecification.filter(
    ({validFrom = '', validThrough = ''}) => validFrom <= day && day <= validThrough,
  );
  const usual = data.openingHoursSpecification.filter(({dayOfWeek}) =>
    dayOfWeek?.endsWith(getWeekday(day)),
  );
  return (special.length > 0 ? special : usual).some(
    ({opens, closes}) => opens <= time && time < closes,
  );
}

/** Returns the differences between a page and the expected words. */
function findFaults(view: View, expected: DayState, path: string): string[] {
  const isOpen = expected.state.startsWith('Open now');
  const {state, row, footer = '', notices = [], phone, isUndecided = false} = expected;
  const cases = isUndecided ? ['open', 'closed'] : [isOpen ? 'open' : 'closed'];
  const entries: [keyof View, unknown, unknown][] = [
    ['state', [...new Set(view.state)], [state]],
    ['footer', view.footer, footer],
    ['notices', view.notices, notices],
    ['phones', view.phones, [toPhoneLink(phone)]],
    ['onCall', view.onCall, [toPhoneLink(ON_CALL_PHONE)]],
  ];
  if (path === '/urgent-help') entries.push(['urgent', view.urgent, cases]);
  else {
    entries.push(['dataPhone', view.dataPhone, phone]);
    entries.push(['row', view.row.map((text) => text.includes(row[1]) || text), [true]]);
    if (!isUndecided) entries.push(['isOpenInData', view.isOpenInData, isOpen]);
  }
  return entries
    .filter(([, actual, right]) => JSON.stringify(actual) !== JSON.stringify(right))
    .map(([name, actual, right]) => {
      const found = `${JSON.stringify(actual)} instead of ${JSON.stringify(right)}`;
      return `${expected.at}, ${path}, ${name}: ${found}`;
    });
}

describe('truth of the day', () => {
  it('knows sixty moments on untouched pages, in two time zones', async () => {
    const faults: string[] = [];
    for (const timezoneId of [timeZone, 'Pacific/Auckland']) {
      const page = await browser.newPage({baseURL, timezoneId});
      for (const [index, state] of DAY_STATES.entries()) {
        // Each moment in one of the zones.
        if (index % 2 === Number(timezoneId === timeZone)) continue;
        await page.clock.setFixedTime(toTime(state.at));
        for (const path of PATHS) {
          await page.goto(path);
          faults.push(...findFaults(await readView(page, state), state, path));
        }
        await expectSoon(page.locator('html[data-has-hydrated=true]')).toHaveCount(0);
      }
      await page.close();
    }
    expect(faults).toEqual([]);
  }, 120_000);

  it.each(PATHS)(
    'knows them on the open, touched %s',
    async (path) => {
      const faults: string[] = [];
      const page = await browser.newPage({baseURL, timezoneId: 'America/New_York'});
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      for (const [index, state] of DAY_STATES.entries()) {
        await page.clock.setFixedTime(toTime(state.at));
        if (index % 10 === 0) {
          await page.goto(path);
          await page.mouse.move(10, 10);
          await waitForHydration(page);
        } else {
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        }
        faults.push(...findFaults(await readView(page, state), state, path));
      }
      await page.close();
      expect([...faults, ...errors]).toEqual([]);
    },
    120_000,
  );

  it('updates an untouched page that stays open over an edge', async () => {
    const faults: string[] = [];
    const page = await browser.newPage({baseURL});
    await page.clock.install();
    for (const state of DAY_STATES.filter((_, index) => index % 3 === 0)) {
      await page.clock.setSystemTime(toTime(state.at) - 10_000);
      await page.goto('/contact-us');
      await page.clock.runFor(21_000);
      faults.push(...findFaults(await readView(page, state), state, '/contact-us'));
      await expectSoon(page.locator('html[data-has-hydrated=true]')).toHaveCount(0);
    }
    await page.close();
    expect(faults).toEqual([]);
  }, 120_000);

  it('shows the day of ?on= in a preview, at the current time', async () => {
    const faults: string[] = [];
    const page = await browser.newPage({baseURL});
    for (const state of DAY_STATES.filter((_, index) => index % 11 === 1)) {
      const [day = '', time = ''] = state.at.split(/ (.*)/);
      await page.clock.setFixedTime(toTime(`${BUILD_DAY} ${time}`));
      for (const path of PATHS) {
        await page.goto(`${path}?on=${day}`);
        await waitForHydration(page);
        faults.push(...findFaults(await readView(page, state), state, path));
      }
    }
    await page.close();
    expect(faults).toEqual([]);
  }, 120_000);

  it('is true on any day without scripts', async () => {
    const page = await browser.newPage({baseURL, javaScriptEnabled: false});
    await page.goto('/contact-us');
    const texts = await page
      .locator('[data-print=hide], [data-clock], main table, footer section')
      .filter({visible: true})
      .allInnerTexts();
    expect(texts.join('\n')).not.toMatch(/open now|today|tomorrow|closed\. opens/i);
    expect(texts.join('\n')).toContain('Monday, March 29, 2027, 10:00 am to 12:30 pm');
    await page.goto('/urgent-help');
    await expectSoon(page.locator('[data-urgent] [data-when]').filter({visible: true})).toHaveCount(
      2,
    );
    await page.close();
  });
});
