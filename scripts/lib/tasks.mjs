// @ts-check
import {Listr, PRESET_TIMER} from 'listr2';
import {timeLeft} from '../../packages/practice/src/timeLeft.mjs';
import {cacheDuration, readDurations} from './cache.mjs';
import {toFailure} from './failures.mjs';

/**
 * @typedef {object} Task
 * @property {string} name under which its duration is kept
 * @property {string} title what is going on, such as `Building the site`
 * @property {number} seconds how long it takes the first time
 * @property {string[]} [needs] the tasks before it in the list without which it is not worth running
 * @property {(line: (text: string) => void) => Promise<unknown>} run takes what it prints; throws what went wrong
 *
 * @typedef {object} Result
 * @property {Task} task
 * @property {'passed' | 'failed' | 'not run'} state
 * @property {number} seconds
 * @property {import('../../packages/practice/src/userError.mjs').UserError} [failure]
 * @property {string[]} output the end of what it printed
 */

/** Lines of a failed task that are printed once more at the end: what failed scrolls away below what goes on. */
const LAST_LINES = 80;

/**
 * Runs tasks one after the other, and goes on after a failure with those that do not need what failed.
 * A terminal shows the list and how long is left, by what each task took last time; a log gets all that the tasks print.
 * @param {string} root the project folder, where durations are kept
 * @param {Task[]} tasks
 * @param {{isTerminal?: boolean}} [options]
 * @returns {Promise<Result[]>} in the order of the tasks
 */
export async function runTasks(root, tasks, {isTerminal = Boolean(process.stdout.columns)} = {}) {
  const known = readDurations(root);
  const expected = (/** @type {Task} */ {name, seconds}) => known[name] ?? seconds;
  /** @type {Map<string, Result>} */
  const results = new Map();
  const list = tasks.map((task, index) => ({
    title: task.title,
    task: async (/** @type {unknown} */ _, /** @type {any} */ shown) => {
      const needs = (task.needs ?? []).flatMap((name) => results.get(name) ?? []);
      const others = tasks.slice(index + 1).reduce((sum, other) => sum + expected(other), 0);
      const left = (/** @type {number} */ spent) =>
        timeLeft(Math.max(0, expected(task) - spent) + others);
      const result = await perform(task, shown, {needs, left, every: isTerminal ? 1_000 : 15_000});
      results.set(task.name, result);
      const {state, seconds, failure} = result;
      if (failure) throw failure;
      if (state === 'passed') cacheDuration(root, task.name, seconds);
    },
  }));
  await new Listr(list, {
    exitOnError: false,
    registerSignalListeners: false,
    rendererOptions: {timer: PRESET_TIMER, collapseErrors: false, collapseSkips: false},
    fallbackRenderer: 'verbose',
    fallbackRendererOptions: {timer: PRESET_TIMER, logTitleChange: true},
    fallbackRendererCondition: !isTerminal,
  }).run();
  return [...results.values()];
}

/**
 * Performs a task if those have passed that it needs.
 * @param {Task} task
 * @param {{title: string, output: string, skip(text: string): void}} shown what is shown of it
 * @param {{needs: Result[], left: (spent: number) => string, every: number}} context
 *   left: how long all will take after so many seconds of this one; every: how often the line is renewed, in ms
 * @returns {Promise<Result>}
 */
async function perform(task, shown, {needs, left, every}) {
  if (needs.some(({state}) => state !== 'passed')) {
    shown.skip(`${task.title}: not run`);
    return {task, state: 'not run', seconds: 0, output: []};
  }
  const started = Date.now();
  const seconds = () => (Date.now() - started) / 1_000;
  const tell = () => (shown.title = `${task.title} (${left(seconds())})`);
  tell();
  const timer = setInterval(tell, every);
  /** @type {string[]} */
  const output = [];
  const line = (/** @type {string} */ text) => {
    if (output.push(text) > LAST_LINES) output.shift();
    shown.output = text;
  };
  const failure = await task.run(line).then(() => undefined, toFailure);
  clearInterval(timer);
  shown.title = task.title;
  return {task, state: failure ? 'failed' : 'passed', seconds: seconds(), failure, output};
}

/**
 * Stops at what went wrong.
 * @param {readonly Result[]} results
 * @throws {import('../../packages/practice/src/userError.mjs').UserError} the first failure
 */
export function expectPassed(results) {
  for (const {failure} of results) if (failure) throw failure;
}
