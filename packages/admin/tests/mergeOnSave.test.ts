import {API} from 'decap-cms-backend-github';
import {describe, expect, it, vi} from 'vitest';
import {FakeGitHub} from '@dental/testing/fakeGitHub';
import {
  SavedMeanwhile,
  type Backend,
  type GitHubApi,
  type Saved,
  type SaveOptions,
} from '../src/drafts/backend';
import {carrying} from '../src/drafts/rebase';
import {keepCommits} from '../src/drafts/github';
import {say} from '../src/drafts/saying';
import {withMergeOnSave, type Decide} from '../src/drafts/mergeOnSave';
import {yamlFormat} from '../src/format';

vi.mock('../src/drafts/saying', () => ({say: vi.fn(), sayNothing: vi.fn()}));
vi.mock('../src/checks/client', () => ({
  names: () => Promise.resolve({pictures: {'team/rosa-bcdfgh': '/rosa.jpg'}}),
}));
// Decap CMS takes it for granted that it is in a browser.
vi.hoisted(() => {
  const storage = {setItem: () => undefined, removeItem: () => undefined};
  Object.assign(globalThis, {window: globalThis, localStorage: storage});
});

// Older versions of Node have none.
vi.stubGlobal('navigator', {onLine: true});

const PATH = 'pages-content/_practice/hours.yml';
const LIVE = 'note: Call first\nphone: "1"\n';
const OPTIONS: SaveOptions = {collectionName: 'facts', commitMessage: 'Changes facts: hours'};

const IDS = {collection: 'facts', slug: 'hours'};

const COLLECTIONS = [
  {
    ...{name: 'facts', label: 'Facts', format: '', extension: 'yml'},
    files: [{name: 'hours', label: '', file: PATH, fields: []}],
  },
];

const TAKING_OUT = {mayTakeOut: () => Promise.resolve(true), showTakenOut: () => undefined};

let count = 0;

/** A backend that keeps one file; `quicker` are the texts that others save just before a save of ours. */
class Memory implements Backend {
  /** Another one for each test. */
  readonly live = `${LIVE}# ${(count += 1)}\n`;
  draft: string | undefined;
  quicker: string[] = [];
  discussion?: Backend['discussion'];
  readonly saves: (SaveOptions & Saved['dataFiles'][0])[] = [];

  getEntry(path: string) {
    return Promise.resolve({
      data: path === PATH ? this.live : null,
      file: {path, id: `id of ${this.live}`},
    });
  }
  unpublishedEntry() {
    if (this.draft === undefined)
      return Promise.reject(Object.assign(new Error(), {notUnderEditorialWorkflow: true}));
    return Promise.resolve({...IDS, diffs: [{path: PATH, id: `id of ${this.draft}`}]});
  }
  deleteUnpublishedEntry() {
    return Promise.resolve();
  }
  unpublishedEntryDataFile(..._: string[]) {
    return Promise.resolve(this.draft ?? null);
  }
  persistEntry({dataFiles: [file]}: Saved, options: SaveOptions): Promise<unknown> {
    this.draft = this.quicker.shift() ?? this.draft;
    const {raw, was} = file;
    if (was !== `id of ${this.draft ?? this.live}`) return Promise.reject(new SavedMeanwhile());
    this.draft = raw;
    this.saves.push({...options, ...file});
    return Promise.resolve();
  }
  status() {
    return Promise.resolve({auth: {status: true}, api: {status: true, statusPage: ''}});
  }
}

function start() {
  vi.mocked(say).mockClear();
  const decide = vi.fn<Decide>().mockResolvedValue(['theirs']);
  const backend = new (withMergeOnSave(Memory, {
    decide,
    ...TAKING_OUT,
    collections: COLLECTIONS,
    pages: [],
  }))() as Backend as Memory;
  const format = carrying(yamlFormat);
  const save = (change: Record<string, string>, options: Partial<SaveOptions> = {}) => {
    const raw = format.toFile({...format.fromFile(backend.live), ...change});
    return backend.persistEntry(
      {dataFiles: [{path: PATH, slug: 'hours', raw}], assets: []},
      {...OPTIONS, ...options},
    );
  };
  return {backend, decide, save};
}

