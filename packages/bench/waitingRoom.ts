import {writeFileSync} from 'node:fs';
import type {ElementHandle, Page} from 'puppeteer-core';
import {UserError} from '@dental/practice';
import type {Bench} from './bench';
import {awaited, SLOW_IN_WORDS, tap, touchPointOf, visit} from './phone';
import type {Part} from './part';
import {median} from './statistics';
import {MOST_TAPS, tasksOf, type Spot, type Task} from './tasks';

const TABLE = 'docs/waiting-room.md';
const PATIENCE = 15_000;

/** How long the most frequent tasks take on a slow phone; a full run writes the table of docs/waiting-room.md. */
export async function benchTasks({browser, site, content, quick, step}: Bench): Promise<Part> {
  const measured: {task: Task; seconds: number}[] = [];
  for (const task of tasksOf(content)) {
    step(task.wants);
    const times: number[] = [];
    for (let time = 1; time <= (quick ? 1 : 3); time += 1)
      times.push(await visit(browser, 'slow', ({page}) => timeOf(page, site.url, task)));
    measured.push({task, seconds: median(times) / 1_000});
  }
  if (!quick) writeFileSync(TABLE, tableOf(measured));
  return {
    title: 'The waiting-room test',
    rows: measured.map(({task: {wants, taps}, seconds}) => ({
      figure: wants,
      value: `${seconds.toFixed(1)} s, ${taps.length} ${taps.length === 1 ? 'tap' : 'taps'}`,
      target: `at most ${MOST_TAPS} taps`,
      ok: taps.length <= MOST_TAPS,
    })),
    conditions: CONDITIONS,
  };
}

const CONDITIONS = `${SLOW_IN_WORDS}. From the tap on the result of a search, which leads to the home page, until the answer is on the screen, or until a tap leaves the site. Nothing is prerendered. What a visitor takes to read and to find the next link comes on top.`;

/**
 * Does a task as fast as the phone allows.
 * @returns the milliseconds from the start of the home page to the answer
 */
async function timeOf(page: Page, url: string, {wants, taps, answer}: Task): Promise<number> {
  // Puppeteer loses a page when one that was prerendered takes its place.
  const session = await page.createCDPSession();
  await session.send('Page.setPrerenderingAllowed', {isAllowed: false});
  const started = Date.now();
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  for (const spot of taps) {
    const element = await seen(page, spot);
    const place = element && (await touchPointOf(element));
    if (!place)
      throw new UserError(
        `${wants}: ${spot.selector} cannot be touched.`,
        'Look at packages/bench/tasks.ts.',
      );
    await tap(page, place);
  }
  if (answer && !(await seen(page, answer)))
    throw new UserError(
      `${wants}: ${answer.selector} does not come.`,
      'Look at packages/bench/tasks.ts.',
    );
  return Date.now() - started;
}

/** Waits until something can be seen. */
async function seen(page: Page, {selector, words = ''}: Spot): Promise<ElementHandle | undefined> {
  const isSeen = (wanted: string, text: string) =>
    [...document.querySelectorAll(wanted)].find(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) && element.textContent.includes(text),
    );
  return awaited(async () => {
    const found = await page.evaluateHandle(isSeen, selector, words);
    return (found.asElement() ?? undefined) as ElementHandle | undefined;
  }, PATIENCE);
}

function tableOf(measured: readonly {task: Task; seconds: number}[]): string {
  const rows = measured.map(
    ({task: {wants, taps}, seconds}) => `| ${wants} | ${taps.length} | ${seconds.toFixed(1)} s |`,
  );
  return `# The waiting-room test

What people in a waiting room would try on their phones, measured by \`npm run bench -- tasks\`, which writes this page.
${CONDITIONS}
\`tests/site/tasks.spec.ts\` holds every task to at most ${MOST_TAPS} taps.

| task | taps | time |
|---|---|---|
${rows.join('\n')}
`;
}
