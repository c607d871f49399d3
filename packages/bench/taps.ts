import type {Browser, BrowserContext, Page} from 'puppeteer-core';
import type {Bench, Served} from './bench';
import {controlsOf, elementOf, stateAround, type Control, type ControlKind} from './controls';
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
import type {Template} from './templates';

/** After this time a visitor takes a tap for lost. */
const PATIENCE = 8_000;

const KINDS: Record<ControlKind, string> = {
  page: 'links to pages',
  place: 'links within the page',
  outside: 'links to other hosts and files',
  call: 'links that call',
  state: 'menus and fields',
};

/** What became of a tap: the milliseconds until it did its job, or that it never did. */
type Outcome = number | 'lost' | 'covered';

/** What of the state around a control changes, with the new values. */
type Changes = Record<string, string>;

/** Whether the first thing that a visitor touches does its job, and how soon, beside a page without scripts. */
export async function benchTaps(bench: Bench): Promise<Part> {
  const {browser, site, baseline, templates, quick, step} = bench;
  const times: {kind: ControlKind; ours: number; least: number}[] = [];
  const replayed: number[] = [];
  const lost: string[] = [];
  const covered: string[] = [];
  let count = 0;
  const known = new Set<string>();
  for (const template of quick ? templates.slice(0, 1) : templates) {
    const controls = await visit(browser, 'fast', async ({page}) => {
      await page.goto(site.url + template.path, {waitUntil: 'load'});
      return controlsOf(page);
    });
    // The frame of the page is the same everywhere.
    const fresh = controls.filter((control) => control.ofPage || !known.has(keyOf(control)));
    for (const control of controls) known.add(keyOf(control));
    const compared = oneOfEach(fresh);
    const others = quick ? [] : fresh.filter((control) => !compared.includes(control));
    step(`${template.name}, ${compared.length + others.length} controls`);
    const touchOurs = async (control: Control) => {
      const expected = isState(control)
        ? await changeBy(browser, site, template, control)
        : undefined;
      const outcome = await firstTap(browser, site, template, control, expected);
      count += 1;
      if (outcome === 'lost') lost.push(`${template.name}: ${control.name}`);
      if (outcome === 'covered') covered.push(`${template.name}: ${control.name}`);
      return {outcome, expected};
    };
    for (const control of compared) {
      const {outcome: ours, expected} = await touchOurs(control);
      const theirs = await firstTap(browser, baseline, template, control, expected, 1_500);
      if (typeof ours !== 'number') continue;
      if (theirs === 'lost') replayed.push(ours);
      else if (typeof theirs === 'number') times.push({kind: control.kind, ours, least: theirs});
    }
    // Two at a time where the time does not count, nor which page the browser has in front.
    const [alone, together] = [
      others.filter(isState),
      others.filter((control) => !isState(control)),
    ];
    for (const control of alone) await touchOurs(control);
    for (let first = 0; first < together.length; first += 2)
      await Promise.all(together.slice(first, first + 2).map(touchOurs));
  }
  const rows: Row[] = [
    {figure: 'controls touched', value: count},
    {figure: `lost taps${named(lost)}`, value: lost.length, target: '0', ok: lost.length === 0},
    {
      figure: `controls that something lies over${named(covered)}`,
      value: covered.length,
      target: '0',
      ok: covered.length === 0,
    },
    atMost(
      'first tap, against the baseline',
      median(times.map(({ours, least}) => ours / least)),
      1.2,
    ),
    ...Object.entries(KINDS).map(([kind, name]): Row => {
      const alike = times.filter((time) => time.kind === kind);
      const [ours, least] = [
        alike.map((time) => Math.round(time.ours)),
        alike.map((time) => Math.round(time.least)),
      ];
      return {
        figure: `first tap on ${name}`,
        value: `${withSpread(ours, ' ms')}; on the baseline ${withSpread(least, ' ms')}`,
      };
    }),
    {
      figure: 'first tap on controls that need scripts',
      value: withSpread(replayed.map(Math.round), ' ms'),
    },
  ];
  return {
    title: 'First taps',
    rows,
    conditions: `${SLOW_IN_WORDS}. ${quick ? 'One control of each kind and place on one page' : 'Every control that can be seen without opening anything; those of header and footer on one page'}, each on a first visit, as soon as the page has been read. From the finger's touch until the page does what the control is for.`,
  };
}

