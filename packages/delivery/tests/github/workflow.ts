import {execFile} from 'node:child_process';
import {resolve} from 'node:path';
import {afterAll, beforeAll, beforeEach} from 'vitest';
import {useEmptyFolder} from '@dental/testing/emptyFolder';
import {FakeGitHub} from '@dental/testing/fakeGitHub';

/** The exit code of a script, and what it wrote to both outputs. */
export interface ScriptResult {
  code: number;
  printed: string;
}

/** A pull request in an answer of GitHub's API. */
export const PULL = {
  number: 12,
  head: {sha: 'abc'},
  base: {ref: 'main', repo: {default_branch: 'main'}},
  user: {login: 'sam'},
};

/** A mock of GitHub for all tests of a file, which starts without answers and changes. */
export function useGitHub() {
  const host = new FakeGitHub();
  beforeAll(() => host.start());
  afterAll(() => host.stop());
  beforeEach(() => {
    host.changes.length = 0;
    host.requests.length = 0;
    host.answers = {};
  });
  return {
    host,
    /** The repository, for functions that a test calls itself. */
    getRepository: () => ({name: 'practice/website', token: 'a-token', api: host.address}),
  };
}

/** A mock of GitHub, and an empty folder for each test, where scripts run as in a workflow. */
export function useWorkflow() {
  const {host, getRepository} = useGitHub();
  const project = useEmptyFolder();

  /** Runs a program with the variables that GitHub sets for every step of a workflow. */
  const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
    new Promise<ScriptResult>((done) => {
      const stepEnv = {
        PATH: process.env.PATH,
        GITHUB_REPOSITORY: 'practice/website',
        GITHUB_TOKEN: 'a-token',
        GITHUB_API_URL: host.address,
        PATIENCE: '1',
        ...env,
      };
      execFile(program, args, {cwd: project.folder, env: stepEnv}, (error, out, err) =>
        done({code: error ? 1 : 0, printed: `${out}${err}`}),
      );
    });

  /** Runs a script of packages/delivery/github. */
  const runScript = (script: string, args: string[], env?: NodeJS.ProcessEnv) =>
    run(process.execPath, [resolve('packages/delivery/github', script), ...args], env);

  return {host, project, getRepository, run, runScript};
}
