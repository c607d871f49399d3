import type {Page} from 'puppeteer-core';
import type {Bench} from './bench';
import {atMost, type Part, type Row} from './part';
import {hydrated, pause, SLOW_IN_WORDS, tap, visit} from './phone';
import {median, withSpread} from './statistics';

/** What a page has noted of itself, all in milliseconds but the shift. */
interface Notes {
  longest: number;
  blocked: number;
  shift: number;
}

/** How long the scripts keep a slow phone from answering while the page is hydrated, and whether anything moves. */
export async function benchHydration({browser, site, templates, quick, step}: Bench): Promise<Part> {
  const rows: Row[] = [];
  const all: Notes[] = [];
  for (const {name, path} of templates) {
    step(name);
    const runs: Notes[] = [];
    for (let time = 1; time <= (quick ? 1 : 3); time += 1) {
      runs.push(await visit(browser, 'slow', ({page}) => hydrate(page, site.url + path)));
    }
    rows.push(
      atMost(`${name}: longest task of hydration`, median(runs.map(({longest}) => Math.round(longest))), 200, ' ms'),
      atMost(`${name}: layout shift during hydration`, median(runs.map(({shift}) => shift)), 0),
    );
    all.push(...runs);
  }
  const spread = (name: keyof Notes) =>
    withSpread(
      all.map((notes) => Math.round(notes[name])),
      ' ms',
    );
  rows.push(
    {figure: 'longest task of hydration, all templates', value: spread('longest')},
    {figure: 'tasks above 50 ms together, all templates', value: spread('blocked')},
  );
  return {
    title: 'Hydration',
    rows,
    conditions: `${SLOW_IN_WORDS}. From the first touch until a second after the page is hydrated; ${quick ? 'one run' : 'the median of three runs'}. A task below 50 ms counts as 0.`,
  };
}

async function hydrate(page: Page, address: string): Promise<Notes> {
  await page.goto(address, {waitUntil: 'load'});
  await page.evaluate(() => {
    const notes: Notes = {longest: 0, blocked: 0, shift: 0};
    Object.assign(window, {notes});
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) {
        notes.longest = Math.max(notes.longest, duration);
        notes.blocked += duration;
      }
    }).observe({type: 'longtask'});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) notes.shift += (entry as PerformanceEntry & {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  await tap(page, {x: 3, y: 400});
  await hydrated(page);
  await pause(1_000);
  return page.evaluate(() => (window as unknown as {notes: Notes}).notes);
}
