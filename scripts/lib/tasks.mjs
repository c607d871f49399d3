// @ts-check
import {formatTimeLeft} from '../../packages/practice/src/timeLeft.mjs';
import {cacheDuration, readDurations} from './cache.mjs';
import {toFailure} from './failures.mjs';
import {startProgress} from './progress.mjs';

/**
 * @typedef {object} Task
 * @property {string} name the key of its duration in the cache
 * @property {string} title such as `Building the site`
 * @property {string} [doneTitle] the title once it has passed, such as `Built the site`
 * @property {number} seconds the expected time of the first run
 * @property {string[]} [needs] earlier tasks that must pass before this one is worth running
 * @property {(line: (text: string) => void) => Promise<unknown>} run gets a function for its
 *   output; may return a short note for the end of its line; throws its failure
 *
 * @typedef {object} Result
 * @property {Task} task
 * @property {'passed' | 'failed' | 'not run'} state
 * @property {number} seconds
 * @property {import('../../packages/practice/src/userError.mjs').UserError} [failure]
 * @property {string[]} output its last lines
 */

const MAX_OUTPUT_LINES = 80;

/**
 * Runs tasks one after the other, and prints one line a task; below a failed task, its output.
 * After a failure, the tasks that need the failed one are skipped.
 * @param {string} root the project folder, which caches the durations
 * @param {Task[]} tasks
 * @param {{isTerminal?: boolean | undefined}} [options]
 * @returns {Promise<Result[]>} in the order of the tasks
 */
export async function runTasks(root, tasks, {isTerminal} = {}) {
  const durations = readDurations(root);
  const titleWidth = Math.max(...tasks.flatMap(titlesOf).map(({length}) => length));
  /** @type {Map<string, Result>} */
  const results = new Map();
  for (const [index, task] of tasks.entries()) {
    const later = tasks.slice(index + 1);
    const secondsAfter = later.reduce((sum, next) => sum + expectedSeconds(next, durations), 0);
    const needed = (task.needs ?? []).flatMap((name) => results.get(name) ?? []);
    const line = startProgress({isTerminal, titleWidth});
    if (needed.some(({state}) => state !== 'passed')) {
      line.end({sign: '-', title: task.title, note: 'not run'});
      results.set(task.name, {task, state: 'not run', seconds: 0, output: []});
      continue;
    }
    const expected = expectedSeconds(task, durations);
    const {note, ...result} = await runTask(task, (seconds) => {
      const left = Math.max(0, expected - seconds) + secondsAfter;
      line.update(`${task.title} (${formatTimeLeft(left)})`);
    });
    const {state, seconds, output} = result;
    const isPassed = state === 'passed';
    const title = (isPassed && task.doneTitle) || task.title;
    line.end({sign: isPassed ? '✓' : '✗', title, seconds, note});
    if (isPassed) cacheDuration(root, task.name, seconds);
    else if (output.length > 0) console.log(`\n${output.join('\n')}\n`);
    results.set(task.name, result);
  }
  return [...results.values()];
}

/**
 * The time that tasks took in their last run, or should take in their first.
 * @param {string} root
 * @param {Task[]} tasks
 * @returns {number} seconds
 */
export function estimateSeconds(root, tasks) {
  const durations = readDurations(root);
  return tasks.reduce((sum, task) => sum + expectedSeconds(task, durations), 0);
}

/** @type {(task: Task) => string[]} */
function titlesOf({title, doneTitle = title}) {
  return [title, doneTitle];
}

/** @type {(task: Task, durations: Record<string, number>) => number} */
function expectedSeconds({name, seconds}, durations) {
  return durations[name] ?? seconds;
}

/**
 * @param {Task} task
 * @param {(seconds: number) => void} onTick gets the seconds since the start, once a second
 * @returns {Promise<Result & {note: string}>}
 */
async function runTask(task, onTick) {
  const started = Date.now();
  const elapsedSeconds = () => (Date.now() - started) / 1_000;
  /** @type {string[]} */
  const output = [];
  const addLine = (/** @type {string} */ text) => {
    output.push(text);
    if (output.length > MAX_OUTPUT_LINES) output.shift();
  };
  onTick(0);
  const timer = setInterval(() => onTick(elapsedSeconds()), 1_000);
  try {
    const value = await task.run(addLine);
    const note = typeof value === 'string' ? value : '';
    return {task, state: 'passed', seconds: elapsedSeconds(), output, note};
  } catch (error) {
    const failure = toFailure(error);
    return {task, state: 'failed', seconds: elapsedSeconds(), failure, output, note: ''};
  } finally {
    clearInterval(timer);
  }
}

/**
 * Stops at a failure.
 * @param {readonly Result[]} results
 * @throws {import('../../packages/practice/src/userError.mjs').UserError} the first failure
 */
export function expectPassed(results) {
  for (const {failure} of results) if (failure) throw failure;
}
