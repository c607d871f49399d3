import {load} from 'cheerio';
import {expect, test as ourTest, type BrowserContext, type Page} from 'playwright/test';
import {NOWHERE, templatesOf} from '../../packages/bench/templates';
import {routes} from '../support/built';
import {mainText} from '../support/document';
import {mostRequests, noteRequests, overweight} from '../support/firstRequests';
import {obstacles} from '../support/obstacles';
import {HOSTS, mockOthers, mockVendor} from '../support/outside';
import {firstOfEachKind, ofTemplates} from '../support/kinds';
import {NIGHTLY} from '@dental/testing/nightly';
import {ANOTHER_ROUTES, test as theirTest} from '../support/production';
import {site} from '@dental/testing/realSite';
import {noteShifts, readToTheEnd, shiftsSoFar} from '../support/shifts';
import {textFaults} from '../support/textFaults';
import {hydrated, visit, watch, type Faults} from '../support/visit';

/*
 * Every page is visited on a phone, and all that holds for every page is looked at in this visit: what it loads and
 * whom it contacts, what moves, what fails, what keeps somebody from using it. By day one page of each kind, of each
 * template and with each block stands for the others, and those of another practice on which patients get more than reviewers; at
 * night all pages are visited, on a wide screen and a tablet too. Header and footer, which are the same on all pages, are held against
 * the rules of accessibility on two pages, and at night on all.
 */

/** What a page may load on a phone before anybody acts, in bytes; scripts have a budget of their own. */
const FIRST_LOAD = 250_000;

/** Whom patients' browsers contact when a place comes near; a preview contacts nobody. */
const NEAR = [HOSTS.forms, HOSTS.financing];

/** Pages of another practice on which patients get what a preview has not: a form, the calculator, the map, its own cases. */
const WITH_VENDORS = ['/', '/contact-us', '/payment-plans', '/reviews', '/smile-gallery'];

/** Those of our pages that a run looks at: all, or the ones that `TOUR` names, such as `/about-us,/reviews`. */
const named = process.env.TOUR?.split(',').filter(Boolean);
const ours = named ?? [...routes, NOWHERE];

const templates = templatesOf(site).map(({path}) => path);
const all = Boolean(named ?? NIGHTLY);

/** Of each block the first page that has it, and one page of each template and kind. */
const blocks = [...site.pages]
  .reverse()
  .flatMap(({path, body}) => body.components.map(({name}) => [name, path] as const));
const representative = new Set([
  ...templates,
  ...new Map(blocks).values(),
  ...firstOfEachKind(ours),
]);
/** Those whose header and footer stand for all. */
const whole = templates.slice(0, 2);

for (const route of ours) {
  if (all || representative.has(route)) onPhone('', route, ourTest);
  if (all || ofTemplates(ours, templates).includes(route)) onWideScreen('', route, ourTest);
}
if (!named)
  for (const route of NIGHTLY ? ANOTHER_ROUTES : WITH_VENDORS) {
    onPhone('another practice: ', route, theirTest);
    if (NIGHTLY) onWideScreen('another practice: ', route, theirTest);
  }

ourTest(
  'a picture without words, a button without a name and pale letters are found',
  async ({page}) => {
    await visit(page, '/about-us');
    await page.evaluate(() => {
      const pale = Object.assign(document.createElement('p'), {textContent: 'Pale'});
      Object.assign(pale.style, {color: '#ccc', background: '#fff'});
      document
        .querySelector('main')
        ?.append(
          document.createElement('button'),
          Object.assign(new Image(), {src: '/img/brand/mark.svg'}),
          pale,
        );
    });
    const rules = (await obstacles(page)).map((line) => line.split(':')[0]!);
    expect(rules.sort()).toEqual(['button-name', 'color-contrast', 'image-alt']);
  },
);

