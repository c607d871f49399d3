import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {describe, expect, it, vi} from 'vitest';
import {cacheDuration, readDurations} from '../../../scripts/lib/cache.mjs';
import {estimateSeconds, runTasks, type Task} from '../../../scripts/lib/tasks.mjs';
import {countResults, pickSteps, type Step} from '../../../scripts/lib/test.mjs';
import {formatTimeLeft, UserError} from '@dental/practice';
import {useEmptyFolder} from '@dental/testing/emptyFolder';

const project = useEmptyFolder();

describe('formatTimeLeft', () => {
  it.each([
    {seconds: 600, text: 'about 10 min left'},
    {seconds: 89, text: 'about 90 s left'},
    {seconds: 41, text: 'about 40 s left'},
    {seconds: 4, text: 'a few seconds left'},
    {seconds: -3, text: 'longer than expected'},
  ])('shows $seconds s as "$text"', ({seconds, text}) => {
    expect(formatTimeLeft(seconds)).toBe(text);
  });
});

describe('cacheDuration', () => {
  it('saves the seconds of the last run, rounded', () => {
    cacheDuration(project.folder, 'build', 41.26);
    cacheDuration(project.folder, 'install', 9);
    expect(readDurations(project.folder)).toEqual({build: 41.3, install: 9});
  });

  it("does nothing when the cache can't be written", () => {
    project.write('.cache', 'a file instead of a folder');
    expect(() => cacheDuration(project.folder, 'build', 1)).not.toThrow();
    expect(readDurations(project.folder)).toEqual({});
  });
});

describe('runTasks', () => {
  const makeTask = (name: string, more: Partial<Task> = {}): Task => ({
    name,
    title: `Doing ${name}`,
    seconds: 10,
    run: () => Promise.resolve(),
    ...more,
  });
  const makeFailingTask = (name: string) =>
    makeTask(name, {
      run: (line) => {
        line('line 7 is wrong');
        return Promise.reject(new UserError('It broke.', 'Fix it.'));
      },
    });

  /** Runs tasks and records what they print, with control characters. */
  async function record(tasks: Task[], isTerminal = false) {
    const spies = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockReturnValue(true),
    );
    const consoleSpy = vi.spyOn(console, 'log').mockImplementation((text: string) => {
      process.stdout.write(`${text}\n`);
    });
    const results = await runTasks(project.folder, tasks, {isTerminal});
    const output = spies.flatMap(({mock}) => mock.calls.map(([text]) => String(text))).join('');
    for (const spy of [...spies, consoleSpy]) spy.mockRestore();
    return {results, output, states: results.map(({state}) => state)};
  }

  it('prints one line a task in a log', async () => {
    const {output} = await record([
      makeTask('a', {doneTitle: 'Done', run: () => Promise.resolve('19 warnings')}),
      makeTask('bcd'),
    ]);
    expect(output).toBe('✓ Done         0 s   19 warnings\n✓ Doing bcd    0 s\n');
  });

  it('redraws one line in a terminal, with the time left', async () => {
    cacheDuration(project.folder, 'b', 30);
    const {output} = await record([makeTask('a'), makeTask('b')], true);
    const text = stripVTControlCharacters(output);
    expect(text).toMatch(/Doing a \(about 40 s left\)/);
    expect(text).toMatch(/✓ Doing a +0 s\n/);
    expect(text).toMatch(/Doing b \(about 30 s left\)/);
    expect(output.split('\n')).toHaveLength(3);
  });

  it('skips tasks that need a failed one, and runs the others', async () => {
    const {states, output} = await record([
      makeFailingTask('build'),
      makeTask('site', {needs: ['build']}),
      makeTask('last', {needs: ['site']}),
      makeTask('other'),
    ]);
    expect(states).toEqual(['failed', 'not run', 'not run', 'passed']);
    expect(output).toMatch(/- Doing site +not run\n/);
  });

  it('runs a group at the same time, and ends each line', async () => {
    const events: string[] = [];
    const makePart = (name: string, {seconds, ends}: {seconds: number; ends: Promise<void>}) =>
      makeTask(name, {
        group: 'pair',
        seconds,
        run: async () => {
          events.push(`${name} starts`);
          await ends;
          events.push(`${name} ends`);
        },
      });
    const second = Promise.resolve();
    const first = second.then(() => new Promise<void>((resolve) => void setTimeout(resolve, 5)));
    const {output, results} = await record(
      [
        makePart('a', {seconds: 20, ends: first}),
        makePart('b', {seconds: 30, ends: second}),
        makeTask('c', {needs: ['a', 'b']}),
      ],
      true,
    );
    expect(events).toEqual(['a starts', 'b starts', 'b ends', 'a ends']);
    expect(results.map(({task}) => task.name)).toEqual(['a', 'b', 'c']);
    const text = stripVTControlCharacters(output);
    expect(text).toMatch(/Doing a, Doing b \(about 40 s left\)/);
    expect(text).toMatch(/✓ Doing b +0 s\n[^\n]*✓ Doing a +0 s\n[^\n]*✓ Doing c +0 s\n/);
  });

  it('runs the others of a group when one fails or is skipped', async () => {
    const {states} = await record([
      makeFailingTask('build'),
      makeTask('copies', {needs: ['build'], group: 'pair'}),
      makeTask('hosts', {group: 'pair'}),
      {...makeFailingTask('types'), group: 'other'},
      makeTask('lint', {group: 'other'}),
      makeTask('last', {needs: ['types']}),
    ]);
    expect(states).toEqual(['failed', 'not run', 'passed', 'failed', 'passed', 'not run']);
  });

  it('prints the output of failed tasks only', async () => {
    const loud = makeTask('loud', {run: (line) => Promise.resolve(line('all is well'))});
    const {output, results} = await record([loud, makeFailingTask('build')]);
    expect(output).toMatch(/✗ Doing build +0 s\n\nline 7 is wrong\n/);
    expect(output).not.toContain('all is well');
    expect(results[1]?.failure?.message).toMatch(/It broke\.\nFix it\./);
  });

  it('estimates a run by the last run of each task', () => {
    cacheDuration(project.folder, 'b', 30);
    expect(estimateSeconds(project.folder, [makeTask('a'), makeTask('b')])).toBe(40);
  });
});

