import {describe, expect, it} from 'vitest';
import {useWorkflow} from './workflow';

const {host, runScript} = useWorkflow();

describe('rerun.mjs', () => {
  it.each([
    {when: 'the gate failed', run: {conclusion: 'failure'}, review: 'approved', isRerun: true},
    {when: 'the gate passed', run: {conclusion: 'success'}, review: 'approved', isRerun: false},
    {
      when: 'the approval of a passed gate is withdrawn',
      run: {conclusion: 'success'},
      review: 'dismissed',
      isRerun: true,
    },
    {
      when: 'a reviewer requests changes after a passed gate',
      run: {conclusion: 'success'},
      review: 'changes_requested',
      isRerun: true,
    },
    {when: 'it is running', run: {status: 'in_progress'}, review: 'dismissed', isRerun: false},
  ])('returns $isRerun for another run when $when', async ({run, review, isRerun}) => {
    const runs = [{id: 5, status: 'completed', ...run}];
    host.answers = {'GET /actions/workflows/gate.yml/runs': {workflow_runs: runs}};
    expect((await runScript('rerun.mjs', ['abc', `Review ${review}`])).code).toBe(0);
    const expected = isRerun ? [{method: 'POST', path: '/actions/runs/5/rerun'}] : [];
    expect(host.changes).toMatchObject(expected);
    expect(host.changes).toHaveLength(expected.length);
  });
});
