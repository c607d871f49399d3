import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {makeSharedFolder, useEmptyFolder} from '@dental/testing/emptyFolder';
import {runGit, writeFileIn} from '@dental/testing/folders';
import {resolveCommit} from '../src/git';
import {buildBase, copyCaches, describeBuildFailure} from '../src/review/buildBase';

describe('buildBase', () => {
  const folder = makeSharedFolder();
  const complete = join(folder, 'whole');
  const shallow = join(folder, 'shallow');

  beforeAll(() => {
    runGit(folder, 'init', '--quiet', '--initial-branch=main', complete);
    for (const name of ['one', 'two']) {
      writeFileSync(join(complete, name), name);
      runGit(complete, 'add', '--all');
      runGit(complete, 'commit', '--quiet', '--no-verify', '--message', name);
    }
    runGit(folder, 'clone', '--quiet', '--depth=1', `file://${complete}`, shallow);
  });

  it('resolves a branch to its commit', () => {
    expect(resolveCommit(complete, 'main')).toMatch(/^[0-9a-f]{40}$/);
  });

  it('reports an unknown revision and suggests git fetch', () => {
    expect(() => resolveCommit(complete, 'nowhere')).toThrow(
      /Revision "nowhere" wasn't found.*\n.*git fetch/,
    );
  });

  it('suggests git fetch --unshallow when the commit was not fetched', () => {
    expect(() => resolveCommit(shallow, 'HEAD^1')).toThrow(
      /only the latest commits were fetched\.\nRun `git fetch --unshallow`/,
    );
  });

  /** Commits a build script and returns the commit. */
  function commitWith(build: string): string {
    writeFileIn(complete, 'scripts/build.mjs', build);
    runGit(complete, 'add', '--all', '--', ':!.cache', ':!node_modules');
    runGit(complete, 'commit', '--quiet', '--no-verify', '--message', 'build');
    return resolveCommit(complete, 'main');
  }

  const refuseInstall = () => Promise.reject(new Error('It has the same packages.'));

  it('builds once per commit and day, as of that day', async () => {
    const commit = commitWith(`
      import {mkdirSync, writeFileSync} from 'node:fs';
      mkdirSync('build');
      writeFileSync('build/index.html', process.env.SITE_TODAY + ' ' + process.hrtime());
    `);
    const buildOn = async (day: string) => {
      const {site = ''} = await buildBase(complete, commit, day, refuseInstall);
      return readFileSync(join(site, 'index.html'), 'utf8');
    };
    const first = await buildOn('2026-11-20');
    expect(first).toMatch(/^2026-11-20 /);
    expect(await buildOn('2026-11-20')).toBe(first);
    expect(await buildOn('2026-11-21')).toMatch(/^2026-11-21 /);
  });

  it('returns the output of a failed build', async () => {
    const commit = commitWith("console.error('a.mdx:1 There is no title.'); process.exit(1);");
    const base = await buildBase(complete, commit, '2026-11-20', refuseInstall);
    expect(base.failure).toContain('There is no title.');
    expect(describeBuildFailure('main', base)).toEqual([
      expect.stringMatching(/^The site at main can't be built.* a\.mdx:1 There is no title\.$/),
    ]);
    expect(describeBuildFailure('main', {site: 'build'})).toEqual([]);
  });

  it('reports packages that can not be installed', async () => {
    writeFileSync(join(complete, 'package-lock.json'), '{"lockfileVersion": 3}');
    const commit = commitWith('// Nothing.');
    rmSync(join(complete, 'package-lock.json'));
    expect(
      await buildBase(complete, commit, '2026-11-20', () =>
        Promise.reject(new Error('No network.')),
      ),
    ).toMatchObject({
      failure: "Its packages can't be installed. No network.",
    });
  });

  it('throws outside of a git repository', () => {
    expect(() => resolveCommit(folder, 'main')).toThrow(/isn't a git repository/);
  });
});

describe('copyCaches', () => {
  const project = useEmptyFolder();

  it('passes over files that another build is writing', () => {
    for (const name of ['done', 'next.7.part']) project.write(join('here/.cache/made', name), '');
    const copy = join(project.folder, 'copy');
    copyCaches(join(project.folder, 'here'), copy);
    expect(readdirSync(join(copy, '.cache/made'))).toEqual(['done']);
  });
});
