import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {useEmptyFolder} from '@dental/testing/emptyFolder';
import {runGit} from '@dental/testing/folders';
import {answerRequest} from '../src/local/protocol';
import {Repository} from '../src/local/repository';

const PATH = 'pages-content/_practice/hours.yml';
const project = useEmptyFolder();

let repository: Repository;

beforeEach(() => {
  const git = (...args: string[]) => runGit(project.folder, ...args);
  git('init', '-q', '--initial-branch=main');
  git('config', 'user.name', 'Rosa');
  git('config', 'user.email', 'rosa@example.com');
  project.write(PATH, 'note: Live\n');
  git('add', '.');
  git('commit', '-qm', 'Live');
  repository = new Repository(project.folder);
});

/** Saves a text on top of the version with an id, as the editor does. */
function save(raw: string, baseId: string): void {
  const dataFiles = [{path: PATH, slug: 'hours', raw, baseId}];
  const options = {commitMessage: 'Changes the hours', collectionName: 'facts'};
  const params = {branch: 'main', dataFiles, assets: [], options};
  answerRequest(repository, {action: 'persistEntry', params});
}

/** The id of a file's version on a branch. */
function readId(branch: string): string {
  const params = {branch, path: PATH};
  const entry = answerRequest(repository, {action: 'getEntry', params});
  return (entry as {file: {id: string}}).file.id;
}

const readDraft = () => repository.read('cms/facts/hours', PATH)?.toString();

describe('persistEntry', () => {
  it('saves a draft when it is based on the live version', () => {
    save('note: Mine\n', readId('main'));
    expect(readDraft()).toBe('note: Mine\n');
  });

  it('saves again when the save is based on the draft', () => {
    save('note: Mine\n', readId('main'));
    save('note: Mine again\n', readId('cms/facts/hours'));
    expect(readDraft()).toBe('note: Mine again\n');
  });

  it.each([
    '.github/workflows/gate.yml',
    'package.json',
    'pages-content/../package.json',
    'static-code/a.ts',
  ])('refuses to save %s, which is no content', (path) => {
    const dataFiles = [{path, slug: 'hours', raw: 'x'}];
    const options = {commitMessage: 'x', collectionName: 'facts'};
    const params = {branch: 'main', dataFiles, assets: [], options};
    expect(() => answerRequest(repository, {action: 'persistEntry', params})).toThrow(path);
    expect(readDraft()).toBeUndefined();
  });

  it('refuses to save when a colleague has saved the draft in between', () => {
    const liveId = readId('main');
    save('note: Theirs\n', liveId);
    expect(() => save('note: Mine\n', liveId)).toThrow('A colleague has saved this');
    expect(readDraft()).toBe('note: Theirs\n');
  });
});

describe('answerRequest', () => {
  it.each([
    {action: 'unpublishedEntry', file: 'written...cms/facts/hours'},
    {action: 'getEntry', file: `written:/${PATH}`},
  ])('takes no branch as an option of git in $action', ({action, file}) => {
    save('note: Mine\n', readId('main'));
    project.write(`${file}.txt`, 'makes the folder');
    const params = {branch: '--output=written', id: 'facts/hours', path: PATH};
    try {
      answerRequest(repository, {action, params});
    } catch {
      // It may fail, as for any branch that doesn't exist.
    }
    expect(existsSync(join(project.folder, file))).toBe(false);
  });
});
