// @ts-check
import {mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readJson} from './cache.mjs';
import {endWithSignals} from './processes.mjs';
import {installIfNeeded} from './install.mjs';
import {build, ROOT, runScript, stop} from './project.mjs';
import {BROWSER, ensureTool, NGINX} from './tools.mjs';
import {UserError} from '../../packages/practice/src/userError.mjs';

/**
 * @typedef {import('./tasks.mjs').Task & {report?: string, isTest?: boolean}} Step with where it reports its tests, if it has
 *   several; one that is a test by itself counts as one
 * @typedef {import('./tasks.mjs').Result} Result
 */

/**
 * In the order in which they run: what others need, what fails soonest, and last the browser's tests, which visit the site of another
 * practice that the copies build. Side by side on two cores each would take three times as long. How long each takes was measured.
 * @type {Step[]}
 */
const STEPS = [
  script('check', 'Checking the content', 5),
  {name: 'browser', title: 'Finding a browser', seconds: 3, run: () => find(BROWSER)},
  {name: 'nginx', title: 'Finding nginx', seconds: 3, run: () => find(NGINX)},
  {
    name: 'build',
    title: 'Building the site',
    seconds: 40,
    isTest: true,
    needs: ['check'],
    run: build,
  },
  script('types', 'Checking the types', 10),
  script('lint', 'Checking the style of the code', 20),
  tests('html', 'Testing the built pages', 15, ['build']),
  tests('unit', 'Testing the parts', 70),
  tests('content', 'Testing the content', 50),
  tests('copies', 'Testing copies of the site that staff have edited', 90, ['build', 'browser']),
  tests('hosts', 'Testing the site on its hosts', 90, ['build', 'browser', 'nginx']),
  tests('site', 'Testing the site in a browser', 450, ['build', 'browser']),
];

/**
 * Runs every check and test, and ends with the line `N passed, N failed, N skipped`.
 * @param {string[]} names the steps to run, with what they need; none for all
 */
export async function test(names) {
  endWithSignals();
  try {
    const steps = pickSteps(STEPS, names);
    await installIfNeeded(ROOT, {tools: true});
    const {runTasks} = await import('./tasks.mjs');
    const results = await runTasks(ROOT, steps);
    const {passed, failed, skipped} = total(results);
    console.log(`\n${summary(results)}\n\n${passed} passed, ${failed} failed, ${skipped} skipped`);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    stop(error);
  }
}

/** @param {import('./tools.mjs').Tool} tool */
async function find(tool) {
  process.env[tool.variable] = await ensureTool(tool);
}

/**
 * A script of package.json as a step.
 * @type {(name: string, title: string, seconds: number) => Step}
 */
function script(name, title, seconds) {
  return {name, title, seconds, isTest: true, run: (onLine) => runScript(name, {onLine})};
}

/**
 * A script that runs tests as a step: the site's are Playwright's, all others Vitest's.
 * @type {(name: string, title: string, seconds: number, needs?: string[]) => Step}
 */
function tests(name, title, seconds, needs) {
  const report = join(ROOT, `.cache/${name}-tests.json`);
  const args =
    name === 'site'
      ? ['--reporter=list,json']
      : ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = {PLAYWRIGHT_JSON_OUTPUT_NAME: report};
  const run = async (/** @type {(line: string) => void} */ onLine) => {
    mkdirSync(dirname(report), {recursive: true});
    rmSync(report, {force: true});
    await runScript(`test:${name}`, {args, env, onLine});
  };
  return {name, title, seconds, needs, report, isTest: true, run};
}

/**
 * Picks the steps that a person named, all if none, with what they need, in their order.
 * @type {(steps: Step[], names: string[]) => Step[]}
 * @throws {UserError} for a name that is not a step
 */
export function pickSteps(steps, names) {
  const choice = steps.filter((step) => step.isTest).map((step) => step.name);
  const unknown = names.find((name) => !choice.includes(name));
  if (unknown !== undefined)
    throw new UserError(
      `There is no step called "${unknown}".`,
      `The steps are: ${choice.join(', ')}.`,
    );
  const picked = new Set(names.length > 0 ? names : choice);
  for (const step of [...steps].reverse())
    if (picked.has(step.name)) step.needs?.forEach((name) => picked.add(name));
  return steps.filter((step) => picked.has(step.name));
}

/**
 * A step without tests of its own is one test, and one that failed has failed once at least.
 * @param {(Omit<Result, 'task'> & {task: Step})[]} results
 */
export function total(results) {
  const sum = {passed: 0, failed: 0, skipped: 0};
  for (const {task, state} of results) {
    const counts = countTests(task.report ?? '');
    sum.passed += counts.passed ?? (task.isTest && state === 'passed' ? 1 : 0);
    sum.skipped += counts.skipped ?? 0;
    sum.failed += Math.max(counts.failed ?? 0, state === 'failed' ? 1 : 0);
  }
  return sum;
}

/** @param {string} file a JSON report of Vitest or Playwright; none is there if it did not come to an end */
function countTests(file) {
  const {stats, numPassedTests, numFailedTests, numPendingTests} = readJson(file) ?? {};
  return stats
    ? {passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped}
    : {passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests};
}

/**
 * The end of a run: what the failed steps printed last, why they failed, and a table of all.
 * @param {Result[]} results
 */
function summary(results) {
  const failures = results
    .filter(({failure}) => failure)
    .flatMap(({task, failure, output}) => [
      `${task.title} failed:`,
      ...output,
      failure?.message,
      '',
    ]);
  const row = (/** @type {string[]} */ ...[name = '', state = '', seconds = '']) =>
    `${name.padEnd(12)}${state.padEnd(10)}${seconds.padStart(8)}`;
  const rows = results.map(({task, state, seconds}) => row(task.name, state, seconds.toFixed(1)));
  return [...failures, '', row('step', 'result', 'seconds'), ...rows].join('\n');
}
