import {load} from 'cheerio';
import {
  expect,
  test as ourTest,
  type BrowserContext,
  type Page,
  type Request,
} from 'playwright/test';
import {MISSING_PATH, listTemplates} from '../../packages/bench/templates';
import {routes} from '../support/built';

import {collapseSpaces, readMainText} from '../support/document';
import {findExcessRequests, recordRequests, findExcessWeight} from '../support/firstRequests';
import {findViolations} from '../support/obstacles';
import {HOSTS, mockOthers, mockVendor} from '../support/otherHosts';
import {NIGHTLY} from '@dental/testing/nightly';
import {ANOTHER_ROUTES, test as theirTest} from '../support/production';
import {site} from '@dental/testing/realSite';
import {recordShifts, scrollToEnd, takeShifts} from '../support/shifts';
import {findTextFaults} from '../support/textFaults';
import {
  waitForHydration,
  waitUntilSettled,
  recordFaults,
  type Faults,
  hydrate,
} from '../support/visit';

/*
 * Visits every page on a phone and checks every general rule in one visit: requests, layout shifts,
 * errors, accessibility. By day one page of each template and block runs, plus pages of the fixture
 * practice that offer patients more than reviewers. At night all pages run, on a wide screen and a
 * tablet, too. The shared header and footer are tested with axe on two pages by day. The gate runs
 * the pages that a change of the content touches.
 */

/**
 * The bytes that a page may load on a phone before the first action. Scripts have a budget of their
 * own.
 */
const MAX_FIRST_LOAD_BYTES = 250_000;

/**
 * The hosts that patients' browsers contact when a vendor's place comes near. A preview contacts
 * none.
 */
const NEAR = [HOSTS.forms, HOSTS.financing];

/**
 * Pages of the fixture practice where patients get more than a preview: a form, the calculator, the
 * map, its own cases.
 */
const WITH_VENDORS = ['/', '/contact-us', '/payment-plans', '/smile-gallery'];

/** The pages of ours in this run: all, or those that `TOUR` names, such as `/about-us,/reviews`. */
const selectedPaths = process.env.TOUR?.split(',').filter(Boolean);
const ours = selectedPaths ?? [...routes, MISSING_PATH];

const templates = listTemplates(site).map(({path}) => path);
const all = Boolean(selectedPaths ?? NIGHTLY);

/** The blocks that no template's page shows, with the first page that has them. */
const blocksOfTemplates = new Set(
  site.pages
    .filter(({path}) => templates.includes(path))
    .flatMap(({body}) => body.components.map(({name}) => name)),
);
const otherBlocks = [...site.pages]
  .reverse()
  .flatMap(({path, body}) => body.components.map(({name}) => [name, path] as const))
  .filter(([name]) => !blocksOfTemplates.has(name));
const representative = new Set([...templates, ...new Map(otherBlocks).values()]);

/**
 * The templates that run on a wide screen by day: each arrangement of columns once. The screenshots
 * of tests/site/visual show the others.
 */
const WIDE_BY_DAY = [
  'home',
  'sub-service',
  'gallery',
  'payment plans',
  'new-patient forms',
  'contact',
];
const wideByDay = listTemplates(site)
  .filter(({name}) => WIDE_BY_DAY.includes(name))
  .map(({path}) => path);

/** The pages whose header and footer represent all. */
const representatives = templates.slice(0, 2);

for (const route of ours) {
  if (all || representative.has(route)) visitOnPhone('', route, ourTest);
  if (all || wideByDay.includes(route)) visitOnWideScreen('', route, ourTest);
}
if (!selectedPaths)
  for (const route of NIGHTLY ? ANOTHER_ROUTES : WITH_VENDORS) {
    visitOnPhone('another practice: ', route, theirTest);
    if (NIGHTLY) visitOnWideScreen('another practice: ', route, theirTest);
  }

