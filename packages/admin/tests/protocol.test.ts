import {cpSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {makeSharedFolder, useEmptyFolder} from '@dental/testing/emptyFolder';
import {runGit, writeFileIn} from '@dental/testing/folders';
import {GitRepository} from '../src/local/gitRepository';
import {answerRequest, createActions, type Actions} from '../src/local/protocol';
import type {SavedTask} from '../src/tasks/repository';

const PATH = 'pages-content/_practice/hours.yml';
const TASK = {branch: 'edit/storm', title: 'Storm on Monday'};
const project = useEmptyFolder();

let repository: GitRepository;
let actions: Actions;

const template = makeSharedFolder();

beforeAll(() => {
  writeFileIn(template, PATH, 'note: Live\n');
  runGit(template, 'init', '-q', '--initial-branch=main');
  runGit(template, 'config', 'user.name', 'Rosa');
  runGit(template, 'config', 'user.email', 'rosa@example.com');
  runGit(template, 'add', '.');
  runGit(template, 'commit', '-qm', 'Live');
});

beforeEach(() => {
  cpSync(template, project.folder, {recursive: true});
  repository = new GitRepository(project.folder);
  actions = createActions(repository, 'main');
});

const send = (action: string, params?: object) => answerRequest(actions, {action, params});

const commit = (changes: object[], parent?: string, message = 'x') =>
  send('commit', {task: TASK, parent, message, changes}) as SavedTask;

/** Saves a text on top of a commit of the task, as the editor does. */
function save(content: string, parent?: string): SavedTask {
  const message = parent === undefined ? `${TASK.title}\n\nHours` : 'Hours';
  return commit([{path: PATH, content}], parent, message);
}

const readDraft = () => repository.read(TASK.branch, PATH)?.toString();

describe('commit', () => {
  it('starts a task on the live branch', () => {
    const saved = save('note: Mine\n');
    expect(saved).toMatchObject({...TASK, files: [{path: PATH, text: 'note: Mine\n'}]});
    expect(readDraft()).toBe('note: Mine\n');
  });

  it('deletes a file and restores it from the live branch', () => {
    const {head, files} = commit([{path: PATH, content: null}]);
    expect(files).toEqual([{path: PATH, text: null}]);
    expect(commit([{path: PATH, content: undefined}], head).files).toEqual([]);
    expect(readDraft()).toBe('note: Live\n');
  });

  it.each([
    '.github/workflows/gate.yml',
    'package.json',
    'pages-content/../package.json',
    'static-code/a.ts',
  ])('refuses to save %s, which is no content', (path) => {
    expect(() => commit([{path, content: 'x'}])).toThrow(path);
    expect(readDraft()).toBeUndefined();
  });

  it('refuses to save when a colleague has saved in between', () => {
    const {head} = save('note: Mine\n');
    expect(save('note: Theirs\n', head).title).toBe(TASK.title);
    expect(() => save('note: Mine, too\n', head)).toThrow('A colleague has saved this');
    expect(readDraft()).toBe('note: Theirs\n');
  });

  it.each(['main', 'other'])('refuses to change the branch %s', (branch) => {
    const params = {task: {...TASK, branch}, message: 'x', changes: []};
    expect(() => send('commit', params)).toThrow('edit/');
  });

  it('deletes files, and saves pictures byte for byte', () => {
    const picture = Buffer.from([0, 255, 10]);
    const changes = [
      {path: PATH, content: null},
      {path: 'static/img/a.jpg', content: picture.toString('base64'), isBase64: true},
    ];
    const {files} = commit(changes);
    expect(files).toEqual([{path: PATH, text: null}, {path: 'static/img/a.jpg'}]);
    expect(repository.read(TASK.branch, 'static/img/a.jpg')).toEqual(picture);
  });
});

describe('undo', () => {
  it('brings back the files before the last save', () => {
    const saved = save('note: Mine\n');
    const deleted = commit([{path: PATH, content: null}], saved.head, 'Delete');
    expect([deleted.lastSave, readDraft()]).toEqual(['Delete', undefined]);
    expect(send('undo', deleted)).toMatchObject({
      lastSave: 'Undo: Delete',
      files: [{path: PATH, text: 'note: Mine\n'}],
    });
  });

  it('refuses when a colleague has saved in between', () => {
    const saved = save('note: Mine\n');
    save('note: Theirs\n', saved.head);
    expect(() => send('undo', saved)).toThrow('A colleague');
  });
});

describe('update', () => {
  it('merges what the live branch changed, with the merged texts', () => {
    save('note: Mine\n');
    project.write(PATH, 'note: Live\nphone: "2"\n');
    project.write('pages-content/other.mdx', 'Live');
    runGit(project.folder, 'add', '.');
    runGit(project.folder, 'commit', '-qm', 'Live again');
    const task = send('readTask', {branch: TASK.branch}) as SavedTask;
    expect(task.liveChanges?.paths).toEqual([PATH]);
    const text = 'note: Mine\nphone: "2"\n';
    const {live} = task.liveChanges!;
    const updated = send('update', {task, live, texts: {[PATH]: text}});
    const files = [{path: PATH, text}];
    expect(updated).toMatchObject({files, lastSave: undefined, liveChanges: undefined});
    expect(repository.read(TASK.branch, 'pages-content/other.mdx')?.toString()).toBe('Live');
  });
});

describe('listTasks', () => {
  it('lists tasks until they are discarded', () => {
    save('note: Mine\n');
    expect(send('listTasks')).toEqual([TASK]);
    send('discard', {branch: TASK.branch});
    expect(send('listTasks')).toEqual([]);
  });
});

describe('answerRequest', () => {
  it.each(['toString', 'push', ''])('refuses the unknown action %j', (action) => {
    expect(() => send(action)).toThrow("can't do this");
  });

  it('takes no branch as an option of git', () => {
    save('note: Mine\n');
    project.write(`written:/${PATH}.txt`, 'makes the folder');
    expect(send('readFile', {head: '--output=written', path: PATH})).toBeNull();
    expect(existsSync(join(project.folder, `written:/${PATH}`))).toBe(false);
  });
});
