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
 * @property {string[]} [needs] tasks of earlier groups that must pass before this one is worth
 *   running
 * @property {string} [group] tasks of one group that follow each other run at the same time: each
 *   leaves a part of the processor to the others
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
 * Runs tasks, group by group, and prints one line a task when it ends; below a failed task, its
 * output. After a failure, the tasks that need the failed one are skipped.
 * @param {string} root the project folder, which caches the durations
 * @param {Task[]} tasks
 * @param {{isTerminal?: boolean | undefined}} [options]
 * @returns {Promise<Result[]>} in the order of the tasks
 */
export async function runTasks(root, tasks, {isTerminal} = {}) {
  const durations = readDurations(root);
  const titles = tasks.flatMap(({title, doneTitle = title}) => [title, doneTitle]);
  const titleWidth = Math.max(...titles.map(({length}) => length));
  const startLine = () => startProgress({isTerminal, titleWidth});
  const groups = groupTasks(tasks);
  /** @type {Map<string, Result>} */
  const results = new Map();
  for (const [index, group] of groups.entries()) {
    const ready = group.filter(
      ({needs}) => needs?.every((name) => isPassed(results.get(name))) ?? true,
    );
    for (const task of group) {
      if (ready.includes(task)) continue;
      startLine().end({sign: '-', title: task.title, note: 'not run'});
      results.set(task.name, {task, state: 'not run', seconds: 0, output: []});
    }
    const secondsAfter = sumSeconds(groups.slice(index + 1), durations);
    const ended = await runGroup(ready, startLine, (running, seconds) => {
      return Math.max(0, sumSeconds([running], durations) - seconds) + secondsAfter;
    });
    for (const result of ended) {
      results.set(result.task.name, result);
      if (isPassed(result)) cacheDuration(root, result.task.name, result.seconds);
    }
  }
  return tasks.flatMap(({name}) => results.get(name) ?? []);
}

/**
 * Runs tasks at the same time. The line of progress shows those that still run.
 * @param {Task[]} tasks
 * @param {() => ReturnType<typeof startProgress>} startLine
 * @param {(running: Task[], seconds: number) => number} estimateLeft gets the tasks that still run
 *   and the seconds since their start, and returns the seconds until the end of the whole run
 * @returns {Promise<Result[]>} in the order of the tasks
 */
async function runGroup(tasks, startLine, estimateLeft) {
  const running = [...tasks];
  let line = running.length > 0 ? startLine() : undefined;
  const showProgress = (/** @type {number} */ seconds) => {
    const titles = running.map(({title}) => title).join(', ');
    line?.update(`${titles} (${formatTimeLeft(estimateLeft(running, seconds))})`);
  };
  return Promise.all(
    tasks.map(async (task) => {
      const {note, ...result} = await runTask(task, showProgress);
      running.splice(running.indexOf(task), 1);
      const {seconds, output} = result;
      const title = (isPassed(result) && task.doneTitle) || task.title;
      line?.end({sign: isPassed(result) ? '✓' : '✗', title, seconds, note});
      if (!isPassed(result) && output.length > 0) console.log(`\n${output.join('\n')}\n`);
      line = running.length > 0 ? startLine() : undefined;
      return result;
    }),
  );
}

/**
 * The time that tasks took in their last run, or should take in their first.
 * @param {string} root
 * @param {Task[]} tasks
 * @returns {number} seconds
 */
export function estimateSeconds(root, tasks) {
  return sumSeconds(groupTasks(tasks), readDurations(root));
}

/**
 * The tasks that run at the same time, in the order of the groups.
 * @param {Task[]} tasks
 */
function groupTasks(tasks) {
  /** @type {Task[][]} */
  const groups = [];
  for (const task of tasks) {
    const last = groups.at(-1);
    if (task.group !== undefined && last?.[0]?.group === task.group) last.push(task);
    else groups.push([task]);
  }
  return groups;
}

/**
 * The expected time of groups: each takes as long as its longest task.
 * @type {(groups: Task[][], durations: Record<string, number>) => number}
 */
function sumSeconds(groups, durations) {
  return groups.reduce((sum, group) => {
    const times = group.map(({name, seconds}) => durations[name] ?? seconds);
    return sum + Math.max(0, ...times);
  }, 0);
}

/** @type {(result: Result | undefined) => boolean} */
function isPassed(result) {
  return result?.state === 'passed';
}

/**
 * @param {Task} task
 * @param {(seconds: number) => void} onTick gets the seconds since the start, once a second
 * @returns {Promise<Result & {note: string}>}
 */
async function runTask(task, onTick) {
  const started = Date.now();
  const getElapsedSeconds = () => (Date.now() - started) / 1_000;
  /** @type {string[]} */
  const output = [];
  const addLine = (/** @type {string} */ text) => {
    output.push(text);
    if (output.length > MAX_OUTPUT_LINES) output.shift();
  };
  onTick(0);
  const timer = setInterval(() => onTick(getElapsedSeconds()), 1_000);
  try {
    const value = await task.run(addLine);
    const note = typeof value === 'string' ? value : '';
    return {task, state: 'passed', seconds: getElapsedSeconds(), output, note};
  } catch (error) {
    const failure = toFailure(error);
    return {task, state: 'failed', seconds: getElapsedSeconds(), failure, output, note: ''};
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
