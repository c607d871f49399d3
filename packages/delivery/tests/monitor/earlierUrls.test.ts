import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {UserError} from '@dental/practice';
import {readEarlierUrls} from '../../src/monitor/earlierUrls';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {runGit, writeFileIn} from '@dental/testing/folders';

const root = makeSharedFolder();

const write = (file: string, text: string) => writeFileIn(root, file, text);
const runGitHere = (...command: string[]) => runGit(root, ...command);

beforeAll(() => {
  write('pages-content/index.mdx', '---\ntitle: Home\nredirectFrom:\n  - /home\n---\n\n# Home\n');
  write(
    'pages-content/our-staff/maria.mdx',
    '---\ntitle: Maria\nredirectFrom:\n  - /staff/maria\n---\n',
  );
  write('pages-content/broken.mdx', '---\ntitle: [\n---\n');
  for (let number = 1; number <= 8; number += 1)
    write(`pages-content/_cases/0${number}-x.mdx`, '---\nid: 1\n---\n');
  write(
    'sitemap',
    [
      '<urlset>',
      '<url><loc>https://x.example/</loc></url>',
      '<url><loc> https://x.example/a/b </loc></url>',
      '</urlset>',
    ].join(''),
  );
  write('page.html', '<html>');
  runGitHere('init', '--initial-branch=main');
  runGitHere('add', '.');
  runGitHere('commit', '-m', 'x');
  runGitHere('mv', 'pages-content/our-staff/maria.mdx', 'pages-content/our-staff/mia.mdx');
  runGitHere('rm', 'pages-content/_cases/08-x.mdx');
});

describe('readEarlierUrls', () => {
  it('returns pages, gallery pages, and redirects of a git revision', () => {
    expect(Object.fromEntries(readEarlierUrls(root, 'main'))).toEqual({
      '/': '/',
      '/home': '/',
      '/our-staff/maria': '/our-staff/maria',
      '/staff/maria': '/our-staff/maria',
      '/broken': '/broken',
      '/smile-gallery/page/2': '/smile-gallery/page/2',
    });
  });

  it('reads a sitemap by any path', () => {
    for (const file of ['sitemap', './sitemap', join(root, 'sitemap')])
      expect([...readEarlierUrls(root, file)]).toEqual([
        ['/', '/'],
        ['/a/b', '/a/b'],
      ]);
  });

  it('rejects a file without URLs', () => {
    expect(() => readEarlierUrls(root, 'page.html')).toThrow("page.html isn't a sitemap.");
  });

  it.each(['nothing', 'nothing.xml', '--all', 'main:pages-content'])('rejects %s', (base) => {
    expect(() => readEarlierUrls(root, base)).toThrow(UserError);
  });
});
