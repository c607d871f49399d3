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

  it('refuses to save when a colleague has saved the draft in between', () => {
    const liveId = readId('main');
    save('note: Theirs\n', liveId);
    expect(() => save('note: Mine\n', liveId)).toThrow('A colleague has saved this');
    expect(readDraft()).toBe('note: Theirs\n');
  });
});
