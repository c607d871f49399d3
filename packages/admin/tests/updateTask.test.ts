import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Repository} from '../src/tasks/repository';
import type {ResolveConflicts, TaskChanges} from '../src/tasks/saveTask';
import {updateTask} from '../src/tasks/updateTask';
import {MemoryGitHub} from './support/memoryGitHub';
import {connect, HOURS, neverAsk, PERSON, save as saveIn, TASK} from './support/task';

const NOTICES = 'pages-content/_practice/notices.yml';
const FILES = {
  [NOTICES]: '- kind: info\n  text: Old\n',
  [HOURS]: 'note: Call first\nphone: "1"\n',
  [PERSON]: '---\nname: Beth\n---\n\nBeth.\n',
};
const STORM = '- kind: closed\n  text: Storm\n';
const POWER = '- kind: urgent\n  text: No power\n';

let gitHub: MemoryGitHub;
let repository: Repository;

beforeEach(() => {
  gitHub = new MemoryGitHub(FILES);
  repository = connect(gitHub);
});

afterEach(() => vi.unstubAllGlobals());

const save = (changes: Partial<TaskChanges>) => saveIn(repository, changes);

const change = (path: keyof typeof FILES, text: string) =>
  save({texts: [{path, base: FILES[path], text}]});

describe('updateTask', () => {
  it('keeps two rows that two tasks added to the same list', async () => {
    await change(NOTICES, FILES[NOTICES] + STORM);
    gitHub.change(NOTICES, FILES[NOTICES] + POWER);
    expect((await repository.readTask(TASK.branch))?.liveChanges?.paths).toEqual([NOTICES]);
    const saved = await updateTask(repository, TASK.branch, neverAsk);
    expect(saved?.files).toEqual([{path: NOTICES, text: FILES[NOTICES] + POWER + STORM}]);
    expect(saved?.liveChanges).toBeUndefined();
  });

  it('changes nothing when the decision is postponed', async () => {
    const {head} = await change(HOURS, 'note: Ring first\n');
    gitHub.change(HOURS, 'note: Write first\n');
    const updating = updateTask(repository, TASK.branch, () => Promise.resolve(undefined));
    await expect(updating).rejects.toThrow('Nothing is lost');
    expect((await repository.readTask(TASK.branch))?.head).toBe(head);
  });

  it.each([
    {
      path: 'pages-content/_practice/positions.yml',
      mine: '- title: Hygienist\n',
      theirs: '- title: Assistant\n',
      merged: '- title: Assistant\n- title: Hygienist\n',
    },
    {
      path: 'pages-content/staff/kim.mdx',
      mine: '---\nname: Kim\norder: 4\n---\n\nKim.\n',
      theirs: '---\nname: Kim\ntitle: Kim\n---\n\nKim.\n',
      merged: '---\nname: Kim\ntitle: Kim\norder: 4\n---\n\nKim.\n',
    },
  ])('merges $path, which both tasks created', async ({path, mine, theirs, merged}) => {
    await save({texts: [{path, base: undefined, text: mine}]});
    gitHub.change(path, theirs);
    await updateTask(repository, TASK.branch, neverAsk);
    expect(gitHub.read(TASK.branch)?.[path]).toBe(merged);
  });

  it('brings in everything else of the live site', async () => {
    await change(NOTICES, FILES[NOTICES] + STORM);
    gitHub.change(NOTICES, FILES[NOTICES] + POWER);
    gitHub.change(PERSON, 'Beth, since 2026.\n');
    await updateTask(repository, TASK.branch, neverAsk);
    expect(gitHub.read(TASK.branch)).toMatchObject({[PERSON]: 'Beth, since 2026.\n'});
  });

  it('keeps deletions, even of what the live site deleted, too', async () => {
    await save({
      texts: [{path: HOURS, base: FILES[HOURS], text: 'note: Ring first\nphone: "1"\n'}],
      others: [{path: PERSON, content: null}],
    });
    gitHub.change(HOURS, 'note: Call first\nphone: "2"\n');
    gitHub.change(PERSON, null);
    const saved = await updateTask(repository, TASK.branch, neverAsk);
    expect(saved?.files).toEqual([{path: HOURS, text: 'note: Ring first\nphone: "2"\n'}]);
    expect(gitHub.read(TASK.branch)).not.toHaveProperty(PERSON);
  });

  it.each([
    {side: 'mine', expected: 'note: Ring first\n'},
    {side: 'theirs', expected: undefined},
  ] as const)('asks about an entry that the live site deleted: $side', async (choice) => {
    await change(HOURS, 'note: Ring first\n');
    gitHub.change(HOURS, null);
    const resolve = vi.fn<ResolveConflicts>(() => Promise.resolve([choice.side]));
    await updateTask(repository, TASK.branch, resolve);
    expect(resolve).toHaveBeenCalledExactlyOnceWith(HOURS, [
      expect.objectContaining({path: '', theirs: undefined}),
    ]);
    expect(gitHub.read(TASK.branch)?.[HOURS]).toBe(choice.expected);
  });

  it('offers no undo, which would take the changes off the live site', async () => {
    await change(NOTICES, FILES[NOTICES] + STORM);
    gitHub.change(NOTICES, FILES[NOTICES] + POWER);
    expect((await updateTask(repository, TASK.branch, neverAsk))?.lastSave).toBeUndefined();
    const base = FILES[NOTICES] + POWER + STORM;
    const saved = await save({texts: [{path: NOTICES, base, text: base.replace('Old', 'New')}]});
    expect(saved.lastSave).toBe('Save');
    await repository.undo(saved);
    expect(gitHub.read(TASK.branch)?.[NOTICES]).toBe(base);
  });

  it('changes nothing without changes of the same files', async () => {
    await change(HOURS, 'note: Ring first\n');
    gitHub.change(PERSON, 'Beth, since 2026.\n');
    const before = gitHub.requests.length;
    await updateTask(repository, TASK.branch, neverAsk);
    expect(gitHub.requests.slice(before).filter((each) => !each.startsWith('GET'))).toEqual([]);
  });
});

describe('a deleted file', () => {
  it('comes back from the live branch', async () => {
    await save({others: [{path: PERSON, content: null}]});
    const saved = await save({others: [{path: PERSON, content: undefined}]});
    expect(saved.files).toEqual([]);
    expect(gitHub.read(TASK.branch)).toEqual(FILES);
  });
});
