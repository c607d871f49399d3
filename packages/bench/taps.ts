import {setTimeout} from 'node:timers/promises';
import type {Browser, Page} from 'playwright';
import type {Bench, Served} from './bench';
import {findControls, findElement, readState, type Control, type ControlKind} from './controls';
import {makeLimitRow, type Part, type Row} from './part';
import {findTouchPoint, hydrate, SLOW_PHONE_TEXT, tap, visit, waitUntil} from './phone';
import {getMedian, formatSpread} from './statistics';
import type {Template} from './templates';

/** After this time a visitor believes that a tap was lost. */
const TAP_TIMEOUT_MS = 8_000;

/** A control without a script either works by then on the baseline, or not at all. */
const BASELINE_TIMEOUT_MS = 1_500;

const KIND_LABELS: Record<ControlKind, string> = {
  page: 'links to pages',
  outside: 'links to files, other hosts, and the phone',
  state: 'menus and fields',
};

/** The milliseconds until a control did its job, or the reason that it didn't. */
type Outcome = number | 'lost' | 'covered';

/** The parts of the state that a control changes, with their new values. */
type StateChange = Record<string, string>;

interface Results {
  count: number;
  lost: string[];
  covered: string[];
  /** The times of controls that also work on the baseline. */
  times: {kind: ControlKind; ours: number; baseline: number}[];
  /** The times of controls that need scripts. */
  scriptTimes: number[];
}

/** Measures the first tap on each control of each page, against a page without scripts. */
export async function benchTaps(bench: Bench): Promise<Part> {
  const {browser, site, templates, quick, step} = bench;
  const results: Results = {count: 0, lost: [], covered: [], times: [], scriptTimes: []};
  const keys = new Set<string>();
  for (const template of quick ? templates.slice(0, 1) : templates) {
    const controls = await visit(browser, 'fast', async ({page}) => {
      await page.goto(site.url + template.path, {waitUntil: 'load'});
      return findControls(page);
    });
    // Header and footer are the same on every page.
    const fresh = controls.filter((control) => control.isInMain || !keys.has(makeKey(control)));
    for (const control of controls) keys.add(makeKey(control));
    const compared = pickOneOfEachKind(fresh);
    const touched = quick ? compared : fresh;
    step(`${template.name}, ${touched.length} controls`);
    for (const control of touched)
      await measureControl(bench, template, control, compared.includes(control), results);
  }
  const scope = quick
    ? 'One control of each kind on one page'
    : 'Every visible control; those of header and footer on one page';
  return {
    title: 'First taps',
    rows: makeRows(results),
    conditions: [
      `${SLOW_PHONE_TEXT}.`,
      `${scope}, each on a first visit, right after the first paint.`,
      'The time is from the touch until the control has done its job.',
    ].join(' '),
  };
}

async function measureControl(
  {browser, site, baseline}: Bench,
  template: Template,
  control: Control,
  isCompared: boolean,
  results: Results,
): Promise<void> {
  const expected =
    control.kind === 'state' ? await recordStateChange(browser, site, template, control) : {};
  const measure = (served: Served, timeoutMs: number) =>
    measureFirstTap(browser, served, template, control, expected, timeoutMs);
  const ours = await measure(site, TAP_TIMEOUT_MS);
  results.count += 1;
  if (ours === 'lost') results.lost.push(`${template.name}: ${control.name}`);
  if (ours === 'covered') results.covered.push(`${template.name}: ${control.name}`);
  if (!isCompared || typeof ours !== 'number') return;
  const other = await measure(baseline, BASELINE_TIMEOUT_MS);
  if (other === 'lost') results.scriptTimes.push(ours);
  if (typeof other === 'number') results.times.push({kind: control.kind, ours, baseline: other});
}

