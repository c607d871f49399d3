import type {BrowserContext, ElementHandle, Page} from 'puppeteer-core';
import type {Bench, Served} from './bench';
import {atMost, type Part, type Row} from './part';
import {
  awaited,
  hydrated,
  inView,
  pause,
  SLOW_IN_WORDS,
  tap,
  touchPointOf,
  visit,
  type Visit,
} from './phone';
import {median, withSpread} from './statistics';

/** When the visitor follows a link: at once, or when the page is hydrated. */
type Moment = 'cold' | 'after hydration';

const TARGETS: Record<Moment, number> = {cold: 1, 'after hydration': 0.8};

/** Where a link is looked for: in the page's own words, and only if none is there below them. */
const PARTS = ['main', 'footer'];

const PATIENCE = 15_000;

/** How long it takes from the finger on a link to the heading of the next page, beside a plain document load. */
export async function benchNavigation(bench: Bench): Promise<Part> {
  const {browser, site, baseline, quick, step} = bench;
  const ways = await waysBetween(bench);
  const rows: Row[] = [];
  for (const moment of Object.keys(TARGETS) as Moment[]) {
    const ratios: number[] = [];
    const [ours, least]: [number[], number[]] = [[], []];
    for (const [from, to] of ways) {
      step(`${from} to ${to}, ${moment}`);
      const times = {ours: [] as number[], least: [] as number[]};
      for (let time = 1; time <= (quick ? 1 : 3); time += 1) {
        const follow = (served: Served) =>
          visit(browser, 'slow', (visitor) =>
            timeToHeading(visitor, served.url + from, to, served === site ? moment : 'cold'),
          );
        times.ours.push(await follow(site));
        times.least.push(await follow(baseline));
      }
      ratios.push(median(times.ours) / median(times.least));
      ours.push(...times.ours);
      least.push(...times.least);
    }
    rows.push(
      atMost(`${moment}, against a plain document load`, median(ratios), TARGETS[moment]),
      {figure: `${moment}: ratios of the templates`, value: withSpread(ratios)},
      {figure: `${moment}: from touch to heading`, value: withSpread(ours.map(Math.round), ' ms')},
      {
        figure: `${moment}: the same by a plain document load`,
        value: withSpread(least.map(Math.round), ' ms'),
      },
    );
  }
  return {
    title: 'Navigation',
    rows,
    conditions: `${SLOW_IN_WORDS}. From the finger's touch of a link, which lasts 80 ms, until the next page's heading is painted, on a first visit; after hydration the link has been in sight for a second. Each template is left once, for one that has not been entered yet where it has a link to any. The plain document load is the same link of the baseline.`,
  };
}

/** One way from each template to another, in all to as many as possible. */
async function waysBetween({
  browser,
  site,
  templates,
}: Bench): Promise<[from: string, to: string][]> {
  const isMeasured = (address: string) =>
    templates.some(({path}) => path === address) && site.pages.has(address);
  const ways: [string, string][] = [];
  for (const {path: from} of templates) {
    const choices = await visit(browser, 'fast', async ({page}) => {
      await page.goto(site.url + from, {waitUntil: 'load'});
      const links = await visibleLinksByPart(page);
      return links.map((inPart) =>
        inPart.map(({to}) => to).filter((to) => to !== from && isMeasured(to)),
      );
    });
    const [targets = []] = choices.filter((inPart) => inPart.length > 0);
    const to =
      targets.find((target) => ways.every(([, entered]) => entered !== target)) ?? targets[0];
    if (to === undefined)
      throw new Error(`There is no link on ${from} to a page that is measured.`);
    ways.push([from, to]);
  }
  return ways;
}

/**
 * Opens a page, follows its link to another, and waits for the heading there.
 * @returns the milliseconds from the finger to the heading
 */
async function timeToHeading(
  visitor: Visit,
  address: string,
  to: string,
  moment: Moment,
): Promise<number> {
  const {page} = visitor;
  await page.goto(address, {waitUntil: 'load'});
  if (moment === 'after hydration') {
    await tap(page, {x: 3, y: 400});
    await hydrated(page);
  }
  const link = (await visibleLinksByPart(page)).flat().find((each) => each.to === to)?.link;
  const place = link && (await touchPointOf(link));
  if (!place) throw new Error(`The link from ${address} to ${to} cannot be touched.`);
  await noteHeading(page, to);
  // What is in sight is read before it is followed.
  if (moment === 'after hydration') await pause(1_000);
  const touched = Date.now();
  await tap(page, place);
  return (await headingShown(visitor.context, new URL(to, address).href)) - touched;
}

/** The links that a visitor sees, of each of `PARTS`. */
function visibleLinksByPart(page: Page): Promise<{link: ElementHandle; to: string}[][]> {
  return Promise.all(PARTS.map((part) => visibleLinks(page, part)));
}

async function visibleLinks(
  page: Page,
  part: string,
): Promise<{link: ElementHandle; to: string}[]> {
  const links = await page.$$(`${part} a[href]`);
  const addresses = await page.$$eval(`${part} a[href]`, (elements) =>
    elements.map((element) =>
      element.checkVisibility({visibilityProperty: true}) ? element.getAttribute('href') : null,
    ),
  );
  return links.flatMap((link, index) => {
    const to = addresses[index];
    return typeof to === 'string' ? [{link, to}] : [];
  });
}

/** Notes when the heading of the next page is painted, if that happens without a new document (Element Timing). */
async function noteHeading(page: Page, to: string): Promise<void> {
  await page.evaluate((target) => {
    const before = document.querySelector('h1')?.textContent;
    new PerformanceObserver((list) => {
      for (const {renderTime} of list.getEntries() as (PerformanceEntry & {renderTime: number})[])
        Object.assign(window, {headingAt: performance.timeOrigin + renderTime});
    }).observe({type: 'element'});
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (location.pathname !== target || !heading?.textContent || heading.textContent === before)
        return;
      observer.disconnect();
      heading.setAttribute('elementtiming', 'heading');
    }).observe(document, {subtree: true, childList: true, characterData: true});
  }, to);
}

/** When the heading of the page at an address was painted, as the clock of this machine has it. */
async function headingShown(context: BrowserContext, address: string): Promise<number> {
  const shown = await awaited(async () => {
    const session = await inView(context, address)?.createCDPSession();
    const answer = await session?.send('Runtime.evaluate', {
      expression: `(${paintOf.toString()})()`,
      returnByValue: true,
    });
    return answer?.result.value as number | undefined;
  }, PATIENCE);
  if (shown === undefined) throw new Error(`The heading of ${address} never came.`);
  return shown;
}

/** Runs in the page. */
function paintOf(): number | undefined {
  if (!document.querySelector('h1')) return undefined;
  const noted = (window as unknown as {headingAt?: number}).headingAt;
  if (noted !== undefined) return noted;
  const [navigation] = performance.getEntriesByType(
    'navigation',
  ) as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!paint || !navigation || new URL(navigation.name).pathname !== location.pathname)
    return undefined;
  return performance.timeOrigin + Math.max(paint.startTime, navigation.activationStart ?? 0);
}
