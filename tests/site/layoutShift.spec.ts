import {expect, test, type Page} from 'playwright/test';
import {routes} from '../support/built';

interface Shift {
  value: number;
  /** What moved. */
  nodes: string[];
}

/** Makes a page note every shift of its layout from the first paint on. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: {node: Node | null}[];
      })[]) {
        const nodes = entry.sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text'));
        shifts.push({value: entry.value, nodes});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** A phone that is four times slower, on a line of 1.6 Mbit/s, whose fonts come late. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.route('**/*.woff2', async (font) => {
    await new Promise((done) => setTimeout(done, 800));
    await font.continue();
  });
}

/** Goes through a page as a visitor does, so that all that waits to be near comes. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 20_000});
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, page.viewportSize()?.height ?? 0);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(400);
}

for (const width of [360, 1440]) {
  for (const route of [...routes, '/a-page-that-is-not-there']) {
    test(`${route} never moves under the finger, at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: width === 360 ? 740 : 900});
      await noteShifts(page);
      await slowDown(page);
      await page.goto(route, {waitUntil: 'commit'});
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      await readToTheEnd(page);
      const shifts = await page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
      expect(shifts.filter(({value}) => value > 0)).toEqual([]);
    });
  }
}
