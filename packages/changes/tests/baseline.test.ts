import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {runGit, writeFileIn} from '@dental/testing/folders';
import type {Content, Problem} from '@dental/content';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {downgradeBeforeLaunch} from '../src/baseline/checkContent';
import {listChangedFiles, readFilesAt} from '../src/baseline/files';

describe('files at an earlier revision', () => {
  const root = makeSharedFolder();
  const write = (file: string, text: string) => writeFileIn(root, file, text);

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

describe('downgradeBeforeLaunch', () => {
  const {live: _, ...unlaunched} = makeExampleSite().practice;
  const problem: Problem = {file: 'x.mdx', line: 1, message: 'Lost.', remedy: 'Add it.'};
  const makeContent = (fields: object) =>
    ({practice: {...unlaunched, ...fields}}) as unknown as Content;
  const listSeverities = (before: object, after: object) =>
    downgradeBeforeLaunch(makeContent(before), makeContent(after), [problem]).map(
      ({severity}) => severity,
    );

  it('keeps errors when the practice is live', () => {
    expect(listSeverities({live: '2026-10-01'}, {live: '2026-10-01'})).toEqual([undefined]);
  });

  it.each([
    {change: 'its name', fields: {name: 'Another name'}},
    {change: 'its website', fields: {site: 'https://www.another.example'}},
  ])('turns errors into warnings when a practice changes only $change', ({fields}) => {
    expect(listSeverities({}, fields)).toEqual(['warning']);
  });

  it('drops the problems when the site becomes another practice', () => {
    const another = {name: 'Another name', site: 'https://www.another.example'};
    expect(listSeverities({}, another)).toEqual([]);
  });
});