function visitOnPhone(site: string, route: string, test: typeof ourTest): void {
  test(`passes all page rules on a phone: ${site}${route}`, async ({page, context}) => {
    const vendorRequests = test === theirTest ? await mockVendors(context) : undefined;
    await page.setViewportSize({width: 360, height: 740});
    await recordShifts(page);
    const weight = noteWeight(page);
    const requests = recordRequests(page);
    const faults = recordFaults(page);
    await delayFonts(page);
    const answer = await page.goto(route, {waitUntil: 'networkidle'});
    await page.evaluate(() => document.fonts.ready);
    expect(faults.foreign, 'contacted before the visitor acts').toEqual([]);
    expect(findExcessRequests(requests), 'requested before the visitor acts').toEqual([]);
    expect(await weight(), 'bytes before the visitor acts').toBeLessThanOrEqual(
      MAX_FIRST_LOAD_BYTES,
    );
    if (test === ourTest && templates.includes(route))
      expect(await findExcessWeight(route, requests)).toBeUndefined();
    expect(await takeShifts(page), 'moved while it loads').toEqual([]);
    expect(await isLargestLazy(page), 'what is seen first is a lazy picture').toBe(false);
    // Each request that a test inspects costs time.
    await page.unrouteAll();

    // The first action is a scroll: the page hydrates while the visitor is in the middle of it.
    await page.mouse.wheel(0, 700);
    await waitForHydration(page);
    expect(await takeShifts(page), 'moved while it is hydrated').toEqual([]);
    const $ = load((await answer?.text()) ?? '');
    // The built page has the words of each moment next to those that it shows.
    const built = collapseSpaces(
      [readMainText($), ...$('[data-says]').map((_, node) => $(node).attr('data-says'))].join(' '),
    );
    expect(
      (await readPassages(page)).filter((words) => !built.includes(words)),
      'words that only scripts add',
    ).toEqual([]);

    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    expect(await takeShifts(page), 'moved while it is read').toEqual([]);
    expectNoFaults(faults, route);
    const contacted = vendorRequests
      ?.map(({hostname}) => hostname)
      .filter((host) => !NEAR.includes(host));
    expect(contacted ?? faults.foreign).toEqual([]);

    await page.emulateMedia({reducedMotion: 'reduce'});
    // Text at 200 % (WCAG 2.2, 1.4.4), and reflow at the smallest size (1.4.10), which asks for
    // more.
    expect(
      await findViolations(page, all || representatives.includes(route) ? 'all' : 'inside'),
    ).toEqual([]);
    expect(await findCutTextAt(page, 320, '100%')).toEqual([]);
    expect(await findCutTextAt(page, 360, '200%')).toEqual([]);
    await addTextSpacing(page);
    expect(await findCutTextAt(page, 320, '100%')).toEqual([]);
  });
}

function visitOnWideScreen(site: string, route: string, test: typeof ourTest): void {
  test(`passes all page rules on wide screen and tablet: ${site}${route}`, async ({
    page,
    context,
  }) => {
    if (test === theirTest) await mockVendors(context);
    await page.setViewportSize({width: 1440, height: 900});
    await recordShifts(page);
    const faults = recordFaults(page);
    await delayFonts(page);
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    expect(await takeShifts(page), 'moved while it loads').toEqual([]);
    expect(await isLargestLazy(page), 'what is seen first is a lazy picture').toBe(false);
    await hydrate(page);
    expect(await takeShifts(page), 'moved while it is hydrated').toEqual([]);
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    expect(await takeShifts(page), 'moved while it is read').toEqual([]);
    expectNoFaults(faults, route);

    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await findViolations(page, all || route === '/' ? 'all' : 'inside')).toEqual([]);
    expect(await findCutTextAt(page, 1440, '200%')).toEqual([]);
    expect(await findCutTextAt(page, 768, '100%')).toEqual([]);
    if (all) expect(await findViolations(page)).toEqual([]);
    await addTextSpacing(page);
    expect(await findCutTextAt(page, 768, '100%')).toEqual([]);
  });
}