describe('the steps of npm test', () => {
  const makeStep = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    title: name,
    seconds: 1,
    isTest: true,
    run: () => Promise.resolve(),
    ...more,
  });
  const steps = [
    makeStep('check'),
    makeStep('browser', {isTest: false}),
    makeStep('build', {needs: ['check']}),
    makeStep('types'),
    makeStep('site', {needs: ['build', 'browser']}),
  ];

  it('includes the named steps and those that they need', () => {
    const names = pickSteps(steps, ['site']).map(({name}) => name);
    expect(names).toEqual(['check', 'browser', 'build', 'site']);
    expect(pickSteps(steps, [])).toEqual(steps);
    expect(() => pickSteps(steps, ['sight'])).toThrow(
      'There is no step "sight".\nThe steps are: check, build,',
    );
  });

  it('adds up the reports of Vitest and Playwright', () => {
    project.write('vitest.json', {numPassedTests: 40, numFailedTests: 0, numPendingTests: 4});
    project.write('playwright.json', {stats: {expected: 5, flaky: 1, unexpected: 2, skipped: 9}});
    const makeResult = (task: Step, state: 'passed' | 'failed' | 'not run') => ({
      task,
      state,
      seconds: 1,
      output: [],
    });
    const withReport = (name: string) => ({report: join(project.folder, name)});
    const results = [
      makeResult(makeStep('types'), 'passed'),
      makeResult(makeStep('lint'), 'not run'),
      makeResult(makeStep('browser', {isTest: false}), 'failed'),
      makeResult(makeStep('unit', withReport('vitest.json')), 'passed'),
      makeResult(makeStep('crashed', withReport('vitest.json')), 'failed'),
      makeResult(makeStep('site', withReport('playwright.json')), 'failed'),
    ];
    expect(countResults(results)).toEqual({
      passed: 1 + 40 + 40 + 6,
      failed: 1 + 1 + 2,
      skipped: 4 + 4 + 9,
    });
  });
});
