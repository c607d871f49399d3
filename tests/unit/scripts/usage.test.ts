import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {summarizeWarnings} from '../../../scripts/lib/warnings';
import {COMMANDS, describeIgnoredArgument, formatUsage} from '../../../scripts/lib/usage.mjs';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs the last part of a script in package.json, as npm does after the check of Node. */
function runWith(name: string, ...args: string[]) {
  const [program = '', ...rest] = (scripts[name] ?? '').split(' && ').at(-1)?.split(' ') ?? [];
  const isEnv = program.includes('=');
  const command = (isEnv ? rest : [program, ...rest]).map((part) =>
    part === 'tsx' ? 'node_modules/.bin/tsx' : part,
  );
  const {status, stdout, stderr} = spawnSync(command[0] ?? '', [...command.slice(1), ...args], {
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
}

describe('the usage of commands', () => {
  it('covers every command of package.json, and no other', () => {
    expect(Object.keys(COMMANDS).sort()).toEqual(Object.keys(scripts).sort());
  });

  it.each(['start', 'admin', 'test', 'lint', 'types', 'check:addresses', 'serve:admin'])(
    'answers npm run %s -- --help with its usage',
    (name) => {
      expect(runWith(name, '--help')).toEqual({
        status: 0,
        stdout: `${formatUsage(name)}\n`,
        stderr: '',
      });
    },
  );

  it.each(['start', 'admin', 'test', 'lint', 'owners', 'facts'])(
    'answers an unknown option of %s with exit code 2',
    (name) => {
      expect(runWith(name, '--nope')).toEqual({
        status: 2,
        stdout: '',
        stderr: 'Unknown option `--nope`. Run with `--help` for usage.\n',
      });
    },
  );

  it('reports an option without its value', () => {
    expect(runWith('facts', '--base')).toMatchObject({
      status: 2,
      stderr: 'Wrong value for `--base`. Run with `--help` for usage.\n',
    });
  });

  it('refuses an argument that a command would ignore', () => {
    expect(runWith('check:addresses', 'old-sitemap.xml')).toEqual({
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