const named = (names: readonly string[]) => (names.length > 0 ? ` (${names.join('; ')})` : '');

const isState = ({kind}: Control) => kind === 'state';

const keyOf = ({kind, name, to}: Control) => `${kind} ${name} ${to}`;

/** One control of each kind that leads to different places. */
function oneOfEach(controls: readonly Control[]): Control[] {
  return [
    ...new Map(
      controls.map((control) => [`${control.kind} ${control.name.split(' ')[0]}`, control]),
    ).values(),
  ];
}

/** What a tap on a control changes when the page has long been hydrated: the parts of the state, with their new values. */
async function changeBy(
  browser: Browser,
  {url}: Served,
  {path}: Template,
  control: Control,
): Promise<Changes> {
  return visit(browser, 'fast', async ({page}) => {
    await page.goto(url + path, {waitUntil: 'load'});
    await tap(page, {x: 3, y: 400});
    await hydrated(page);
    const element = await elementOf(page, control);
    const place = await touchPointOf(element);
    await pause(300);
    const before = await stateAround(page, control);
    if (place) await tap(page, place);
    await pause(1_000);
    const after = await stateAround(page, control);
    return Object.fromEntries(
      Object.entries(after).filter(([name, value]) => before[name] !== value),
    );
  });
}

async function firstTap(
  browser: Browser,
  {url}: Served,
  {path}: Template,
  control: Control,
  expected: Changes | undefined,
  patience = PATIENCE,
): Promise<Outcome> {
  return visit(browser, 'slow', async (visitor) => {
    const {page} = visitor;
    await page.goto(url + path, {waitUntil: 'domcontentloaded'});
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const element = await elementOf(page, control);
    const place = await touchPointOf(element);
    if (!place) return 'covered';
    const watch = await watchFor(visitor, control, expected);
    const touched = Date.now();
    await tap(page, place);
    const at = await Promise.race([watch.done, pause(patience).then(() => undefined)]);
    return at === undefined ? 'lost' : at - touched;
  });
}

/** The time at which a control will have done its job, if it does: in an object, so that nobody waits for it too early. */
interface Watch {
  done: Promise<number | undefined>;
}

async function watchFor(
  visitor: Visit,
  control: Control,
  expected: Changes | undefined,
): Promise<Watch> {
  const {context, page} = visitor;
  switch (control.kind) {
    case 'page':
    case 'place':
      return opened(context, new URL(control.to ?? '', page.url()).href);
    case 'outside':
      return {
        done: new Promise((resolve) => {
          const done = () => resolve(Date.now());
          context.once('targetcreated', done);
          page.once('framenavigated', done);
          void page
            .waitForSelector('dialog[open], [role=dialog]', {timeout: PATIENCE})
            .then(done, () => undefined);
        }),
      };
    case 'call':
      return calls(page, control);
    case 'state':
      return changed(page, control, expected ?? {});
  }
}

/** A link for the phone works as long as no script keeps the browser from following it. */
async function calls(page: Page, {to}: Control): Promise<Watch> {
  let resolve: (at: number) => void;
  const done = new Promise<number>((called) => (resolve = called));
  await page.exposeFunction('noteCall', () => resolve(Date.now()));
  await page.evaluate((address) => {
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link?.href === address && !event.defaultPrevented)
        (window as unknown as {noteCall: () => void}).noteCall();
    });
  }, to);
  return {done};
}

function opened(context: BrowserContext, address: string): Watch {
  const look = () => (inView(context, address) ? Promise.resolve(Date.now()) : undefined);
  return {done: awaited(look, PATIENCE)};
}

/** Words may differ in what depends on the clock: they count only where nothing else changes. */
function changed(page: Page, control: Control, expected: Changes): Watch {
  const names = Object.keys(expected);
  const telling = names.length > 1 ? names.filter((name) => name !== 'words') : names;
  const look = async () => {
    const now = await stateAround(page, control);
    return telling.length > 0 && telling.every((name) => now[name] === expected[name])
      ? Date.now()
      : undefined;
  };
  return {done: awaited(look, PATIENCE)};
}
