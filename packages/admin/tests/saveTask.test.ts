import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {StaleHeadError, type Repository, type SavedTask} from '../src/tasks/repository';
import type {Side} from '../src/tasks/merge';
import {
  findFreePath,
  saveTask,
  type EditedText,
  type ResolveConflicts,
} from '../src/tasks/saveTask';
import {MemoryGitHub} from './support/memoryGitHub';
import {connect, neverAsk, TASK} from './support/task';

const PATH = 'pages-content/_practice/hours.yml';
const LIVE = 'note: Call first\nphone: "1"\n';

let gitHub: MemoryGitHub;
let repository: Repository;

beforeEach(() => {
  gitHub = new MemoryGitHub({[PATH]: LIVE});
  repository = connect(gitHub);
});

afterEach(() => vi.unstubAllGlobals());

/** Lets a colleague save to the task before our next saves arrive. */
function saveFirst(...texts: string[]): void {
  gitHub.fail = (_, request) => {
    const text = /^(?:POST|PATCH) git\/refs/.test(request) ? texts.shift() : undefined;
    if (text !== undefined) gitHub.change(PATH, text, TASK.branch);
    return undefined;
  };
}

const readSaved = () => gitHub.read(TASK.branch)?.[PATH];

function save(text: Partial<EditedText>, resolve: ResolveConflicts = neverAsk): Promise<SavedTask> {
  const texts = [{path: PATH, base: LIVE, text: LIVE, ...text}];
  return saveTask(repository, TASK, {texts, others: [], label: 'Hours'}, resolve);
}

const deleteFile = (path: string) => {
  const others = [{path, content: null}];
  return saveTask(repository, TASK, {texts: [], others, label: 'Delete'}, neverAsk);
};

describe('saveTask', () => {
  it('starts a task with a pull request under its title', async () => {
    const text = LIVE.replace('first', 'us');
    expect(await save({text})).toMatchObject({...TASK, lastSave: 'Hours'});
    expect(gitHub.openPulls).toEqual([TASK.branch]);
    const saved = await save({base: text, text: text.replace('us', 'now')});
    expect(saved).toMatchObject({...TASK, lastSave: 'Hours'});
    expect(readSaved()).toContain('Call now');
  });

  it.each([
    {when: 'starts the task', isSaved: false},
    {when: 'saves', isSaved: true},
  ])('merges the change of a colleague who $when first', async ({isSaved}) => {
    if (isSaved) gitHub.change('pages-content/a.mdx', 'A', TASK.branch);
    saveFirst(LIVE.replace('"1"', '"2"'), LIVE.replace('"1"', '"3"'));
    await save({text: LIVE.replace('first', 'us')});
    expect(readSaved()).toBe('note: Call us\nphone: "3"\n');
  });

  it.each([
    {side: 'mine' as const, note: 'Call us'},
    {side: 'theirs' as const, note: 'Write'},
  ])('keeps $side when both changed the same field', async ({side, note}) => {
    gitHub.change(PATH, LIVE.replace('Call first', 'Write'), TASK.branch);
    const resolve = vi.fn(() => Promise.resolve([side]));
    await save({text: LIVE.replace('Call first', 'Call us')}, resolve);
    expect(resolve).toHaveBeenCalledWith(PATH, [{path: 'note', mine: 'Call us', theirs: 'Write'}]);
    expect(readSaved()).toContain(`note: ${note}`);
  });

  it('saves nothing when the editor postpones the decision', async () => {
    gitHub.change(PATH, LIVE.replace('Call first', 'Write'), TASK.branch);
    const text = LIVE.replace('Call first', 'Call us');
    await expect(save({text}, () => Promise.resolve(undefined))).rejects.toThrow(
      'Nothing is lost.',
    );
    expect(readSaved()).toContain('note: Write');
  });

  it('refuses a new entry with a name that exists', async () => {
    const entry = {base: undefined, text: 'note: Mine\n'};
    await expect(save(entry)).rejects.toThrow('this name');
  });

  it('reports that there is nothing to save', async () => {
    const changed = {base: 'note: Call first\n', text: LIVE};
    await expect(save(changed)).rejects.toThrow('nothing to save');
  });

  it('refuses to change an entry that the task deletes', async () => {
    await deleteFile(PATH);
    await expect(save({text: 'note: Mine\n'})).rejects.toThrow('deletes the entry');
  });

  it('asks before it saves an entry that a colleague deleted', async () => {
    const entry = {path: 'b.yml', base: 'b: 1\n', text: 'b: 2\n'};
    const keep = (side: Side) => save(entry, () => Promise.resolve([side]));
    await expect(keep('theirs')).rejects.toThrow('stays deleted');
    expect(gitHub.read(TASK.branch)).toBeUndefined();
    await keep('mine');
    expect(gitHub.read(TASK.branch)).toMatchObject({'b.yml': 'b: 2\n'});
  });

  it('gives up after three saves by colleagues', async () => {
    saveFirst('a: 1\n', 'a: 2\n', 'a: 3\n');
    const saving = save({path: 'b.yml', base: undefined, text: 'b: 1\n'});
    await expect(saving).rejects.toThrow(StaleHeadError);
    expect(readSaved()).toBe('a: 3\n');
  });
});

describe('findFreePath', () => {
  const path = 'reviews/2026-10-14-lv.mdx';
  const secondPath = 'reviews/2026-10-14-lv-2.mdx';
  const base = undefined;
  const find = (...ownTexts: string[]) => findFreePath(repository, TASK.branch, path, ownTexts);

  it('numbers the file of an entry whose name is taken', async () => {
    expect(await find('one')).toEqual({path, base});
    await save({path, base, text: 'one'});
    expect(await find('two')).toEqual({path: secondPath, base});
    const live = await findFreePath(repository, TASK.branch, PATH, ['one']);
    expect(live).toEqual({path: PATH.replace('.yml', '-2.yml'), base});
  });

  it('finds the entry again that was saved without an answer', async () => {
    await save({path, base, text: 'one'});
    const target = await find('one', 'one and more');
    expect(target).toEqual({path, base: 'one'});
    await save({...target, text: 'one and more'});
    expect(gitHub.read(TASK.branch)?.[path]).toBe('one and more');
  });

  it('skips the file of an entry that the task deletes', async () => {
    gitHub.change(path, 'one');
    await deleteFile(path);
    expect(await find('two')).toEqual({path: secondPath, base});
  });
});
