import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {gitIn} from '@dental/testing/folders';
import {changedFiles, filesAt} from '../src/former/files';

describe('the files at an earlier revision', () => {
  const root = mkdtempSync(join(tmpdir(), 'former-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  };

  beforeAll(() => {
    gitIn(root, 'init', '--quiet', '--initial-branch=main');
    for (const name of ['kept', 'changed', 'gone', 'renamed'])
      write(`pages-content/${name}.mdx`, `${name} before\n`);
    gitIn(root, 'add', '--all');
    gitIn(root, 'commit', '--quiet', '--no-verify', '--message', 'before');
    write('pages-content/changed.mdx', 'changed now\n');
    write('pages-content/new.mdx', 'new\n');
    rmSync(join(root, 'pages-content/gone.mdx'));
    gitIn(root, 'mv', 'pages-content/renamed.mdx', 'pages-content/other.mdx');
    write('src/code.ts', '');
  });

  afterAll(() => rmSync(root, {recursive: true, force: true}));

  it('are those that were there, with what they said', () => {
    const files = filesAt(root, 'main');
    const names = ['changed', 'gone', 'kept', 'renamed'];
    expect(files.list('pages-content')).toEqual(names.map((name) => `pages-content/${name}.mdx`));
    for (const name of names)
      expect(files.read(`pages-content/${name}.mdx`).toString()).toBe(`${name} before\n`);
  });

  it('differ from those here in what was changed, added, renamed and deleted', () => {
    const names = ['changed', 'gone', 'new', 'other', 'renamed'].map(
      (name) => `pages-content/${name}.mdx`,
    );
    expect(changedFiles(root, 'main').sort()).toEqual([...names, 'src/code.ts']);
  });
});
