import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runGit} from '@dental/testing/folders';
import {listChangedFiles, readFilesAt} from '../src/baseline/files';

describe('files at an earlier revision', () => {
  const root = mkdtempSync(join(tmpdir(), 'baseline-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  };

  beforeAll(() => {
    runGit(root, 'init', '--quiet', '--initial-branch=main');
    for (const name of ['kept', 'changed', 'removed', 'renamed'])
      write(`pages-content/${name}.mdx`, `${name} before\n`);
    runGit(root, 'add', '--all');
    runGit(root, 'commit', '--quiet', '--no-verify', '--message', 'before');
    write('pages-content/changed.mdx', 'changed now\n');
    write('pages-content/new.mdx', 'new\n');
    rmSync(join(root, 'pages-content/removed.mdx'));
    runGit(root, 'mv', 'pages-content/renamed.mdx', 'pages-content/other.mdx');
    write('src/code.ts', '');
  });

  afterAll(() => rmSync(root, {recursive: true, force: true}));

  it('keeps the old files with their old content', () => {
    const files = readFilesAt(root, 'main');
    const names = ['changed', 'kept', 'removed', 'renamed'];
    expect(files.list('pages-content')).toEqual(names.map((name) => `pages-content/${name}.mdx`));
    for (const name of names)
      expect(files.read(`pages-content/${name}.mdx`).toString()).toBe(`${name} before\n`);
  });

  it('lists the changed, added, renamed, and deleted files', () => {
    const names = ['changed', 'new', 'other', 'removed', 'renamed'].map(
      (name) => `pages-content/${name}.mdx`,
    );
    expect(listChangedFiles(root, 'main').sort()).toEqual([...names, 'src/code.ts']);
  });
});