describe('a save', () => {
  it('of an entry that somebody else has begun meanwhile goes to their draft and keeps what they changed', async () => {
    const {backend, save} = start();
    backend.draft = backend.live.replace('"1"', '"2"');
    await save({note: 'Write first'});
    expect(backend.saves).toMatchObject([{unpublished: true}]);
    expect(backend.draft).toContain('note: Write first\nphone: "2"\n');
    expect(say).toHaveBeenLastCalledWith({state: 'saved', isShared: true});
  });

  it('begins again when somebody else was quicker, and gives up in words after a while', async () => {
    const {backend, save} = start();
    backend.quicker = [backend.live.replace('"1"', '"2"'), backend.live.replace('"1"', '"3"')];
    await save({note: 'Write first'});
    expect(backend.draft).toContain('note: Write first\nphone: "3"\n');
    backend.quicker = ['4', '5', '6'].map((digit) => backend.live.replace('"1"', `"${digit}"`));
    await expect(save({note: 'Ring first'})).rejects.toThrow(
      /at the same moment.*kept in this browser/,
    );
  });

  it('asks whose change holds, and saves nothing while that is open', async () => {
    const {backend, decide, save} = start();
    backend.draft = backend.live.replace('Call', 'Ring');
    decide.mockResolvedValueOnce(undefined);
    await expect(save({note: 'Write first'})).rejects.toThrow(/Nothing was saved/);
    expect(backend.saves).toEqual([]);
    await save({note: 'Write first'});
    expect(backend.draft).toContain('note: Ring first\nphone: "1"\n');
  });

  it('of a new file never lands in a file of that name', async () => {
    const {backend, save} = start();
    await expect(save({note: 'Mine'}, {newEntry: true})).rejects.toThrow(
      /Save again: yours then gets a name of its own/,
    );
    expect(backend.saves).toEqual([]);
  });

  it('that shows a photograph which nobody has is refused in words', async () => {
    const {backend, save} = start();
    await expect(save({note: 'cases/chipped-tooth-bcdfgh'})).rejects.toThrow(
      /A photograph is not here any more. Drop it/,
    );
    expect(backend.saves).toEqual([]);
    await save({note: 'team/rosa-bcdfgh'});
    expect(backend.saves).toHaveLength(1);
  });

  it('says what became of it: that it hangs after a while, that it failed and why, and that a colleague has to approve it', async () => {
    const {backend, save} = start();
    const states = () => vi.mocked(say).mock.calls.map(([{state}]) => state);
    vi.useFakeTimers();
    let end: (error: Error) => void = () => undefined;
    backend.unpublishedEntry = () => new Promise((_, reject) => (end = reject));
    const hanging = save({note: 'Mine'}).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(states()).toEqual(['slow']);
    end(Object.assign(new Error('Server Error'), {status: 500}));
    expect(await hanging).toContain('Save again in a minute');
    expect(say).toHaveBeenLastCalledWith({state: 'failed', why: await hanging});
    vi.useRealTimers();
    backend.unpublishedEntry = () =>
      Promise.reject(Object.assign(new Error(), {notUnderEditorialWorkflow: true}));
    backend.discussion = (branch) => Promise.resolve(`https://example.com/${branch}`);
    await save({note: 'Mine'});
    const link = 'https://example.com/cms/facts/hours';
    await vi.waitFor(() =>
      expect(say).toHaveBeenLastCalledWith({state: 'saved', isShared: false, link}),
    );
  });

  it('never uploads or deletes beside a draft, where it would go live at once', async () => {
    const backend = start().backend as unknown as Record<
      string,
      (paths: string[]) => Promise<unknown>
    >;
    for (const action of ['persistMedia', 'deleteFiles', 'publishUnpublishedEntry'])
      await expect(backend[action]?.(['static/img/a.jpg'])).rejects.toThrow(/^Nothing was changed/);
  });

  it('that takes an entry out is a draft, which says so when it is opened, and is not written over', async () => {
    const {backend, save} = start();
    const deleting = backend as unknown as {
      deleteFiles(paths: string[], message: string): Promise<void>;
    };
    await deleting.deleteFiles([PATH], 'Takes hours out');
    expect(backend.saves).toMatchObject([
      {isTakenOut: true, useWorkflow: true, collectionName: 'facts'},
    ]);
    expect(say).toHaveBeenLastCalledWith({state: 'takenOut'});
    backend.unpublishedEntry = () => Promise.resolve({...IDS, diffs: [{path: PATH, id: ''}]});
    vi.stubGlobal('location', {hash: '#/collections/facts/entries/hours'});
    expect(await backend.unpublishedEntryDataFile('facts', 'hours', PATH, '')).toBe(backend.live);
    expect(say).toHaveBeenLastCalledWith({state: 'gone'});
    await expect(save({note: 'Mine'})).rejects.toThrow(/takes it out/);
  });

  it.each([
    [new TypeError('Failed to fetch'), /There is no connection.*once you are back online/],
    [
      Object.assign(new Error('Bad credentials'), {status: 401}),
      /sign-in has run out.*sign in again/,
    ],
    [
      Object.assign(new Error('Resource not accessible'), {status: 403}),
      /does not let your account save/,
    ],
  ])('that fails says what to do: %s', async (error, words) => {
    const {backend, save} = start();
    backend.unpublishedEntry = () => Promise.reject(error);
    await expect(save({note: 'Mine'})).rejects.toThrow(words);
  });
});

