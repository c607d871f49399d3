import {join} from 'node:path';
import {load} from 'cheerio';
import {type Browser, chromium, expect as expectSoon, type Page} from 'playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {close, createSiteServer, findInlineCode, listen} from '@dental/delivery';
import {
  addDays,
  getWeekday,
  parseNoticeTime,
  RULES_FILE,
  SITE_FOLDER,
  toLocalTime,
  toMilliseconds,
  toPhoneLink,
} from '@dental/practice';
import {specification} from '@dental/testing/fixtures/specification';
import {exerciseContent} from '@dental/testing/exercise';
import {recordFaults, visit} from '../support/visit';
import {CHANGES_ALLOWING_SAMPLES, ProjectCopy} from '../support/copies';
import config from '../../playwright.config';

const {phone, timeZone} = specification.facts.practice;
const today = toLocalTime(new Date(), timeZone).day;

/** The next Tuesday from the day after tomorrow: the office is open from 9:00 am. */
const day = [2, 3, 4, 5, 6, 7, 8]
  .map((ahead) => addDays(today, ahead))
  .find((each) => getWeekday(each) === 'Tuesday')!;

const STORM_PHONE = '(480) 555-0199';

/** The number at the time of the build. */
const PAVING_PHONE = '(480) 555-0188';
const PAVING = 'The parking lot is being paved.';
const STORM = 'Closed this morning for the storm.';

const NOTICES = [
  {
    kind: 'other',
    text: PAVING,
    from: `${today} 12:00 am`,
    until: `${day} 11:00 pm`,
    phone: PAVING_PHONE,
  },
  {
    kind: 'closed',
    text: STORM,
    from: `${day} 6:00 am`,
    until: `${day} 12:00 pm`,
    phone: STORM_PHONE,
    link: '/contact-us',
  },
];

const PATHS = ['/', '/contact-us', '/search', '/nowhere', '/message-sent', '/smile-gallery'];
const VISIBLE = '.notice:not([hidden])';

let copy: ProjectCopy;
let server: ReturnType<typeof createSiteServer>;
let browser: Browser;
let baseURL: string;

beforeAll(async () => {
  const notices = ['pages-content/_practice/notices.yml', stringify({notices: NOTICES})] as const;
  copy = new ProjectCopy(new Map([...exerciseContent, ...CHANGES_ALLOWING_SAMPLES, notices]));
  const {code, output} = await copy.build({SITE_ENV: 'production'});
  if (code !== 0) throw new Error(output);
  const folder = join(copy.folder, SITE_FOLDER);
  server = createSiteServer({folder, rules: join(copy.folder, RULES_FILE)});
  baseURL = `http://localhost:${await listen(server, 0)}`;
  browser = await chromium.launch(config.projects?.[0]?.use?.launchOptions ?? {});
}, 300_000);

afterAll(async () => {
  await browser?.close();
  if (server) await close(server);
  copy?.remove();
});

/** A page in a browser at a time of that Tuesday at the practice. */
async function openAt(time: string, path: string, options = {}): Promise<Page> {
  const page = await browser.newPage({baseURL, ...options});
  await page.clock.install({time: toMilliseconds(parseNoticeTime(`${day} ${time}`), timeZone)});
  await page.goto(path);
  return page;
}

describe('notices', () => {
  it('puts them first on every page, in its HTML', async () => {
    for (const path of PATHS) {
      const $ = load(await (await fetch(baseURL + path)).text());
      const first = $('body > *').first();
      expect({path, role: first.attr('role')}).toEqual({path, role: 'alert'});
      // The more urgent one is first, and waits for its time.
      expect(first.text()).toContain(STORM);
      expect(first.attr('hidden')).toBeDefined();
      expect(first.next().text()).toContain(PAVING);
      expect(first.next().attr('hidden')).toBeUndefined();
    }
  });

  it('keeps the budget of inline scripts', async () => {
    const {scripts} = findInlineCode(await (await fetch(`${baseURL}/`)).text());
    const bytes = scripts.map((script) => Buffer.byteLength(script));
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1_500);
  });

  it.each([
    {time: '5:59 am', texts: [PAVING]},
    {time: '6:00 am', texts: [STORM, PAVING]},
    {time: '11:59 am', texts: [STORM, PAVING]},
    {time: '12:00 pm', texts: [PAVING]},
  ])('shows $texts at $time, on an untouched page', async ({time, texts}) => {
    const page = await openAt(time, '/contact-us');
    const notices = await page.locator(VISIBLE).allInnerTexts();
    expect(notices.map((text) => texts.find((each) => text.includes(each)))).toEqual(texts);
    await page.close();
  });

  it.each([
    {time: '11:59 am', number: STORM_PHONE, next: PAVING_PHONE},
    {time: '10:59 pm', number: PAVING_PHONE, next: phone},
  ])('replaces the number by $number, then by $next, on an open page', async (notice) => {
    const page = await openAt(notice.time, '/contact-us');
    const data = page.locator('script[type="application/ld+json"]');
    const countLinks = (number: string) =>
      page.locator(`:not(.notice *)[href="${toPhoneLink(number)}"]`).count();
    const expectNumber = async (number: string) => {
      await expectSoon(page.getByRole('contentinfo').getByText(number)).toBeVisible();
      expect((await data.allTextContents()).join()).toContain(number);
      for (const each of [phone, STORM_PHONE, PAVING_PHONE])
        expect([each, (await countLinks(each)) > 0]).toEqual([each, each === number]);
    };
    await expectNumber(notice.number);
    await page.clock.fastForward(61_000);
    await expectNumber(notice.next);
    await page.close();
  });

  it('keeps the number through hydration and on the next page', async () => {
    const page = await browser.newPage({baseURL});
    const faults = recordFaults(page);
    await page.clock.setFixedTime(toMilliseconds(parseNoticeTime(`${day} 9:30 am`), timeZone));
    for (const path of ['/', '/smile-gallery', '/contact-us']) {
      await visit(page, path);
      await expectSoon(page.getByRole('contentinfo').getByText(STORM_PHONE)).toBeVisible();
      await expectSoon(page.locator(`[href="${toPhoneLink(phone)}"]`)).toHaveCount(0);
    }
    await page.locator('footer a[href="/about-us"]').first().click();
    await expectSoon(page).toHaveURL(/about-us/);
    await expectSoon(page.getByText(phone)).toHaveCount(0);
    expect(faults.console.filter((text) => text.includes('React'))).toEqual([]);
    await page.close();
  });

  it('closes the office in status, table, and footer', async () => {
    const page = await openAt('9:30 am', '/contact-us');
    const main = page.getByRole('main');
    await expectSoon(main.getByText('Opens today at 12:00 pm').first()).toBeVisible();
    await expectSoon(page.getByRole('contentinfo').getByText(STORM)).toBeVisible();
    await visit(page, '/contact-us');
    await expectSoon(main.locator('tr', {hasText: 'Tuesday'})).toContainText('12:00 pm to');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const specialHours = data
      .map((text) => JSON.parse(text) as {specialOpeningHoursSpecification?: unknown})
      .flatMap((item) => item.specialOpeningHoursSpecification ?? []);
    expect(specialHours).toContainEqual(
      expect.objectContaining({opens: '12:00', validFrom: day, validThrough: day}),
    );
    await page.close();
  });

  it('follows the build without scripts, and says the end', async () => {
    const page = await browser.newPage({baseURL, javaScriptEnabled: false});
    await page.goto('/');
    await expectSoon(page.locator(VISIBLE)).toContainText(/Until .*,\s11:00\spm\./);
    await page.close();
  });
});
