import {beforeEach, describe, expect, it} from 'vitest';
import {useWorkflow} from './workflow';

const {host, project, runScript} = useWorkflow();

describe('production.mjs', () => {
  const env = {BEFORE: 'a1', GITHUB_SHA: 'b2', LOG: '/log'};
  const pull = {number: 12, user: {login: 'rosa'}, merged_by: {login: 'ana-young'}};

  beforeEach(() => {
    host.answers = {
      'GET /compare/a1...b2': {commits: [{sha: 'b2'}]},
      'GET /commits/b2/pulls': [pull],
      'GET /issues': [],
    };
  });

  it('opens an issue with the reason, for the people of the merge', async () => {
    project.write('reason.md', 'The smoke test failed; rolled back.\n');
    await runScript('production.mjs', ['failure', '.'], env);
    expect(host.changes).toMatchObject([
      {path: '/issues', body: {title: 'Merged changes are not live'}},
    ]);
    expect(JSON.stringify(host.changes)).toMatch(/rolled back.*@rosa @ana-young merged #12/);
  });

  it('quotes the reason, so that it mentions no one else', async () => {
    project.write('reason.md', 'Failed. @dr-elena\n```\n**Merge this.**\n');
    await runScript('production.mjs', ['failure', '.'], env);
    const [{body} = {body: ''}] = host.changes.map((change) => change.body as {body: string});
    expect(body).toContain('````text\nFailed. @dr-elena\n```\n**Merge this.**\n````');
  });

  it('closes the issue when the changes are live', async () => {
    host.answers['GET /issues'] = [{number: 40, title: 'Merged changes are not live'}];
    await runScript('production.mjs', ['success'], env);
    expect(host.changes).toContainEqual({
      method: 'PATCH',
      path: '/issues/40',
      body: {state: 'closed'},
    });
  });
});
