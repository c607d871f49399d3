import {setTimeout} from 'node:timers/promises';
import type {Bench, Served} from './bench';
import {findControls, findElement, type Control} from './controls';
import {makeLimitRow, type Part, type Row} from './part';
import {findTouchPoint, hydrate, SLOW_PHONE_TEXT, tap, visit, waitUntil, type Visit} from './phone';
import {formatSpread, getMedian} from './statistics';

/** The moment of the tap: right after the first paint, or on a page that is hydrated. */
type Moment = 'cold' | 'after hydration';

const LIMITS: Record<Moment, number> = {cold: 1, 'after hydration': 0.8};

const HEADING_TIMEOUT_MS = 15_000;

/** The browser fetches the pages of the links that a visitor has in view for this long. */
const READING_TIME_MS = 1_000;

/** A link from one measured page to another. */
interface Way {
  from: string;
  to: string;
  link: Control;
}

/** Milliseconds from the touch to the next heading; `plain` is a page without scripts. */
type Times = Record<Moment | 'plain', number>;

/** Measures the time from the touch of a link to the next page's heading. */
export async function benchNavigation(bench: Bench): Promise<Part> {
  const ways = await findWays(bench);
  const times: Times[] = [];
  for (const way of ways) {
    bench.step(`${way.from} to ${way.to}`);
    times.push(await measureWay(bench, way));
  }
  const plainTimes = times.map(({plain}) => plain);
  return {
    title: 'Navigation',
    rows: [
      ...makeRows('cold', ways, times),
      ...makeRows('after hydration', ways, times),
      {figure: 'time of a plain document', value: formatSpread(plainTimes, ' ms')},
    ],
    conditions: [
      `${SLOW_PHONE_TEXT}.`,
      'From the touch of a link, which lasts 80 ms, to the paint of the next heading.',
      'Each visit is the first.',
      'Each kind of page is left once.',
      'The comparison is the same link of a page that is loaded as a plain document.',
    ].join(' '),
  };
}

/** Visits in turn, so that what else the machine does changes all times alike. */
async function measureWay({browser, site, baseline, quick}: Bench, way: Way): Promise<Times> {
  const runs: Times[] = [];
  for (let run = 0; run < (quick ? 1 : 3); run += 1) {
    const follow = (served: Served, moment: Moment) =>
      visit(browser, 'slow', (visitor) => measureNavigation(visitor, served, way, moment));
    runs.push({
      cold: await follow(site, 'cold'),
      'after hydration': await follow(site, 'after hydration'),
      plain: await follow(baseline, 'cold'),
    });
  }
  const getMedianOf = (of: keyof Times) => getMedian(runs.map((times) => times[of]));
  return {
    cold: getMedianOf('cold'),
    'after hydration': getMedianOf('after hydration'),
    plain: getMedianOf('plain'),
  };
}

function makeRows(moment: Moment, ways: readonly Way[], times: readonly Times[]): Row[] {
  const ratios = times.map((each) => each[moment] / each.plain);
  const slowest = ways[ratios.indexOf(Math.max(...ratios))];
  const ours = times.map((each) => each[moment]);
  return [
    makeLimitRow(`${moment}, in the middle`, getMedian(ratios), LIMITS[moment]),
    {figure: `${moment}, all kinds of pages`, value: formatSpread(ratios)},
    {figure: `${moment}, slowest link`, value: `${slowest?.from} to ${slowest?.to}`},
    {figure: `${moment}, our time`, value: formatSpread(ours, ' ms')},
  ];
}

/** One way from each kind of page, to as many others as possible. */
async function findWays({browser, site, templates}: Bench): Promise<Way[]> {
  const ways: Way[] = [];
  const paths = templates.map(({path}) => path);
  for (const from of paths) {
    const choices = await visit(browser, 'fast', async ({page}) => {
      await page.goto(site.url + from, {waitUntil: 'load'});
      const controls = await findControls(page);
      // Header and footer are the last resort: they are the same on every page.
      controls.sort((a, b) => Number(b.isInMain) - Number(a.isInMain));
      const matchingWays: Way[] = [];
      for (const link of controls) {
        const {to = from} = link;
        if (link.kind !== 'page' || to === from || !paths.includes(to)) continue;
        if (await findTouchPoint(await findElement(page, link)))
          matchingWays.push({from, to, link});
      }
      return matchingWays;
    });
    const entered = new Set(ways.map(({to}) => to));
    const way = choices.find(({to}) => !entered.has(to)) ?? choices[0];
    if (way) ways.push(way);
  }
  return ways;
}

/** @returns milliseconds from the touch to the paint of the heading */
async function measureNavigation(
  visitor: Visit,
  served: Served,
  {from, to, link}: Way,
  moment: Moment,
): Promise<number> {
  const {page} = visitor;
  await page.addInitScript(watchHeading, to);
  await page.goto(served.url + from, {waitUntil: 'load'});
  const element = await findElement(page, link);
  if (moment === 'after hydration') await hydrate(visitor);
  const point = await findTouchPoint(element);
  if (!point) throw new Error(`The link from ${from} to ${to} can't be touched.`);
  if (moment === 'after hydration') await setTimeout(READING_TIME_MS);
  const touchedAt = Date.now();
  await tap(visitor, point);
  let paintedAt = 0;
  const isShown = await waitUntil(async () => {
    paintedAt = await page.evaluate(() => Number(document.documentElement.dataset.headingPainted));
    return paintedAt > 0;
  }, HEADING_TIMEOUT_MS);
  if (!isShown) throw new Error(`${link.name} of ${from} never showed the heading of ${to}.`);
  return paintedAt - touchedAt;
}

/**
 * Runs in each document. Notes when the heading of a page is painted, in a new document or in place
 * of the current page.
 */
function watchHeading(path: string): void {
  let previous: string | null | undefined;
  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntries())
      document.documentElement.dataset.headingPainted = String(performance.timeOrigin + startTime);
  }).observe({type: 'element'});
  new MutationObserver((_changes, observer) => {
    const heading = document.querySelector('h1');
    const text = heading?.textContent;
    if (location.pathname !== path) previous = text;
    if (location.pathname !== path || !heading || !text || text === previous) return;
    observer.disconnect();
    heading.setAttribute('elementtiming', 'heading');
  }).observe(document, {subtree: true, childList: true, characterData: true});
}
