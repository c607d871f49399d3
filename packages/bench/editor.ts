import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {SITE_FOLDER, UserError} from '@dental/practice';
import {startEditor} from '../../tests/support/editor';
import type {Bench} from './bench';
import {atMost, type Part} from './part';
import {median} from './statistics';

/** The line of an office: how many bytes come in a second, and how long an answer takes, in milliseconds. */
const LINE = {download: 2_500_000, upload: 625_000, latency: 30};

const ROUNDS = 5;

/** A form that has lists, groups, dates and times. */
const FORM = '#/collections/facts/entries/hours';

/**
 * What the editor weighs, and how long somebody waits for the first form, with nothing cached.
 * @returns a part of the benchmark
 * @throws {UserError} if there is no preview in `build/`, which alone has the editor
 */
export async function benchEditor({browser}: Bench): Promise<Part> {
  if (!existsSync(join(SITE_FOLDER, 'admin/main.js')))
    throw new UserError('There is no editor in build/.', 'Run npm run build, and the same command again.');
  const editor = await startEditor();
  const rounds: {usable: number; shown: number; first: number; all: number}[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({width: 1440, height: 900});
      await page.emulateNetworkConditions(LINE);
      const session = await page.createCDPSession();
      await session.send('Network.enable');
      let bytes = 0;
      session.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength));
      const start = performance.now();
      await page.goto(editor.address + FORM, {waitUntil: 'domcontentloaded'});
      await page.locator('::-p-aria(Login)').click();
      await page.locator('[id^="note-field-"]').wait();
      const [usable, first] = [performance.now() - start, bytes];
      const pane = await (await page.waitForSelector('#preview-pane'))?.contentFrame();
      const frame = await (await pane?.waitForSelector('iframe'))?.contentFrame();
      await frame?.waitForFunction(() => !document.querySelector('h1')?.textContent.includes('Preview'));
      rounds.push({usable, shown: performance.now() - start, first, all: bytes});
      await context.close();
    }
  } finally {
    await editor.stop();
  }
  const middle = (name: 'usable' | 'shown' | 'first' | 'all') => median(rounds.map((round) => round[name]));
  return {
    title: 'The editor',
    conditions: `The local editor and its preview build, nothing cached, a line of ${LINE.download / 125_000} Mbit/s with ${LINE.latency} ms, a screen of 1440 × 900; the median of ${ROUNDS}. From the address to the first form, with the press on Login. What the workers fetch is not counted.`,
    rows: [
      atMost('until the first form is usable', middle('usable') / 1_000, 4, ' s'),
      atMost('until the page beside it is shown', middle('shown') / 1_000, 8, ' s'),
      atMost('fetched until the form is usable', middle('first') / 1_000, 1_200, ' kB'),
      atMost('fetched until the page is shown', middle('all') / 1_000, 2_500, ' kB'),
    ],
  };
}