function makeRows({count, lost, covered, times, scriptTimes}: Results): Row[] {
  const ratios = times.map(({ours, baseline}) => ours / baseline);
  const rows: Row[] = [
    {figure: 'controls touched', value: count},
    makeNoneRow('lost taps', lost),
    makeNoneRow('covered controls', covered),
    makeLimitRow('first tap, against the baseline', getMedian(ratios), 1.2),
  ];
  for (const [kind, label] of Object.entries(KIND_LABELS)) {
    const ofKind = times.filter((time) => time.kind === kind);
    const ours = ofKind.map((time) => Math.round(time.ours));
    const baseline = ofKind.map((time) => Math.round(time.baseline));
    rows.push({
      figure: `first tap on ${label}`,
      value: `${formatSpread(ours, ' ms')}; on the baseline ${formatSpread(baseline, ' ms')}`,
    });
  }
  rows.push({
    figure: 'first tap on controls that need scripts',
    value: formatSpread(scriptTimes.map(Math.round), ' ms'),
  });
  return rows;
}

function makeNoneRow(figure: string, names: readonly string[]): Row {
  const list = names.length > 0 ? ` (${names.join('; ')})` : '';
  return {figure: figure + list, value: names.length, target: '0', ok: names.length === 0};
}

function makeKey({kind, name, to}: Control): string {
  return `${kind} ${name} ${to}`;
}

function pickOneOfEachKind(controls: readonly Control[]): Control[] {
  const byElement = new Map(
    controls.map((control) => [`${control.kind} ${control.name.split(' ')[0]}`, control]),
  );
  return [...byElement.values()];
}

/** The state that a tap on a control changes in a hydrated page. */
async function recordStateChange(
  browser: Browser,
  {url}: Served,
  {path}: Template,
  control: Control,
): Promise<StateChange> {
  return visit(browser, 'fast', async (visitor) => {
    const {page} = visitor;
    await page.goto(url + path, {waitUntil: 'load'});
    await hydrate(visitor);
    const point = await findTouchPoint(await findElement(page, control));
    await setTimeout(300);
    const before = await readState(page, control);
    if (point) await tap(visitor, point);
    await setTimeout(1_000);
    const after = await readState(page, control);
    return Object.fromEntries(
      Object.entries(after).filter(([name, value]) => before[name] !== value),
    );
  });
}

async function measureFirstTap(
  browser: Browser,
  {url}: Served,
  {path}: Template,
  control: Control,
  expected: StateChange,
  timeoutMs: number,
): Promise<Outcome> {
  return visit(browser, 'slow', async (visitor) => {
    const {page} = visitor;
    await page.goto(url + path, {waitUntil: 'domcontentloaded'});
    await waitUntil(() => page.evaluate(hasPainted), TAP_TIMEOUT_MS);
    const point = await findTouchPoint(await findElement(page, control));
    if (!point) return 'covered';
    const isDone = await watchControl(page, control, expected);
    const start = Date.now();
    await tap(visitor, point);
    return (await waitUntil(isDone, timeoutMs)) ? Date.now() - start : 'lost';
  });
}

/** Runs in the page. */
function hasPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

/** Returns a check that succeeds once a control has done its job. */
async function watchControl(
  page: Page,
  control: Control,
  expected: StateChange,
): Promise<() => Promise<boolean> | boolean> {
  if (control.kind === 'state') return () => hasState(page, control, expected);
  if (control.kind === 'outside') return watchLink(page, control);
  const target = new URL(control.to ?? '', page.url()).href;
  return () => page.url() === target;
}

/** A link works if a script opens a dialog, or doesn't keep the browser from following it. */
async function watchLink(page: Page, {to = ''}: Control): Promise<() => Promise<boolean>> {
  let isFollowed = false;
  await page.exposeFunction('noteFollowed', () => (isFollowed = true));
  await page.evaluate((address) => {
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link?.href.replace(location.origin, '') === address && !event.defaultPrevented)
        // Playwright adds the exposed function to the window.
        (window as unknown as {noteFollowed: () => void}).noteFollowed();
    });
  }, to);
  return async () => isFollowed || (await page.$('dialog[open], [role=dialog]')) !== null;
}

/** Compares the words only if nothing else changes, because they can depend on the clock. */
async function hasState(page: Page, control: Control, expected: StateChange): Promise<boolean> {
  const names = Object.keys(expected);
  const relevant = names.length > 1 ? names.filter((name) => name !== 'words') : names;
  const state = await readState(page, control);
  return relevant.length > 0 && relevant.every((name) => state[name] === expected[name]);
}