describe('GitHub', () => {
  /** What of its branch's answers is asked; `head` is where the draft's branch is. */
  function api(over: Partial<GitHubApi> = {}): GitHubApi {
    return {
      editorialWorkflowGit: vi.fn().mockResolvedValue('by Decap'),
      diffFromFile: vi.fn().mockResolvedValue({sha: 'former'}),
      createBranch: vi.fn().mockResolvedValue('anew'),
      createRef: vi.fn().mockResolvedValue('created'),
      getBranch: vi.fn().mockResolvedValue({commit: {sha: 'head'}}),
      getBranchPullRequest: vi.fn().mockResolvedValue({}),
      getFileSha: vi.fn().mockResolvedValue('known'),
      updateTree: vi.fn().mockResolvedValue({sha: 'tree'}),
      commit: vi.fn().mockResolvedValue({sha: 'commit'}),
      patchBranch: vi.fn().mockResolvedValue('moved'),
      ...over,
    };
  }
  const file = {path: PATH, slug: 'hours', raw: LIVE, was: 'known'};
  const inDraft = {...OPTIONS, unpublished: true};

  it('gets a commit on top of the draft, which it refuses if the branch has moved on', async () => {
    const github = api();
    keepCommits(github);
    await github.editorialWorkflowGit([file], 'hours', [], inDraft);
    expect(github.updateTree).toHaveBeenCalledWith('head', [file]);
    // Without force.
    expect(github.patchBranch).toHaveBeenCalledWith('cms/facts/hours', 'commit');

    const moved = api({
      patchBranch: vi.fn().mockRejectedValue(Object.assign(new Error(), {status: 422})),
    });
    keepCommits(moved);
    await expect(moved.editorialWorkflowGit([file], 'hours', [], inDraft)).rejects.toThrow(
      SavedMeanwhile,
    );
    const changed = api({getFileSha: vi.fn().mockResolvedValue('another')});
    keepCommits(changed);
    await expect(changed.editorialWorkflowGit([file], 'hours', [], inDraft)).rejects.toThrow(
      SavedMeanwhile,
    );
    expect(changed.patchBranch).not.toHaveBeenCalled();
  });

  it('takes a file out in a draft alone, and says so of the draft', async () => {
    const server = new FakeGitHub();
    await server.start();
    server.answers = {
      'GET /branches/main': {commit: {sha: 'live'}},
      'POST /git/trees': {sha: 'tree'},
      'POST /git/commits': {sha: 'commit'},
      'POST /pulls': {number: 7, labels: []},
    };
    const github = new API({
      apiRoot: server.address,
      repo: 'practice/website',
      branch: 'main',
      cmsLabelPrefix: '',
    });
    keepCommits(github);
    await github.editorialWorkflowGit([{...file, raw: '', isTakenOut: true}], 'hours', [], OPTIONS);
    const to = (path: string) =>
      server.changes.filter((change) => change.path === path).map(({body}) => body);
    expect(to('/git/trees')).toMatchObject([{base_tree: 'live', tree: [{path: PATH, sha: null}]}]);
    expect(to('/git/refs')).toMatchObject([{ref: 'refs/heads/cms/facts/hours', sha: 'commit'}]);
    const diff = {filename: PATH, status: 'removed', sha: 'former'};
    expect(await github.diffFromFile(diff)).toMatchObject({path: PATH, sha: ''});
    server.stop();
  });

  it('never has the branch of an open draft begun anew, only one that is left of a merged draft', async () => {
    const exists = {createRef: vi.fn().mockRejectedValue(new Error('Reference already exists'))};
    const open = api(exists);
    keepCommits(open);
    await expect(open.createBranch('cms/facts/hours', 'commit')).rejects.toThrow(SavedMeanwhile);
    const left = api({...exists, getBranchPullRequest: vi.fn().mockRejectedValue(new Error())});
    keepCommits(left);
    expect(await left.createBranch('cms/facts/hours', 'commit')).toBe('anew');
  });
});
