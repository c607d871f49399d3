import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {summarizeWarnings} from '../../../scripts/lib/warnings';
import {COMMANDS} from '../../../scripts/lib/commands.mjs';
import {describeIgnoredArgument, formatUsage, readArguments} from '../../../scripts/lib/usage.mjs';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** The last part of a script in package.json, which npm runs after the check of Node. */
const getCommand = (name: string) => (scripts[name] ?? '').split(' && ').at(-1)?.split(' ') ?? [];

/** Runs a command as npm does. */
function runWith(name: string, ...args: string[]) {
  const [program = '', ...rest] = getCommand(name);
  const {status, stdout, stderr} = spawnSync(program, [...rest, ...args], {encoding: 'utf8'});
  return {status, stdout, stderr};
}

/** Runs a function of the usage in this process, and returns the same as `runWith`. */
async function runHere(action: () => unknown) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await action();
  const getText = ({mock}: typeof log) => mock.calls.map(([line]) => `${String(line)}\n`).join('');
  const result = {status: process.exitCode ?? 0, stdout: getText(log), stderr: getText(error)};
  vi.restoreAllMocks();
  process.exitCode = undefined;
  return result;
}

/** Imports a script, which runs at once. */
async function importScript(file: string, args: string[]) {
  const {argv} = process;
  process.argv = [process.execPath, file, ...args];
  try {
    await import(resolve(file));
  } finally {
    process.argv = argv;
  }
}

const BASE = {base: {type: 'string'}} as const;

describe('the usage of commands', () => {
  it('covers every command of package.json, and no other', () => {
    expect(Object.keys(COMMANDS).sort()).toEqual(Object.keys(scripts).sort());
  });

  const makeAnswer = (name: string) => ({
    status: 0,
    stdout: `${formatUsage(name)}\n`,
    stderr: '',
  });

  it.each(['start', 'admin', 'test', 'lint', 'types'])(
    'answers npm run %s -- --help with its usage',
    (name) => {
      expect(runWith(name, '--help')).toEqual(makeAnswer(name));
    },
  );

  it.each(['check:addresses', 'serve:admin', 'owners'])(
    'answers --help of the script of %s with its usage',
    async (name) => {
      const [, file = '', ...args] = getCommand(name);
      expect(await runHere(() => importScript(file, [...args, '--help']))).toEqual(
        makeAnswer(name),
      );
    },
  );

  const UNKNOWN_OPTION = {
    status: 2,
    stdout: '',
    stderr: 'Unknown option `--nope`. Run with `--help` for usage.\n',
  };

  it.each(['start', 'admin', 'test', 'lint'])(
    'answers an unknown option of %s with exit code 2',
    (name) => {
      expect(runWith(name, '--nope')).toEqual(UNKNOWN_OPTION);
    },
  );

  it('answers an unknown option of a script with exit code 2', async () => {
    const run = () => importScript('scripts/facts.ts', ['--nope']);
    expect(await runHere(run)).toEqual(UNKNOWN_OPTION);
  });

  it('reports an option without its value', async () => {
    expect(await runHere(() => readArguments('facts', BASE, ['--base']))).toMatchObject({
      status: 2,
      stderr: 'Wrong value for `--base`. Run with `--help` for usage.\n',
    });
  });

  it('refuses an argument that a command would ignore', async () => {
    const args = ['old-sitemap.xml'];
    expect(await runHere(() => readArguments('check:addresses', BASE, args))).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'Unknown argument `old-sitemap.xml`. An example that works: ' +
        'npm run check:addresses -- --base old-sitemap.xml\n',
    });
    expect(runWith('start', '4000').stderr).toMatch(/^Unknown argument `4000`/);
    for (const name of ['check', 'serve', 'lint'])
      expect(describeIgnoredArgument(name, ['x'], {}), name).toMatch(/^Unknown argument `x`/);
  });

  it('refuses an option that npm kept because "--" is missing', () => {
    expect(describeIgnoredArgument('check', [], {npm_config_fix: 'true'})).toBe(
      'npm kept `--fix` for itself. Type `--` before it, as in: ' +
        'npm run check -- --base origin/main',
    );
    expect(describeIgnoredArgument('launch-check', [], {npm_config_is_live: 'true'})).toMatch(
      /^npm kept `--is-live` for itself/,
    );
    expect(describeIgnoredArgument('launch-check', ['people'], {})).toBeUndefined();
    expect(describeIgnoredArgument('types', ['--watch'], {})).toBeUndefined();
  });

  it('lists options and an example', () => {
    expect(formatUsage('check')).toContain('  --fix         apply every safe fix\n');
    expect(formatUsage('check')).toMatch(/\nExample:\n {2}npm run check -- --base origin\/main$/);
    expect(formatUsage('types')).toContain('All other options go to tsc.');
  });
});

describe('summarizeWarnings', () => {
  const warn = (file: string, field?: string) => ({
    file,
    line: 1,
    field,
    message: 'x',
    remedy: 'y',
    severity: 'warning' as const,
  });

  it.each([
    {warnings: [], text: ''},
    {warnings: [warn('a.mdx')], text: '1 warning'},
    {warnings: [warn('a.mdx', 'reviewed')], text: '1 warning: 1 page needs sign-off'},
    {
      warnings: [warn('a.mdx', 'reviewed'), warn('b.mdx', 'reviewed'), warn('a.mdx', 'heading')],
      text: '3 warnings: 2 pages need sign-off, 1 other',
    },
  ])('summarizes as "$text"', ({warnings, text}) => {
    expect(summarizeWarnings(warnings)).toBe(text);
  });

  it('ignores errors', () => {
    expect(summarizeWarnings([{...warn('a.mdx'), severity: undefined}])).toBe('');
  });
});
