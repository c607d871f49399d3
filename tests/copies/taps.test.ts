import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from 'playwright';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readRules} from '@dental/delivery';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import {NIGHTLY} from '@dental/testing/nightly';
import {WebKitVisitor} from '../support/engines/webKitVisitor';
import {startBrowser} from '../../packages/bench/phone';
import {startNginx} from '../support/hosts/servers';
import {ANOTHER_SITE} from '../support/copies';
import {buildAnotherSite} from '../support/production';

/** Taps on each button of the bar on phones: 1,000 in all at night, 50 by day. */
const TAPS = NIGHTLY
  ? {call: 700, book: 150, directions: 150}
  : {call: 30, book: 10, directions: 10};
/** A script in WebKit may run for 30 seconds. */
const TAPS_PER_SCRIPT = 50;
const SIZE = {width: 390, height: 844};

let browser: Browser;
let host: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  await buildAnotherSite();
  const rules = readRules(join(ANOTHER_SITE, RULES_FILE));
  host = await startNginx({root: join(ANOTHER_SITE, SITE_FOLDER), ...(rules && {rules})});
  browser = await startBrowser();
}, 600_000);

afterAll(async () => {
  await browser.close();
  await host.stop();
});

const readLog = () => readFileSync(join(host.folder, 'taps.log'), 'utf8');

/** The number of taps in the log, which has nothing else: no address, no page. */
function countTaps(): Record<keyof typeof TAPS, number> {
  const log = readLog();
  expect(log).toMatch(/^(?:\d{4}-\d\d-\d\d (?:call|book|directions|text)\n)*$/);
  const count = (kind: string) => log.split(` ${kind}\n`).length - 1;
  return {call: count('call'), book: count('book'), directions: count('directions')};
}

/** Expects some more taps than before, and no others. */
async function expectMore(before: ReturnType<typeof countTaps>): Promise<void> {
  const expected = Object.fromEntries(
    Object.entries(TAPS).map(([kind, times]) => [kind, before[kind as 'call'] + times]),
  );
  await expect.poll(countTaps, {timeout: 30_000}).toEqual(expected);
  await new Promise((done) => setTimeout(done, 1_000));
  expect(countTaps()).toEqual(expected);
}

/** Taps a link of the bar. Its target would end the test; the ping is the same. */
async function tapInPage({kind, times}: {kind: string; times: number}): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>(`nav a[ping$="/${kind}"]`)!;
  link.href = '#main';
  link.removeAttribute('target');
  for (let tap = 0; tap < times; tap += 1) {
    link.click();
    await new Promise((done) => setTimeout(done, 5));
  }
}

describe('nginx', () => {
  it.each([true, false])(
    'counts every tap in Chromium when scripts are %s',
    async (javaScriptEnabled) => {
      const before = countTaps();
      const context = await browser.newContext({javaScriptEnabled, viewport: SIZE});
      const page = await context.newPage();
      const ours = `http://localhost:${host.port}`;
      await context.route(
        (url) => url.origin !== ours,
        (route) => route.abort(),
      );
      await page.goto(`${ours}/contact-us`);
      // Each booking page and map is a tab of its own.
      context.on('page', (tab) => void tab.close());
      for (const [kind, times] of Object.entries(TAPS)) {
        // The bar on phones; the footer has a link to book, too.
        const bar = 'nav:has(a[ping="/count/directions"])';
        const link = page.locator(`${bar} a[ping="/count/${kind}"]:visible`).last();
        const box = await link.boundingBox();
        if (!box) throw new Error(`There is no link for ${kind}.`);
        for (let tap = 0; tap < times; tap += 1)
          await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      }
      await expectMore(before);
      await context.close();
    },
    300_000,
  );

  it.runIf(existsSync('/usr/bin/WebKitWebDriver'))(
    'counts every tap in WebKit',
    async () => {
      const before = countTaps();
      const visitor = new WebKitVisitor(`http://localhost:${host.port}`);
      await visitor.start();
      try {
        await visitor.resize(SIZE.width, SIZE.height);
        await visitor.load('/contact-us');
        for (const [kind, times] of Object.entries(TAPS))
          for (let count = 0; count < times; count += TAPS_PER_SCRIPT)
            await visitor.run(tapInPage, {kind, times: Math.min(TAPS_PER_SCRIPT, times - count)});
        await expectMore(before);
      } finally {
        await visitor.stop();
      }
    },
    300_000,
  );

  it('counts nothing on other paths or with other methods', async () => {
    const before = readLog();
    const ask = (path: string, method: string) =>
      fetch(`http://localhost:${host.port}${path}`, {method}).then(({status}) => status);
    expect(await ask('/count/other', 'POST')).toBe(405);
    expect(await ask('/count/call', 'GET')).toBe(404);
    expect(await ask('/about-us', 'POST')).toBe(405);
    expect(readLog()).toBe(before);
  });
});
