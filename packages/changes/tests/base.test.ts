import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {gitIn} from '@dental/testing/folders';
import {commitOf} from '@dental/content';
import {builtBase} from '../src/report/base';

describe('the base of a review', () => {
  const folder = mkdtempSync(join(tmpdir(), 'base-'));
  const [whole, shallow] = [join(folder, 'whole'), join(folder, 'shallow')];

  beforeAll(() => {
    gitIn(folder, 'init', '--quiet', '--initial-branch=main', whole);
    for (const name of ['one', 'two']) {
      writeFileSync(join(whole, name), name);
      gitIn(whole, 'add', '--all');
      gitIn(whole, 'commit', '--quiet', '--no-verify', '--message', name);
    }
    gitIn(folder, 'clone', '--quiet', '--depth=1', `file://${whole}`, shallow);
  });

  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('is the commit of a branch', () => {
    expect(commitOf(whole, 'main')).toMatch(/^[0-9a-f]{40}$/);
  });

  it('that nobody has heard of is named, with what to do', () => {
    expect(() => commitOf(whole, 'nowhere')).toThrow(
      /Revision "nowhere" wasn.t found\.\n.*git fetch/,
    );
  });

  it('that was not fetched is fetched with one command', () => {
    expect(() => commitOf(shallow, 'HEAD^1')).toThrow(
      /only the latest commits were fetched\.\nRun `git fetch --unshallow`/,
    );
  });

  /** A commit whose build does something. */
  function commitWith(build: string): string {
    mkdirSync(join(whole, 'scripts'), {recursive: true});
    writeFileSync(join(whole, 'scripts/build.mjs'), build);
    gitIn(whole, 'add', '--all', '--', ':!.cache', ':!node_modules');
    gitIn(whole, 'commit', '--quiet', '--no-verify', '--message', build.slice(0, 20));
    return commitOf(whole, 'main');
  }

  const noInstall = () => Promise.reject(new Error('It has the same packages.'));

  it('is built once a commit and day, as of that day', async () => {
    const commit = commitWith(
      "import {mkdirSync, writeFileSync} from 'node:fs'; mkdirSync('build'); writeFileSync('build/index.html', `${process.env.SITE_TODAY} ${process.hrtime()}`);",
    );
    const built = async (day: string) => {
      const {site = ''} = await builtBase(whole, commit, day, noInstall);
      return readFileSync(join(site, 'index.html'), 'utf8');
    };
    const first = await built('2026-11-20');
    expect(first).toMatch(/^2026-11-20 /);
    expect(await built('2026-11-20')).toBe(first);
    expect(await built('2026-11-21')).toMatch(/^2026-11-21 /);
  });

  it('that cannot be built says what its build says', async () => {
    const commit = commitWith("console.error('a.mdx:1 There is no title.'); process.exit(1);");
    expect(await builtBase(whole, commit, '2026-11-20', noInstall)).toMatchObject({
      failure: expect.stringContaining('There is no title.') as string,
    });
  });

  it('whose packages cannot be installed says so', async () => {
    writeFileSync(join(whole, 'package-lock.json'), '{"lockfileVersion": 3}');
    const commit = commitWith('// Nothing.');
    rmSync(join(whole, 'package-lock.json'));
    expect(
      await builtBase(whole, commit, '2026-11-20', () => Promise.reject(new Error('No network.'))),
    ).toMatchObject({
      failure: 'Its packages cannot be installed. No network.',
    });
  });

  it('is nothing outside of a repository', () => {
    expect(() => commitOf(folder, 'main')).toThrow(/a git repository/);
  });
});
