// @ts-check
import {toFailure} from './failures.mjs';
import {UserError} from '../../src/userError.mjs';

/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 *
 * @typedef {object} Step
 * @property {string} name what a person types to run it
 * @property {string} title what is going on, such as `Building the site`
 * @property {number} seconds how long it takes where nothing is remembered
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
 */

/**
 * Runs steps one after the other, and goes on after a failure with those that do not need what failed.
 * @param {Step[]} steps
 * @param {{
 *   progress: import('./progress.mjs').Progress,
 *   durations: Record<string, number>,
 *   remember?: (step: string, seconds: number) => void,
 * }} context
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, {progress, durations, remember}) {
  /** @type {Result[]} */
  const results = [];
  const idle = new Map(steps.map((step) => [step, step.idle?.()]));
  for (const [index, step] of steps.entries()) {
    const heading = `[${index + 1}/${steps.length}] ${step.title}`;
    const reason = idle.get(step);
    if (step.needs?.some((name) => results.some((result) => result.step.name === name && result.state !== 'passed'))) {
      results.push({step, state: 'not run', seconds: 0});
    } else if (reason) {
      progress.line(`${heading}: ${reason}`);
      results.push({step, state: 'passed', seconds: 0});
    } else {
      const ahead = steps.slice(index).filter((other) => !idle.get(other));
      const left = ahead.reduce((sum, {name, seconds}) => sum + (durations[name] ?? seconds), 0);
      if (step.lasting) progress.line(heading);
      else progress.begin(heading, left);
      const {counts, failure} = await attempt(step, progress);
      const seconds = step.lasting ? 0 : progress.end(failure ? 'failed' : 'done');
      if (failure) progress.line(failure.message);
      else remember?.(step.name, seconds);
      results.push({step, state: failure ? 'failed' : 'passed', seconds, counts, failure});
    }
  }
  return results;
}

/**
 * @param {Step} step
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<{counts?: Counts, failure?: UserError}>}
 */
async function attempt(step, progress) {
  try {
    return (await step.run((text) => progress.line(text))) ?? {};
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
