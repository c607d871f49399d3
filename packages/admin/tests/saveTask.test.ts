import {describe, expect, it, vi} from 'vitest';
import {
  StaleHeadError,
  type Commit,
  type Repository,
  type SavedTask,
} from '../src/tasks/repository';
import type {Side} from '../src/tasks/merge';
import {
  findFreePath,
  saveTask,
  type EditedText,
  type ResolveConflicts,
} from '../src/tasks/saveTask';

const PATH = 'pages-content/_practice/hours.yml';
const LIVE = 'note: Call first\nphone: "1"\n';
const TASK = {branch: 'edit/storm', title: 'Storm'};

/** A repository with one live file. `otherSaves` are made by a colleague before each commit. */
class MemoryRepository implements Repository {
  files = new Map<string, string | null>();
  commits: Commit[] = [];
  head = 0;

  constructor(private readonly otherSaves: string[] = []) {}

  listTasks() {
    return Promise.resolve([]);
  }

  readTask(): Promise<SavedTask | undefined> {
    if (this.head === 0) return Promise.resolve(undefined);
    const files = [...this.files].map(([path, text]) => ({path, text}));
    return Promise.resolve({...TASK, head: String(this.head), lastSave: '', files});
  }

  readFile(path: string) {
    return Promise.resolve(path === PATH ? LIVE : null);
  }

  async commit(commit: Commit): Promise<SavedTask> {
    const other = this.otherSaves.shift();
    if (other !== undefined) {
      this.files.set(PATH, other);
      this.head += 1;
    }
    const head = this.head === 0 ? undefined : String(this.head);
    if (commit.parent !== head) throw new StaleHeadError();
    for (const {path, content} of commit.changes) this.files.set(path, content as string | null);
    this.commits.push(commit);
    this.head += 1;
    return (await this.readTask())!;
  }

  readPicture(): Promise<Blob> {
    return Promise.reject(new Error('Not needed here.'));
  }

  undo(): Promise<SavedTask> {
    return Promise.reject(new Error('Not needed here.'));
  }

  update(): Promise<SavedTask> {
    return Promise.reject(new Error('Not needed here.'));
  }

  discard() {
    return Promise.resolve();
  }
}

const neverAsk: ResolveConflicts = () => Promise.reject(new Error('Asked without a conflict.'));

function save(
  repository: Repository,
  text: Partial<EditedText>,
  resolve: ResolveConflicts = neverAsk,
): Promise<SavedTask> {
  const texts = [{path: PATH, base: LIVE, text: LIVE, ...text}];
  return saveTask(repository, TASK, {texts, others: [], label: 'Hours'}, resolve);
}

describe('saveTask', () => {
  it('names the first commit after the task', async () => {
    const repository = new MemoryRepository();
    await save(repository, {text: LIVE.replace('first', 'us')});
    expect(repository.commits).toMatchObject([{parent: undefined, message: 'Storm\n\nHours'}]);
    const base = LIVE.replace('first', 'us');
    await save(repository, {base, text: base.replace('us', 'now')});
    expect(repository.commits[1]).toMatchObject({parent: '1', message: 'Hours'});
  });

  it('merges the changes of two people', async () => {
    const repository = new MemoryRepository([LIVE.replace('"1"', '"2"')]);
    await save(repository, {text: LIVE.replace('first', 'us')});
    expect(repository.files.get(PATH)).toBe('note: Call us\nphone: "2"\n');
  });

  it.each([
    {side: 'mine' as const, note: 'Call us'},
    {side: 'theirs' as const, note: 'Write'},
  ])('keeps $side when both changed the same field', async ({side, note}) => {
    const repository = new MemoryRepository([LIVE.replace('Call first', 'Write')]);
    const resolve = vi.fn(() => Promise.resolve([side]));
    await save(repository, {text: LIVE.replace('Call first', 'Call us')}, resolve);
    expect(resolve).toHaveBeenCalledWith(PATH, [{path: 'note', mine: 'Call us', theirs: 'Write'}]);
    expect(repository.files.get(PATH)).toContain(`note: ${note}`);
  });

  it('saves nothing when the editor postpones the decision', async () => {
    const repository = new MemoryRepository([LIVE.replace('Call first', 'Write')]);
    const text = LIVE.replace('Call first', 'Call us');
    await expect(save(repository, {text}, () => Promise.resolve(undefined))).rejects.toThrow(
      'Nothing is lost.',
    );
    expect(repository.commits).toEqual([]);
  });

  it('refuses a new entry with a name that exists', async () => {
    const entry = {base: undefined, text: 'note: Mine\n'};
    await expect(save(new MemoryRepository(), entry)).rejects.toThrow('this name');
  });

  it('says so when there is nothing to save', async () => {
    const changed = {base: 'note: Call first\n', text: LIVE};
    await expect(save(new MemoryRepository(), changed)).rejects.toThrow('nothing to save');
  });

  it('refuses to change an entry that the task deletes', async () => {
    const repository = new MemoryRepository();
    const others = [{path: PATH, content: null}];
    await saveTask(repository, TASK, {texts: [], others, label: 'Delete'}, neverAsk);
    await expect(save(repository, {text: 'note: Mine\n'})).rejects.toThrow('deletes the entry');
  });

  it('asks before it saves an entry that a colleague deleted', async () => {
    const repository = new MemoryRepository();
    const entry = {path: 'b.yml', base: 'b: 1\n', text: 'b: 2\n'};
    const keep = (side: Side) => save(repository, entry, () => Promise.resolve([side]));
    await expect(keep('theirs')).rejects.toThrow('stays deleted');
    expect(repository.commits).toEqual([]);
    await keep('mine');
    expect(repository.files.get('b.yml')).toBe('b: 2\n');
  });

  it('gives up after three saves by colleagues', async () => {
    const repository = new MemoryRepository(['a: 1\n', 'a: 2\n', 'a: 3\n', 'a: 4\n']);
    await expect(
      save(repository, {path: 'b.yml', base: undefined, text: 'b: 1\n'}),
    ).rejects.toThrow(StaleHeadError);
  });
});

describe('findFreePath', () => {
  const path = 'reviews/2026-10-14-lv.mdx';
  const secondPath = 'reviews/2026-10-14-lv-2.mdx';
  const base = undefined;
  const find = (repository: Repository, ...ownTexts: string[]) =>
    findFreePath(repository, TASK.branch, path, ownTexts);

  it('numbers the file of an entry whose name is taken', async () => {
    const repository = new MemoryRepository();
    expect(await find(repository, 'one')).toEqual({path, base});
    await save(repository, {path, base, text: 'one'});
    expect(await find(repository, 'two')).toEqual({path: secondPath, base});
    const live = await findFreePath(repository, TASK.branch, PATH, ['one']);
    expect(live).toEqual({path: PATH.replace('.yml', '-2.yml'), base});
  });

  it('finds the entry again that was saved without an answer', async () => {
    const repository = new MemoryRepository();
    await save(repository, {path, base, text: 'one'});
    const target = await find(repository, 'one', 'one and more');
    expect(target).toEqual({path, base: 'one'});
    await save(repository, {...target, text: 'one and more'});
    expect(repository.files.get(path)).toBe('one and more');
  });

  it('skips the file of an entry that the task deletes', async () => {
    const repository = new MemoryRepository();
    const others = [{path, content: null}];
    await saveTask(repository, TASK, {texts: [], others, label: 'Delete'}, neverAsk);
    expect(await find(repository, 'one')).toEqual({path: secondPath, base});
  });
});
