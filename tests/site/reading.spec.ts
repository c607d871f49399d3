import {expect, test, type Page} from 'playwright/test';
import {NOWHERE} from '../../bench/templates';
import {routes} from '../support/built';
import {hydrated, watch} from '../support/visit';

/** What moved without being moved by the visitor. */
interface Shift {
  /** How much, as browsers count it: the share of the screen times the share of the way. */
  value: number;
  what: string;
}

/** What a page is given to say what moves. */
interface Notes {
  shifts: Shift[];
  /** Waits until something is drawn, or for half a second: a busy machine may draw nothing for long. */
  frame(): Promise<unknown>;
}

/** Makes a page note from the first paint on what moves. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 500);
      });
    Object.assign(window, {shifts, frame} satisfies Notes);
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: {node: Node | null}[];
      })[]) {
        if (value === 0) continue;
        const nodes = sources.map(({node}) => (node instanceof Element ? node.outerHTML : node?.textContent));
        shifts.push({value, what: nodes.map((node) => String(node).slice(0, 80)).join(' | ')});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** What has moved since this was last asked. */
function shiftsSoFar(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    const {frame, shifts} = window as unknown as Notes;
    await frame();
    await frame();
    return shifts.splice(0);
  });
}

/** Goes through a page, so that all that waits to be near comes. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const {frame} = window as unknown as Notes;
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await frame();
      await frame();
    }
  });
}

/** Opens a page. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.evaluate(() => document.fonts.ready);
}

/** Opens a page on a line so slow that its words are there before its fonts. */
async function openSlowly(page: Page, route: string): Promise<void> {
  await page.route('**/*.woff2', async (font) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await font.continue();
  });
  await open(page, route);
}

// Where a visitor first scrolls, the scripts take over in the middle of the page; else, at its top.
const VISITS = {
  'a phone with a slow line': {
    viewport: {width: 360, height: 740},
    open: openSlowly,
    act: (page: Page) => page.mouse.wheel(0, 700),
  },
  'a wide screen': {viewport: {width: 1440, height: 900}, open, act: (page: Page) => page.mouse.move(10, 10)},
};

for (const [name, {viewport, open: opened, act}] of Object.entries(VISITS)) {
  for (const route of [...routes, NOWHERE]) {
    test(`${route} is read to its end on ${name}: nothing moves under the finger, nothing fails, nobody else is asked`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await noteShifts(page);
      const faults = watch(page);
      await opened(page, route);
      expect(await shiftsSoFar(page), 'while it loads').toEqual([]);
      await act(page);
      await hydrated(page);
      expect(await shiftsSoFar(page), 'while its scripts take over').toEqual([]);
      await readToTheEnd(page);
      await page.waitForLoadState('networkidle');
      expect(await shiftsSoFar(page), 'while it is read to its end').toEqual([]);
      // Browsers call its own answer, which is right, a failure.
      if (route === NOWHERE) for (const kind of [faults.console, faults.failed]) expect(kind.shift()).toContain('404');
      expect(faults).toEqual({console: [], failed: [], foreign: []});
    });
  }
}
