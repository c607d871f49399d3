// @ts-check
import {mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {readJson} from './cache.mjs';
import {endWithSignals} from './processes.mjs';
import {installIfNeeded} from './install.mjs';
import {build, ROOT, runScript, exitWithError} from './project.mjs';
import {estimateSeconds, runTasks} from './tasks.mjs';
import {BROWSER, ensureTool, NGINX} from './tools.mjs';
import {UserError} from '../../packages/practice/src/userError.mjs';

/**
 * @typedef {import('./tasks.mjs').Task & {report?: string, isTest?: boolean}} Step `report` is its
 *   JSON report of tests; a step with `isTest` and no report counts as one test
 * @typedef {import('./tasks.mjs').Result} Result
 */

/** A line of Vitest or Playwright about a test that passed or was skipped. */
const PASSED_LINE = /^\s*[✓↓]\s|^\s+-\s+\d+ \[/;

/**
 * The order of the run: first what others need, then what fails soonest, and last the browser
 * tests, which visit the site that the copies build. Together run those that leave a part of the
 * two cores unused, because they have one thread or wait for servers and builds.
 * @type {Step[]}
 */
const STEPS = [
  {...makeScriptStep('check', 'Check of the content', 6), group: 'first'},
  {name: 'browser', title: 'Browser', seconds: 3, group: 'first', run: () => provide(BROWSER)},
  {
    name: 'build',
    title: 'Build',
    seconds: 50,
    isTest: true,
    needs: ['check'],
    group: 'code',
    // Without its note: warnings of the content don't matter to tests.
    run: async (onLine) => void (await build(onLine)),
  },
  {...makeScriptStep('types', 'Types', 36), group: 'code'},
  {...makeScriptStep('lint', 'Lint', 52), group: 'code'},
  {name: 'nginx', title: 'nginx', seconds: 3, group: 'code', run: () => provide(NGINX)},
  testStep({name: 'html', title: 'Built pages', seconds: 55, needs: ['build'], group: 'tests'}),
  testStep({name: 'unit', title: 'Units and components', seconds: 210, group: 'tests'}),
  testStep({name: 'content', title: 'Content', seconds: 180, group: 'tests'}),
  testStep({
    name: 'copies',
    title: 'Edited copies of the site',
    seconds: 270,
    needs: ['build', 'browser'],
    group: 'servers',
  }),
  testStep({
    name: 'hosts',
    title: 'Web servers',
    seconds: 200,
    needs: ['build', 'browser', 'nginx'],
    group: 'servers',
  }),
  testStep({name: 'site', title: 'Site in a browser', seconds: 570, needs: ['build', 'browser']}),
];

/**
 * Runs all checks and tests, and prints `N passed, N failed, N skipped` as its last line.
 * @param {string[]} names the steps to run, with those that they need; none for all
 */
export async function runTests(names) {
  endWithSignals();
  try {
    const steps = pickSteps(STEPS, names);
    console.log(describeRun(steps, names));
    await installIfNeeded(ROOT, {tools: true});
    const results = await runTasks(ROOT, steps);
    for (const {task, failure} of results)
      if (failure) console.log(`\n✗ ${task.title} (${task.name}): ${failure.message}`);
    const {passed, failed, skipped} = countResults(results);
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    exitWithError(error);
  }
}

/**
 * The first lines: how long the run takes, and how to run a part of it.
 * @type {(steps: Step[], names: string[]) => string}
 */
function describeRun(steps, names) {
  const seconds = estimateSeconds(ROOT, steps);
  const time = seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.ceil(seconds / 60)} min`;
  const count = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  if (names.length > 0) return `Running ${count}, about ${time}.\n`;
  const choice = STEPS.filter(({isTest}) => isTest).map(({name}) => name);
  return [
    `Running all ${count}, about ${time}. The output of a step is shown only if it fails.`,
    `To run a part: npm test -- unit content   (${choice.join(', ')})`,
    'To run one file: npx vitest run --project unit <file>\n',
  ].join('\n');
}

/**
 * Makes a tool available to the tests.
 * @param {import('./tools.mjs').Tool} tool
 */
async function provide(tool) {
  process.env[tool.variable] = await ensureTool(tool);
}

/**
 * A script of package.json as a step.
 * @type {(name: string, title: string, seconds: number) => Step}
 */
function makeScriptStep(name, title, seconds) {
  return {name, title, seconds, isTest: true, run: (onLine) => runScript(name, {onLine})};
}

/**
 * A script that runs tests as a step: Playwright for the site, Vitest for all others.
 * @type {(step: Pick<Step, 'name' | 'title' | 'seconds' | 'needs' | 'group'>) => Step}
 */
function testStep(step) {
  const {name} = step;
  const report = join(ROOT, `.cache/${name}-tests.json`);
  const args =
    name === 'site'
      ? ['--reporter=list,json']
      : ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = {PLAYWRIGHT_JSON_OUTPUT_NAME: report};
  const run = async (/** @type {(line: string) => void} */ onLine) => {
    mkdirSync(dirname(report), {recursive: true});
    rmSync(report, {force: true});
    const keepFailures = (/** @type {string} */ line) => {
      if (!PASSED_LINE.test(stripVTControlCharacters(line))) onLine(line);
    };
    await runScript(`test:${name}`, {args, env, onLine: keepFailures});
  };
  return {...step, report, isTest: true, run};
}

/**
 * Picks the named steps, or all, and the steps that they need.
 * @type {(steps: Step[], names: string[]) => Step[]} in their order
 * @throws {UserError} if a name isn't a step
 */
export function pickSteps(steps, names) {
  const choice = steps.filter((step) => step.isTest).map((step) => step.name);
  const unknown = names.find((name) => !choice.includes(name));
  if (unknown !== undefined)
    throw new UserError(`There is no step "${unknown}".`, `The steps are: ${choice.join(', ')}.`);
  const picked = new Set(names.length > 0 ? names : choice);
  for (const step of [...steps].reverse())
    if (picked.has(step.name)) step.needs?.forEach((name) => picked.add(name));
  return steps.filter((step) => picked.has(step.name));
}

/**
 * Adds up the tests of all steps. A step without a report is one test, and a failed step has failed
 * at least once.
 * @param {(Omit<Result, 'task'> & {task: Step})[]} results
 */
export function countResults(results) {
  const sum = {passed: 0, failed: 0, skipped: 0};
  for (const {task, state} of results) {
    const counts = readCounts(task.report ?? '');
    sum.passed += counts.passed ?? (task.isTest && state === 'passed' ? 1 : 0);
    sum.skipped += counts.skipped ?? 0;
    sum.failed += Math.max(counts.failed ?? 0, state === 'failed' ? 1 : 0);
  }
  return sum;
}

/**
 * @param {string} file a JSON report of Vitest or Playwright; there is none if the run crashed
 * @returns {{passed?: number, failed?: number, skipped?: number}}
 */
function readCounts(file) {
  const {stats, numPassedTests, numFailedTests, numPendingTests} = readJson(file) ?? {};
  if (!stats) return {passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests};
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}
