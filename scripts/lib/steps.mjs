// @ts-check
import {toFailure} from './failures.mjs';
import {UserError} from '../../src/userError.mjs';

/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 *
 * @typedef {object} Step
 * @property {string} name what a person types to run it
 * @property {string} title what is going on, such as `Building the site`
 * @property {number} seconds how long it takes where nothing is cached
 * @property {string[]} [needs] the steps without which it is not worth running
 * @property {boolean} [counts] whether it is a test by itself: it counts as one where it does not count its own
 * @property {boolean} [lasting] whether it goes on until somebody stops it: nobody is told how long it takes
 * @property {() => string | undefined} [idle] why there is nothing to do, if so
 * @property {(line: (text: string) => void) => Promise<{counts?: Counts, failure?: UserError} | void>} run
 *
 * @typedef {object} Result
 * @property {Step} step
 * @property {'passed' | 'failed' | 'not run'} state
 * @property {number} seconds
 * @property {Counts} [counts]
 * @property {UserError} [failure]
 * @property {string[]} [output] the end of what it printed
 */

/** Lines of a failed step that are printed once more at the end: what failed scrolls away below what goes on. */
const LAST_LINES = 80;

/**
 * Runs steps in their order, several at once if asked to, and goes on after a failure with those that do not need what
 * failed.
 * @param {Step[]} steps
 * @param {{
 *   progress: import('./progress.mjs').Progress,
 *   durations: Record<string, number>,
 *   cache?: (step: string, seconds: number) => void,
 *   atOnce?: number,
 * }} context
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, {progress, durations, cache, atOnce = 1}) {
  /** @type {Map<Step, Result>} */
  const results = new Map();
  /** @type {Map<Step, Promise<unknown>>} */
  const running = new Map();
  const idle = new Map(steps.map((step) => [step, step.idle?.()]));
  const expected = (/** @type {Step} */ step) => (idle.get(step) ? 0 : (durations[step.name] ?? step.seconds));

  /** @param {Step} step */
  const run = async (step) => {
    const heading = `[${steps.indexOf(step) + 1}/${steps.length}] ${step.title}`;
    const reason = idle.get(step);
    if (reason) {
      progress.line(`${heading}: ${reason}`);
      return results.set(step, {step, state: 'passed', seconds: 0});
    }
    const left = secondsFor(
      steps.filter((other) => !results.has(other)),
      expected,
      atOnce,
    );
    const task = step.lasting ? progress.lasting(heading) : progress.begin(step.name, heading, left);
    /** @type {string[]} */
    const output = [];
    const {counts, failure} = await attempt(step, (text) => {
      if (output.push(text) > LAST_LINES) output.shift();
      task.line(text);
    });
    const seconds = task.end(failure ? 'failed' : 'done');
    if (failure) progress.line(failure.message);
    else if (!step.lasting) cache?.(step.name, seconds);
    results.set(step, {step, state: failure ? 'failed' : 'passed', seconds, counts, failure, output});
  };

  while (results.size < steps.length) {
    for (const step of steps.filter((one) => !results.has(one) && !running.has(one) && isReady(one, steps, results))) {
      if (needed(step, steps).some((other) => results.get(other)?.state !== 'passed'))
        results.set(step, {step, state: 'not run', seconds: 0});
      else if (running.size < atOnce)
        running.set(
          step,
          run(step).finally(() => running.delete(step)),
        );
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return steps.flatMap((step) => results.get(step) ?? []);
}

/**
 * The steps that a step needs, of those that are run.
 * @param {Step} step
 * @param {Step[]} steps
 */
function needed(step, steps) {
  return steps.filter(({name}) => step.needs?.includes(name));
}

/**
 * @param {Step} step
 * @param {Step[]} steps
 * @param {{has(step: Step): boolean}} ended
 */
function isReady(step, steps, ended) {
  return needed(step, steps).every((other) => ended.has(other));
}

/**
 * How long steps take if so many run at once: the seconds until the last has ended.
 * @param {Step[]} steps
 * @param {(step: Step) => number} expected
 * @param {number} atOnce
 */
function secondsFor(steps, expected, atOnce) {
  /** @type {Map<Step, number>} */
  const ends = new Map();
  const free = Array.from({length: atOnce}, () => 0);
  while (ends.size < steps.length) {
    const now = Math.min(...free);
    const ended = {has: (/** @type {Step} */ step) => (ends.get(step) ?? Infinity) <= now};
    const step = steps.find((one) => !ends.has(one) && isReady(one, steps, ended));
    // Nothing can start now: the next moment at which something ends.
    const end = step ? now + expected(step) : Math.min(...[...ends.values()].filter((time) => time > now));
    if (step) ends.set(step, end);
    free[free.indexOf(now)] = end;
  }
  return Math.max(0, ...ends.values());
}

/**
 * @param {Step} step
 * @param {(text: string) => void} line
 * @returns {Promise<{counts?: Counts, failure?: UserError}>}
 */
async function attempt(step, line) {
  try {
    return (await step.run(line)) ?? {};
  } catch (error) {
    return {failure: toFailure(error)};
  }
}

/**
 * Picks the steps that a person named, with all that they need, in their order.
 * @param {Step[]} steps
 * @param {string[]} names none for all
 * @returns {Step[]}
 * @throws {UserError} for a name that is not a step
 */
export function pickSteps(steps, names) {
  const choice = steps.filter((step) => step.counts).map((step) => step.name);
  const unknown = names.find((name) => !choice.includes(name));
  if (unknown !== undefined)
    throw new UserError(`There is no step called "${unknown}".`, `The steps are: ${choice.join(', ')}.`);
  const picked = new Set(names.length > 0 ? names : choice);
  for (const step of [...steps].reverse()) {
    if (picked.has(step.name)) step.needs?.forEach((name) => picked.add(name));
  }
  return steps.filter((step) => picked.has(step.name));
}

/**
 * Adds the tests up. A step without tests of its own is one test, and one that failed has failed once at least.
 * @param {Result[]} results
 * @returns {Counts}
 */
export function total(results) {
  const sum = {passed: 0, failed: 0, skipped: 0};
  for (const {step, state, counts} of results) {
    sum.passed += counts?.passed ?? (step.counts && state === 'passed' ? 1 : 0);
    sum.skipped += counts?.skipped ?? 0;
    sum.failed += Math.max(counts?.failed ?? 0, state === 'failed' ? 1 : 0);
  }
  return sum;
}

/**
 * What the failed steps printed last and why they failed, for the end of a run.
 * @param {Result[]} results
 * @returns {string} empty if nothing failed
 */
export function failuresOf(results) {
  return results
    .filter(({failure}) => failure)
    .map(({step, failure, output = []}) => [`${step.title} failed:`, ...output, failure?.message, ''].join('\n'))
    .join('\n');
}

/**
 * The table that ends a run.
 * @param {Result[]} results
 * @returns {string}
 */
export function summary(results) {
  const rows = results.map(({step, state, seconds}) => ({name: step.name, state, seconds: seconds.toFixed(1)}));
  return [{name: 'step', state: 'result', seconds: 'seconds'}, ...rows]
    .map(({name, state, seconds}) => `${name.padEnd(12)}${state.padEnd(10)}${seconds.padStart(8)}`)
    .join('\n');
}
