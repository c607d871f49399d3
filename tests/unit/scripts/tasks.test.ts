import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {describe, expect, it, vi} from 'vitest';
import {cacheDuration, readDurations} from '../../../scripts/lib/cache.mjs';
import {runTasks, type Task} from '../../../scripts/lib/tasks.mjs';
import {pickSteps, total, type Step} from '../../../scripts/lib/test.mjs';
import {timeLeft, UserError} from '@dental/practice';
import {emptyFolder} from '@dental/testing/emptyFolder';

const project = emptyFolder();

describe('a person who waits', () => {
  it.each([
    [600, 'about 10 min left'],
    [89, 'about 90 s left'],
    [41, 'about 40 s left'],
    [4, 'a few seconds left'],
    [-3, 'longer than expected'],
  ])('reads %d s as "%s"', (seconds, words) => {
    expect(timeLeft(seconds)).toBe(words);
  });

  it('is told from what the last run took', () => {
    cacheDuration(project.folder, 'build', 41.26);
    cacheDuration(project.folder, 'install', 9);
    expect(readDurations(project.folder)).toEqual({build: 41.3, install: 9});
  });

  it('waits even where nothing can be cached', () => {
    project.write('.cache', 'a file in the place of the folder');
    expect(() => cacheDuration(project.folder, 'build', 1)).not.toThrow();
    expect(readDurations(project.folder)).toEqual({});
  });
});

describe('a run of tasks', () => {
  const task = (name: string, more: Partial<Task> = {}): Task => ({
    name,
    title: `Doing ${name}`,
    seconds: 10,
    run: () => Promise.resolve(),
    ...more,
  });
  const failing = (name: string) =>
    task(name, {run: () => Promise.reject(new UserError('It broke.', 'Fix it.'))});

  /** Runs tasks as a log shows them. */
  async function logged(tasks: Task[]) {
    const written = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockReturnValue(true),
    );
    const results = await runTasks(project.folder, tasks, {isTerminal: false});
    const log = stripVTControlCharacters(
      written.flatMap(({mock}) => mock.calls.map(([text]) => String(text))).join(''),
    );
    for (const spy of written) spy.mockRestore();
    return {results, log, states: results.map(({state}) => state)};
  }

  it('announces each with the time left, by what it took last time', async () => {
    cacheDuration(project.folder, 'b', 30);
    const {log} = await logged([task('a'), task('b')]);
    expect(log).toMatch(
      /Doing a \(about 40 s left\)\n[^]*COMPLETED\] Doing a[^]* Doing b \(about 30 s left\)\n/,
    );
  });

  it('goes on after a failure with what does not depend on it', async () => {
    const last = task('last', {needs: ['site']});
    const {log, states} = await logged([
      failing('build'),
      task('site', {needs: ['build']}),
      last,
      task('other'),
    ]);
    expect(states).toEqual(['failed', 'not run', 'not run', 'passed']);
    expect(log).toMatch(/It broke\.\n.*Fix it\./);
  });
});

describe('the steps of npm test', () => {
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    title: name,
    seconds: 1,
    isTest: true,
    run: () => Promise.resolve(),
    ...more,
  });
  const steps = [
    step('check'),
    step('browser', {isTest: false}),
    step('build', {needs: ['check']}),
    step('types'),
    step('site', {needs: ['build', 'browser']}),
  ];

  it('can be cut down to those that a person names, with what they need', () => {
    expect(pickSteps(steps, ['site']).map(({name}) => name)).toEqual([
      'check',
      'browser',
      'build',
      'site',
    ]);
    expect(pickSteps(steps, [])).toEqual(steps);
    expect(() => pickSteps(steps, ['sight'])).toThrow(
      'There is no step called "sight".\nThe steps are: check, build,',
    );
  });

  it('are added up from what Vitest and Playwright report; one without a report is one test', () => {
    project.write('vitest.json', {numPassedTests: 40, numFailedTests: 0, numPendingTests: 4});
    project.write('playwright.json', {stats: {expected: 5, flaky: 1, unexpected: 2, skipped: 9}});
    const ended = (task: Step, state: 'passed' | 'failed' | 'not run') => ({
      task,
      state,
      seconds: 1,
      output: [],
    });
    const report = (name: string) => ({report: join(project.folder, name)});
    const results = [
      ended(step('types'), 'passed'),
      ended(step('lint'), 'not run'),
      ended(step('browser', {isTest: false}), 'failed'),
      ended(step('unit', report('vitest.json')), 'passed'),
      ended(step('crashed', report('vitest.json')), 'failed'),
      ended(step('site', report('playwright.json')), 'failed'),
    ];
    expect(total(results)).toEqual({
      passed: 1 + 40 + 40 + 6,
      failed: 1 + 1 + 2,
      skipped: 4 + 4 + 9,
    });
  });
});
