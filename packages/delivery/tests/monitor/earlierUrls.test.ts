import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {UserError} from '@dental/practice';
import {formerAddresses} from '../../src/monitor/formerAddresses';
import {gitIn, writeIn} from '../../../../tests/support/folders';

const root = mkdtempSync(join(tmpdir(), 'former-'));

const write = (file: string, text: string) => writeIn(root, file, text);
const git = (...command: string[]) => gitIn(root, ...command);

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
    '<urlset><url><loc>https://x.example/</loc></url><url><loc> https://x.example/a/b </loc></url></urlset>',
  );
  write('page.html', '<html>');
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '-m', 'x');
  git('mv', 'pages-content/our-staff/maria.mdx', 'pages-content/our-staff/mia.mdx');
  git('rm', 'pages-content/_cases/08-x.mdx');
});

afterAll(() => rmSync(root, {recursive: true}));

describe('the addresses of earlier', () => {
  it('are those of the pages, of the gallery and the old ones, as far as the pages can be read', () => {
    expect(Object.fromEntries(formerAddresses(root, 'main'))).toEqual({
      '/': '/',
      '/home': '/',
      '/our-staff/maria': '/our-staff/maria',
      '/staff/maria': '/our-staff/maria',
      '/broken': '/broken',
      '/smile-gallery/page/2': '/smile-gallery/page/2',
    });
  });

  it('may be in a sitemap, wherever it lies and whatever it is called', () => {
    for (const file of ['sitemap', './sitemap', join(root, 'sitemap')])
      expect([...formerAddresses(root, file)]).toEqual([
        ['/', '/'],
        ['/a/b', '/a/b'],
      ]);
  });

  it('are not in a file without an address', () => {
    expect(() => formerAddresses(root, 'page.html')).toThrow('The sitemap has no address in it.');
  });

  it.each(['nothing', 'nothing.xml', '--all', 'main:pages-content'])(
    'cannot be read from %s, which is said',
    (base) => {
      expect(() => formerAddresses(root, base)).toThrow(UserError);
    },
  );
});