function onPhone(site: string, route: string, test: typeof ourTest): void {
  test(`${site}${route} on a phone with a slow line: light, steady, without a fault, usable by everybody, and nobody else is contacted`, async ({
    page,
    context,
  }) => {
    const asked = test === theirTest ? await mockVendors(context) : undefined;
    await page.setViewportSize({width: 360, height: 740});
    await noteShifts(page);
    const weight = noteWeight(page);
    const requests = noteRequests(page);
    const faults = watch(page);
    await delayFonts(page);
    const answer = await page.goto(route, {waitUntil: 'networkidle'});
    await page.evaluate(() => document.fonts.ready);
    expect(faults.foreign, 'contacted before the visitor acts').toEqual([]);
    expect(mostRequests(requests), 'requested before the visitor acts').toEqual([]);
    expect(await weight(), 'bytes before the visitor acts').toBeLessThanOrEqual(FIRST_LOAD);
    if (test === ourTest && templates.includes(route))
      expect(await overweight(route, requests)).toBeUndefined();
    expect(await shiftsSoFar(page), 'moved while it loads').toEqual([]);
    expect(await largestIsLazy(page), 'what is seen first is a lazy picture').toBe(false);
    // Each request that a test looks at costs time.
    await page.unrouteAll();

    // The first act is to scroll: the page is hydrated while the visitor is in its middle.
    await page.mouse.wheel(0, 700);
    await hydrated(page);
    expect(await shiftsSoFar(page), 'moved while it is hydrated').toEqual([]);
    const built = mainText(load((await answer?.text()) ?? ''));
    expect(
      (await passages(page)).filter((words) => !built.includes(words)),
      'words that only scripts add',
    ).toEqual([]);

    await readToTheEnd(page);
    await page.waitForLoadState('networkidle');
    expect(await shiftsSoFar(page), 'moved while it is read').toEqual([]);
    expectNoFaults(faults, route);
    const contacted = asked?.map(({hostname}) => hostname).filter((host) => !NEAR.includes(host));
    expect(contacted ?? faults.foreign).toEqual([]);

    await page.emulateMedia({reducedMotion: 'reduce'});
    // Letters twice as large (WCAG 2.2, 1.4.4), and the least room that a page must do with (1.4.10), which is more.
    expect(await obstacles(page, all || whole.includes(route) ? 'all' : 'inside')).toEqual([]);
    expect(await legibility(page, 320, '100%')).toEqual([]);
    expect(await legibility(page, 360, '200%')).toEqual([]);
  });
}

function onWideScreen(site: string, route: string, test: typeof ourTest): void {
  test(`${site}${route} on a wide screen, and as narrow as a tablet: steady, without a fault, usable by everybody`, async ({
    page,
    context,
  }) => {
    if (test === theirTest) await mockVendors(context);
    await page.setViewportSize({width: 1440, height: 900});
    await noteShifts(page);
    const faults = watch(page);
    await delayFonts(page);
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftsSoFar(page), 'moved while it loads').toEqual([]);
    expect(await largestIsLazy(page), 'what is seen first is a lazy picture').toBe(false);
    await page.mouse.move(10, 10);
    await hydrated(page);
    expect(await shiftsSoFar(page), 'moved while it is hydrated').toEqual([]);
    await readToTheEnd(page);
    await page.waitForLoadState('networkidle');
    expect(await shiftsSoFar(page), 'moved while it is read').toEqual([]);
    expectNoFaults(faults, route);

    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await obstacles(page, all || route === '/' ? 'all' : 'inside')).toEqual([]);
    expect(await legibility(page, 1440, '200%')).toEqual([]);
    expect(await legibility(page, 768, '100%')).toEqual([]);
    if (all) expect(await obstacles(page)).toEqual([]);
  });
}

/**
 * Has others answer whom the site of another practice contacts once a place comes near.
 * @returns the addresses that were requested of anybody but the vendor
 */
async function mockVendors(context: BrowserContext): Promise<readonly URL[]> {
  const {asked} = await mockOthers(context);
  await mockVendor(context, 'financing');
  return asked;
}

/** Lets a page's words be painted before its fonts come. */
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

/** Adds up from now on what a page loads but for scripts, in bytes as they are sent. */
function noteWeight(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script')
      weights.push(request.sizes().then(({responseBodySize}) => responseBodySize));
  });
  return async () => (await Promise.all(weights)).reduce((total, weight) => total + weight, 0);
}

/**
 * Whether the largest thing that is seen first (largest contentful paint) is a picture with `loading="lazy"`, which
 * browsers request only after they have laid the page out. What else is in view depends on the words of the page.
 */
function largestIsLazy(page: Page): Promise<boolean> {
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

/** Every heading, paragraph, cell and link of a page, but for what depends on the clock and what a widget brings. */
function passages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OF_THE_CLOCK = /^(Open now, until|Opens|Closed until|Closed today:|Closed:) |Today$/;
    return [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, h4, p, td, th, dt, dd, summary, a, figcaption)',
      ),
    ]
      .filter((element) => !element.closest('[data-state]'))
      .map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim())
      .filter((words) => words !== '' && !OF_THE_CLOCK.test(words));
  });
}

function expectNoFaults({console, failed}: Faults, route: string): void {
  // Browsers call the answer to an unknown address, which is right, a failure.
  if (route === NOWHERE)
    for (const kind of [console, failed]) expect(kind.shift()).toContain('404');
  expect({console, failed}).toEqual({console: [], failed: []});
}

/** What cannot be read of a page in its window when letters are of a size. */
async function legibility(page: Page, width: number, letters: string): Promise<string[]> {
  const {height = 0} = page.viewportSize() ?? {};
  await page.setViewportSize({width, height});
  await page.evaluate(
    (size) => document.documentElement.style.setProperty('font-size', size),
    letters,
  );
  await page.evaluate(() => document.fonts.ready);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  const wider = tooWide > 0 ? [`the page is ${tooWide} px wider than the window`] : [];
  return [...wider, ...(await textFaults(page))].map(
    (fault) => `${width} px, letters at ${letters}: ${fault}`,
  );
}
