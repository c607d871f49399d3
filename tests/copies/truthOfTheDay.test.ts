import {load} from 'cheerio';
import {type Browser, expect as expectSoon, type Page} from 'playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {findInlineCode} from '@dental/delivery';
import {parseNoticeTime, toMilliseconds, toPhoneLink} from '@dental/practice';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {makeContent} from '@dental/testing/fixtures/practice';
import {NIGHTLY} from '@dental/testing/nightly';
import {sum, withoutPreviewScript} from '../support/firstRequests';
import {findViolations} from '../support/obstacles';
import {recordFaults, visit, waitForHydration, hydrate} from '../support/visit';
import {serveCopy, type ServedCopy} from '../support/servedCopy';
import {
  BUILD_DAY,
  DAY_STATES,
  HOURS,
  ICE,
  LIFT,
  NOTICES,
  ON_CALL_PHONE,
  PAVING,
  USUAL_PHONE,
} from './dayStates';
import {findFaults, readView} from './dayView';

const {timeZone} = anotherPractice.facts.practice;
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

/**
 * The states for one way of reading a page. At night, each way reads all of them; by day, the ways
 * share them, so that each state is read before and after a touch.
 */
const listStates = (...indexes: number[]) =>
  DAY_STATES.filter((_, index) => NIGHTLY || indexes.includes(index % 4));

const VISIBLE = '.notice:not([hidden])';

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

describe('truth of the day', () => {
  it.each([
    {path: '/contact-us', timezoneId: timeZone, states: listStates(0, 2)},
    {path: '/contact-us', timezoneId: 'Pacific/Auckland', states: listStates(1, 3)},
    {path: '/urgent-help', timezoneId: timeZone, states: listStates(1)},
    {path: '/urgent-help', timezoneId: 'Pacific/Auckland', states: listStates(2)},
  ])(
    'knows moments on the untouched $path in $timezoneId',
    async ({path, timezoneId, states}) => {
      const faults: string[] = [];
      const page = await browser.newPage({baseURL, timezoneId});
      for (const state of states) {
        await page.clock.setFixedTime(toTime(state.at));
        await page.goto(path);
        faults.push(...findFaults(await readView(page, state), state, path));
        await expectSoon(page.locator('html[data-has-hydrated=true]')).toHaveCount(0);
      }
      await page.close();
      expect(faults).toEqual([]);
    },
    120_000,
  );

  it.each([
    {path: '/contact-us', states: listStates(1, 2)},
    {path: '/urgent-help', states: listStates(0, 3)},
  ])(
    'knows them on the open, touched $path',
    async ({path, states}) => {
      const faults: string[] = [];
      const page = await browser.newPage({baseURL, timezoneId: 'America/New_York'});
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      for (const [index, state] of states.entries()) {
        await page.clock.setFixedTime(toTime(state.at));
        if (index % 10 === 0) {
          await page.goto(path);
          await hydrate(page);
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
    for (const state of DAY_STATES.filter((_, index) => index % (NIGHTLY ? 3 : 9) === 0)) {
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
    for (const state of DAY_STATES.filter((_, index) => index % (NIGHTLY ? 11 : 22) === 1)) {
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

/** A page at a moment of the practice. */
async function openAt(moment: string, path: string, options = {}): Promise<Page> {
  const page = await browser.newPage({baseURL, ...options});
  await page.clock.install({time: toTime(moment)});
  await page.goto(path);
  return page;
}

/** The icy morning closes the office, has a number of its own, and is more urgent than paving. */
const ICY_MORNING = '2027-03-16 9:30 am';

describe('notices', () => {
  it.each(['/', '/contact-us', '/search', '/nowhere', '/thank-you', '/smile-gallery'])(
    'comes first on %s, in its HTML',
    async (path) => {
      const html = await (await fetch(baseURL + path)).text();
      const $ = load(html);
      const first = $('body > *').toArray().slice(0, NOTICES.length);
      expect(first.map((node) => $(node).attr('role'))).toEqual(NOTICES.map(() => 'alert'));
      const visible = first.filter((node) => $(node).attr('hidden') === undefined);
      expect(visible.map((node) => $(node).find('strong').text())).toEqual([LIFT.text]);
    },
  );

  it('keeps the budget of inline scripts', async () => {
    const html = await (await fetch(`${baseURL}/`)).text();
    const {scripts} = findInlineCode(withoutPreviewScript(html));
    expect(sum(scripts.map((script) => Buffer.byteLength(script)))).toBeLessThanOrEqual(1_500);
  });

  it('shows its number until its last minute, on an open page', async () => {
    const page = await openAt('2027-03-10 7:59 am', '/contact-us');
    const data = page.locator('script[type="application/ld+json"]');
    const countLinks = (number: string) =>
      page.locator(`:not(.notice *)[href="${toPhoneLink(number)}"]`).count();
    const expectNumber = async (isUsual: boolean) => {
      const number = isUsual ? USUAL_PHONE : LIFT.phone!;
      await expectSoon(page.getByRole('contentinfo').getByText(number)).toBeVisible();
      expect((await data.allTextContents()).join()).toContain(number);
      expect([(await countLinks(USUAL_PHONE)) > 0, (await countLinks(LIFT.phone!)) > 0]).toEqual([
        isUsual,
        !isUsual,
      ]);
    };
    await expectNumber(false);
    await page.clock.fastForward(61_000);
    await expectNumber(true);
    await page.close();
  });

  it('keeps its number through hydration and on the next page', async () => {
    const page = await browser.newPage({baseURL});
    const faults = recordFaults(page);
    await page.clock.setFixedTime(toTime(ICY_MORNING));
    for (const path of ['/', '/smile-gallery', '/contact-us']) {
      await visit(page, path);
      await expectSoon(page.getByRole('contentinfo').getByText(ICE.phone!)).toBeVisible();
      await expectSoon(page.locator(`[href="${toPhoneLink(USUAL_PHONE)}"]`)).toHaveCount(0);
    }
    await page.locator('footer a[href="/about-us"]').first().click();
    await expectSoon(page).toHaveURL(/about-us/);
    await expectSoon(page.getByText(USUAL_PHONE)).toHaveCount(0);
    expect(faults.console.filter((text) => text.includes('React'))).toEqual([]);
    await page.close();
  });

  it('is accessible with its links in front of the skip link', async () => {
    const page = await openAt(ICY_MORNING, '/');
    expect(await findViolations(page)).toEqual([]);
    await page.close();
  });

  it('fits on a phone with large text, and on paper', async () => {
    const page = await openAt(ICY_MORNING, '/', {viewport: {width: 360, height: 740}});
    for (const size of ['100%', '200%']) {
      await page.evaluate(
        (fontSize) => void (document.documentElement.style.fontSize = fontSize),
        size,
      );
      const fits = await page
        .locator(VISIBLE)
        .evaluateAll((notices) => notices.map(({scrollWidth}) => scrollWidth <= innerWidth));
      expect(fits).toEqual([true, true]);
    }
    await page.emulateMedia({media: 'print'});
    const texts = page.locator(`${VISIBLE} strong`).filter({visible: true});
    expect(await texts.allInnerTexts()).toEqual([ICE.text, PAVING.text]);
    await page.close();
  });

  it('follows the build without scripts, and says the end', async () => {
    const page = await browser.newPage({baseURL, javaScriptEnabled: false});
    await page.goto('/');
    await expectSoon(page.locator(VISIBLE)).toContainText(/Until .*,\s8:00\sam\./);
    await page.close();
  });
});