/**
 * Answers for the vendors that the fixture practice contacts. Returns the URLs requested from
 * anyone but the vendor.
 */
async function mockVendors(context: BrowserContext): Promise<readonly URL[]> {
  const {requests} = await mockOthers(context);
  await mockVendor(context, 'financing');
  return requests;
}

/** Paints a page's text before its fonts arrive. */
async function delayFonts(page: Page): Promise<void> {
  let painted: Promise<unknown> | undefined;
  await page.route('**/*.woff2', async (font) => {
    await (painted ??= page.evaluate(
      () =>
        new Promise((done) =>
          new PerformanceObserver(done).observe({type: 'paint', buffered: true}),
        ),
    ));
    await font.continue();
  });
}

/** Adds up what a page loads other than scripts, in transferred bytes. */
function noteWeight(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = [];
  const note = (request: Request): void => {
    if (request.resourceType() !== 'script')
      weights.push(request.sizes().then(({responseBodySize}) => responseBodySize));
  };
  page.on('requestfinished', note);
  return async () => {
    // A later request has no size if the page closes first.
    page.off('requestfinished', note);
    return (await Promise.all(weights)).reduce((total, weight) => total + weight, 0);
  };
}

/**
 * True if the largest contentful paint is an image with `loading="lazy"`, which browsers request
 * only after layout. The rest of the view depends on the page's words.
 */
function isLargestLazy(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1) as PerformanceEntry & {element: Element | null};
          done((largest.element as HTMLImageElement | null)?.loading === 'lazy');
        }).observe({type: 'largest-contentful-paint', buffered: true});
      }),
  );
}

/**
 * Every heading, paragraph, cell, and link, except what depends on the clock and what a widget
 * adds.
 */
function readPassages(page: Page): Promise<string[]> {
  // The tag of the day in the table of hours.
  const tags = [site.labels, ...(site.spanish ? [site.spanish.labels] : [])].map(
    ({hours}) => hours.today,
  );
  return page.evaluate((tags) => {
    return [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, h4, p, td, th, dt, dd, summary, a, figcaption)',
      ),
    ]
      .filter((element) => !element.closest('[data-state]'))
      .map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim())
      .filter((words) => words !== '' && !tags.some((tag) => words.endsWith(tag)));
  }, tags);
}

function expectNoFaults({console, failed}: Faults, route: string): void {
  // Browsers report the correct 404 response as a failure.
  if (route === MISSING_PATH)
    for (const kind of [console, failed]) expect(kind.shift()).toContain('404');
  expect({console, failed}).toEqual({console: [], failed: []});
}

/** Adds the spacing that people with dyslexia may need (WCAG 2.2, 1.4.12). */
function addTextSpacing(page: Page): Promise<void> {
  return page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(`
      * {
        letter-spacing: 0.12em !important;
        line-height: 1.5 !important;
        word-spacing: 0.16em !important;
      }
      p {
        margin-block-end: 2em !important;
      }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  });
}

/** The text that is cut off in the window at a text size. */
async function findCutTextAt(page: Page, width: number, letters: string): Promise<string[]> {
  const {height = 0} = page.viewportSize() ?? {};
  await page.setViewportSize({width, height});
  await page.evaluate(
    (size) => document.documentElement.style.setProperty('font-size', size),
    letters,
  );
  await page.evaluate(() => document.fonts.ready);
  let faults = await findCutText(page);
  if (faults.length > 0) {
    // A carousel takes its new width a moment later.
    await waitUntilSettled(page);
    faults = await findCutText(page);
  }
  return faults.map((fault) => `${width} px, letters at ${letters}: ${fault}`);
}

/** The text that is cut off, and a page that is wider than the window. */
async function findCutText(page: Page): Promise<string[]> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  const wider = tooWide > 0 ? [`the page is ${tooWide} px wider than the window`] : [];
  return [...wider, ...(await findTextFaults(page))];
}
