import {describe, expect, it} from 'vitest';
import {useWorkflow} from './workflow';

const {host, runScript} = useWorkflow();

describe('conflicts.mjs', () => {
  it.each([
    {
      action: 'sends people to the editor on a conflict of its task',
      branch: 'edit/storm-k3xq',
      mergeable: false,
      advice: 'Update this task',
      comments: [],
      method: 'POST',
      path: '/issues/3/comments',
    },
    {
      action: 'explains how to resolve any other conflict',
      branch: 'fix-typo',
      mergeable: false,
      advice: 'Resolve conflicts',
      comments: [],
      method: 'POST',
      path: '/issues/3/comments',
    },
    {
      action: 'deletes the comment without a conflict',
      branch: 'edit/storm-k3xq',
      mergeable: true,
      advice: '',
      comments: [{id: 9, user: {login: 'github-actions[bot]'}, body: '<!-- conflict -->\n…'}],
      method: 'DELETE',
      path: '/issues/comments/9',
    },
  ])('$action', async ({branch, mergeable, advice, comments, method, path}) => {
    host.answers = {
      'GET /pulls': [{number: 3}],
      'GET /pulls/3': {mergeable, head: {ref: branch}},
      'GET /issues/3/comments': comments,
    };
    expect((await runScript('conflicts.mjs', [''])).code).toBe(0);
    expect(host.changes).toMatchObject([{method, path}]);
    expect(JSON.stringify(host.changes[0]?.body ?? '')).toContain(advice);
  });
});
