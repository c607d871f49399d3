import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Workflow {
  on: {schedule: {cron: string}[]};
  jobs: Record<string, {steps: {id?: string; name?: string; run?: string; env?: Record<string, string>}[]}>;
}

const workflow = parse(readFileSync('.github/workflows/live-check.yml', 'utf8')) as Workflow;
const step = workflow.jobs.visit?.steps.find(({run}) => run?.includes('gh issue create'));
const folder = mkdtempSync(join(tmpdir(), 'gh-'));

/** Runs the step as GitHub does, with a `gh` that only notes what it is asked to do. */
function report(outcome: 'success' | 'failure', openIssue: string): string[] {
  const calls = join(folder, 'calls');
  rmSync(calls, {force: true});
  execFileSync('bash', ['-e', '-c', step?.run ?? ''], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      TITLE: step?.env?.TITLE,
      OUTCOME: outcome,
      CALLS: calls,
      OPEN_ISSUE: openIssue,
    },
  });
  return readFileSync(calls, 'utf8').trim().split('\n').slice(1);
}

beforeEach(() => {
  writeFileSync(join(folder, 'problems.md'), '- /reviews answers 404.\n');
  writeFileSync(
    join(folder, 'gh'),
    '#!/bin/sh\necho "$@" | tr "\\n" " " >> "$CALLS"; echo >> "$CALLS"\n[ "$2" != list ] || echo "$OPEN_ISSUE"\n',
    {mode: 0o755},
  );
});

afterAll(() => rmSync(folder, {recursive: true}));

describe('the check of the live site', () => {
  it('happens by itself, once a day', () => {
    expect(workflow.on.schedule.map(({cron}) => cron)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* \*$/)]);
  });

  it('opens an issue with what is wrong', () => {
    expect(report('failure', '')).toEqual([
      expect.stringMatching(/^issue create --title The live site needs attention --body-file problems\.md/),
    ]);
  });

  it('adds to the issue that is open, and opens no second one', () => {
    expect(report('failure', '12')).toEqual([expect.stringMatching(/^issue comment 12 --body-file problems\.md/)]);
  });

  it('closes the issue when all is well again, and is silent otherwise', () => {
    expect(report('success', '12')).toEqual([expect.stringMatching(/^issue close 12 /)]);
    expect(report('success', '')).toEqual([]);
  });
});
