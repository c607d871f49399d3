import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {makeSitemapOptions} from '../../../src/build/sitemap';
import {useEmptyFolder} from '@dental/testing/emptyFolder';
import {makeExamplePage, makeExampleSite} from '@dental/testing/exampleSite';

const project = useEmptyFolder();

const site = makeExampleSite({
  pages: ['/about-us', '/reviews', '/smile-gallery'].map((path) => makeExamplePage('page', path)),
});

/** Commits a change of some files on a day, such as `2026-01-02`. */
function commit(day: string, ...files: string[]): void {
  for (const file of files) project.write(file, day);
  const date = `${day}T12:00:00Z`;
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  const runGit = (...args: string[]) =>
    execFileSync('git', args, {cwd: project.folder, env, stdio: 'ignore'});
  runGit('init');
  runGit('add', '.');
  runGit('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', day);
}

async function readLastChanges(...paths: string[]): Promise<(string | null | undefined)[]> {
  return readLastChangesIn(project.folder, ...paths);
}

async function readLastChangesIn(root: string, ...paths: string[]) {
  const {createSitemapItems} = makeSitemapOptions(site, root);
  const items = await createSitemapItems?.({
    defaultCreateSitemapItems: () =>
      Promise.resolve(paths.map((path) => ({url: `https://www.example.com${path}`}))),
  } as unknown as Parameters<typeof createSitemapItems>[0]);
  return items?.map(({lastmod}) => lastmod) ?? [];
}

describe('makeSitemapOptions', () => {
  it('returns the day of the last change of each page', async () => {
    commit('2026-01-02', 'pages-content/about-us.mdx', 'pages-content/reviews.mdx');
    commit('2026-03-04', 'pages-content/about-us.mdx');
    expect(await readLastChanges('/about-us', '/reviews')).toEqual(['2026-03-04', '2026-01-02']);
  });

  it('finds changes of a project in a folder of its repository', async () => {
    commit('2026-01-02', 'website/pages-content/about-us.mdx');
    const root = join(project.folder, 'website');
    expect(await readLastChangesIn(root, '/about-us')).toEqual(['2026-01-02']);
  });

  it('counts reviews and cases as changes, and lists further pages last', async () => {
    commit(
      '2026-01-02',
      'pages-content/reviews.mdx',
      'pages-content/smile-gallery.mdx',
      'pages-content/about-us.mdx',
    );
    commit('2026-05-06', 'pages-content/_reviews/01-rt.mdx');
    commit('2026-07-08', 'pages-content/_cases/01-chip.mdx');
    expect(
      await readLastChanges('/reviews', '/smile-gallery', '/smile-gallery/page/2', '/about-us'),
    ).toEqual(['2026-05-06', '2026-07-08', '2026-01-02', '2026-07-08']);
  });

  it('excludes a page when it is unlisted', () => {
    const pages = [
      makeExamplePage('page', '/about-us'),
      makeExamplePage('page', '/thank-you', {unlisted: true}),
    ];
    const {ignorePatterns} = makeSitemapOptions(makeExampleSite({pages}), project.folder);
    expect(ignorePatterns).toContain('/thank-you');
    expect(ignorePatterns).not.toContain('/about-us');
  });

  it('returns no day for a page outside git', async () => {
    expect(await readLastChanges('/about-us')).toEqual([null]);
  });
});
