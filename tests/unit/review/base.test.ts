import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findBase} from '../../../src/review/base';

describe('the base of a review', () => {
  const folder = mkdtempSync(join(tmpdir(), 'base-'));
  const [whole, shallow] = [join(folder, 'whole'), join(folder, 'shallow')];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Rosa', '-c', 'user.email=rosa@example.com', ...args], {cwd, stdio: 'pipe'});

  beforeAll(() => {
    git(folder, 'init', '--quiet', '--initial-branch=main', whole);
    for (const name of ['one', 'two']) {
      writeFileSync(join(whole, name), name);
      git(whole, 'add', '--all');
      git(whole, 'commit', '--quiet', '--no-verify', '--message', name);
    }
    git(folder, 'clone', '--quiet', '--depth=1', `file://${whole}`, shallow);
  });

  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('is the commit of a branch', () => {
    expect(findBase(whole, 'main')).toMatch(/^[0-9a-f]{40}$/);
  });

  it('that nobody has heard of is named, with what to do', () => {
    expect(() => findBase(whole, 'nowhere')).toThrow(/no revision called "nowhere".*\n.*git fetch/);
  });

  it('that was not fetched is fetched with one command', () => {
    expect(() => findBase(shallow, 'HEAD^1')).toThrow(
      /only the last commits were fetched\.\nRun git fetch --unshallow/,
    );
  });

  it('is nothing outside of a repository', () => {
    expect(() => findBase(folder, 'main')).toThrow(/no git repository/);
  });
});
