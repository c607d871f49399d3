import {API} from 'decap-cms-backend-github';
import {describe, expect, it, vi} from 'vitest';
import {FakeGitHub} from '@dental/testing/fakeGitHub';
import {
  StaleVersionError,
  type Backend,
  type EntryChange,
  type GitHubApi,
  type SaveOptions,
} from '../src/drafts/backend';
import {withBaseText} from '../src/drafts/baseText';
import {preventOverwrites} from '../src/drafts/github';
import {withMergeOnSave, type ResolveConflicts} from '../src/drafts/mergeOnSave';
import {showSaveStatus} from '../src/drafts/saveStatus';
import {yamlFormat} from '../src/format';

vi.mock('../src/drafts/saveStatus', () => ({showSaveStatus: vi.fn(), clearSaveStatus: vi.fn()}));
vi.mock('../src/checks/client', () => ({
  getContentWorker: () => ({
    findDependents: () => Promise.resolve(['static/img/cases/1-before.jpg', 'pages-content/a.mdx']),
  }),
  loadTextChoices: () => Promise.resolve({pictures: {'team/rosa-bcdfgh': '/rosa.jpg'}}),
}));
// Decap CMS assumes that it runs in a browser.
vi.hoisted(() => {
  const storage = {setItem: () => undefined, removeItem: () => undefined};
  Object.assign(globalThis, {window: globalThis, localStorage: storage});
});

// Older versions of Node have no navigator.
vi.stubGlobal('navigator', {onLine: true});

const PATH = 'pages-content/_practice/hours.yml';
const LIVE = 'note: Call first\nphone: "1"\n';
const OPTIONS: SaveOptions = {collectionName: 'facts', commitMessage: 'Changes facts: hours'};

const ENTRY = {collection: 'facts', slug: 'hours'};

const COLLECTIONS = [
  {
    name: 'facts',
    label: 'Facts',
    format: '',
    extension: 'yml',
    files: [{name: 'hours', label: '', file: PATH, fields: []}],
  },
];

let count = 0;

/**
 * A backend with one file. `otherSaves` are the texts that a colleague saves just before each save.
 */
class MemoryBackend implements Backend {
  /** Differs in each test, because saved texts are remembered. */
  readonly live = `${LIVE}# ${(count += 1)}\n`;
  draft: string | undefined;
  otherSaves: string[] = [];
  findDiscussionUrl?: NonNullable<Backend['findDiscussionUrl']>;
  /** The files that the last save deletes besides the entry. */
  deletedFiles: string[] = [];
  readonly saves: (SaveOptions & EntryChange['dataFiles'][0])[] = [];

  getEntry(path: string) {
    return Promise.resolve({
      data: path === PATH ? this.live : null,
      file: {path, id: `id of ${this.live}`},
    });
  }

  unpublishedEntry() {
    if (this.draft === undefined) {
      return Promise.reject(Object.assign(new Error(), {notUnderEditorialWorkflow: true}));
    }
    return Promise.resolve({...ENTRY, diffs: [{path: PATH, id: `id of ${this.draft}`}]});
  }

  deleteUnpublishedEntry() {
    return Promise.resolve();
  }

  unpublishedEntryDataFile(..._: string[]) {
    return Promise.resolve(this.draft ?? null);
  }

  persistEntry(
    {dataFiles: [file, ...others]}: EntryChange,
    options: SaveOptions,
  ): Promise<unknown> {
    this.draft = this.otherSaves.shift() ?? this.draft;
    if (file.baseId !== `id of ${this.draft ?? this.live}`) {
      return Promise.reject(new StaleVersionError());
    }
    this.draft = file.raw;
    this.saves.push({...options, ...file});
    this.deletedFiles = others.filter((other) => other.isDeleted).map((other) => other.path);
    return Promise.resolve();
  }

  status() {
    return Promise.resolve({auth: {status: true}, api: {status: true, statusPage: ''}});
  }
}

function start() {
  vi.mocked(showSaveStatus).mockClear();
  const resolveConflicts = vi.fn<ResolveConflicts>().mockResolvedValue(['theirs']);
  const BackendUnderTest = withMergeOnSave(MemoryBackend, {
    resolveConflicts,
    confirmDelete: () => Promise.resolve(true),
    markDeleted: () => undefined,
    collections: COLLECTIONS,
    pages: [],
  });
  const backend = new BackendUnderTest() as Backend as MemoryBackend;
  const format = withBaseText(yamlFormat);
  const save = (change: Record<string, string>, options: Partial<SaveOptions> = {}) => {
    const raw = format.toFile({...format.fromFile(backend.live), ...change});
    return backend.persistEntry(
      {dataFiles: [{path: PATH, slug: 'hours', raw}], assets: []},
      {...OPTIONS, ...options},
    );
  };
  return {backend, resolveConflicts, save};
}

describe('withMergeOnSave', () => {
  it("adds to a colleague's draft and keeps their changes", async () => {
    const {backend, save} = start();
    backend.draft = backend.live.replace('"1"', '"2"');
    await save({note: 'Write first'});
    expect(backend.saves).toMatchObject([{unpublished: true}]);
    expect(backend.draft).toContain('note: Write first\nphone: "2"\n');
    expect(showSaveStatus).toHaveBeenLastCalledWith({state: 'saved', hasOtherChanges: true});
  });

  it('retries when a colleague saves first, and reports it after three attempts', async () => {
    const {backend, save} = start();
    backend.otherSaves = [backend.live.replace('"1"', '"2"'), backend.live.replace('"1"', '"3"')];
    await save({note: 'Write first'});
    expect(backend.draft).toContain('note: Write first\nphone: "3"\n');
    backend.otherSaves = ['4', '5', '6'].map((digit) => backend.live.replace('"1"', `"${digit}"`));
    await expect(save({note: 'Ring first'})).rejects.toThrow(
      /at the same moment.*browser keeps what you typed/,
    );
  });

  it('saves nothing until a conflict is resolved', async () => {
    const {backend, resolveConflicts, save} = start();
    backend.draft = backend.live.replace('Call', 'Ring');
    resolveConflicts.mockResolvedValueOnce(undefined);
    await expect(save({note: 'Write first'})).rejects.toThrow(/Nothing was saved/);
    expect(backend.saves).toEqual([]);
    await save({note: 'Write first'});
    expect(backend.draft).toContain('note: Ring first\nphone: "1"\n');
  });

  it('refuses to save a new entry over a file with its name', async () => {
    const {backend, save} = start();
    await expect(save({note: 'Mine'}, {newEntry: true})).rejects.toThrow(
      /Save again to get a different name/,
    );
    expect(backend.saves).toEqual([]);
  });

  it("refuses a text with a photograph that doesn't exist", async () => {
    const {backend, save} = start();
    await expect(save({note: 'cases/chipped-tooth-bcdfgh'})).rejects.toThrow(
      /A photo is missing. Drop it/,
    );
    expect(backend.saves).toEqual([]);
    await save({note: 'team/rosa-bcdfgh'});
    expect(backend.saves).toHaveLength(1);
  });

  it('shows when a save is slow, has failed, or needs approval', async () => {
    const {backend, save} = start();
    const listStates = () => vi.mocked(showSaveStatus).mock.calls.map(([{state}]) => state);
    vi.useFakeTimers();
    let fail: (error: Error) => void = () => undefined;
    backend.unpublishedEntry = () => new Promise((_, reject) => (fail = reject));
    const slowSave = save({note: 'Mine'}).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(listStates()).toEqual(['slow']);
    fail(Object.assign(new Error('Server Error'), {status: 500}));
    expect(await slowSave).toContain('Wait a minute, then save again');
    expect(showSaveStatus).toHaveBeenLastCalledWith({state: 'failed', reason: await slowSave});
    vi.useRealTimers();
    backend.unpublishedEntry = () =>
      Promise.reject(Object.assign(new Error(), {notUnderEditorialWorkflow: true}));
    backend.findDiscussionUrl = (branch) => Promise.resolve(`https://example.com/${branch}`);
    await save({note: 'Mine'});
    const link = 'https://example.com/cms/facts/hours';
    await vi.waitFor(() =>
      expect(showSaveStatus).toHaveBeenLastCalledWith({
        state: 'saved',
        hasOtherChanges: false,
        link,
      }),
    );
  });

  it('refuses to upload, delete, or publish outside a draft', async () => {
    const backend = start().backend as unknown as Record<
      string,
      (paths: string[]) => Promise<unknown>
    >;
    for (const action of ['persistMedia', 'deleteFiles', 'publishUnpublishedEntry']) {
      await expect(backend[action]?.(['static/img/a.jpg'])).rejects.toThrow(/^Nothing was changed/);
    }
  });

  it('deletes an entry in a draft, and warns when it opens', async () => {
    const {backend, save} = start();
    const withDelete = backend as unknown as {
      deleteFiles(paths: string[], message: string): Promise<void>;
    };
    await withDelete.deleteFiles([PATH], 'Deletes hours');
    expect(backend.saves).toMatchObject([
      {isDeleted: true, useWorkflow: true, collectionName: 'facts'},
    ]);
    expect(backend.deletedFiles).toEqual(['static/img/cases/1-before.jpg']);
    expect(showSaveStatus).toHaveBeenLastCalledWith({state: 'deleted'});
    backend.unpublishedEntry = () => Promise.resolve({...ENTRY, diffs: [{path: PATH, id: ''}]});
    vi.stubGlobal('location', {hash: '#/collections/facts/entries/hours'});
    expect(await backend.unpublishedEntryDataFile('facts', 'hours', PATH, '')).toBe(backend.live);
    expect(showSaveStatus).toHaveBeenLastCalledWith({state: 'deletedByDraft'});
    await expect(save({note: 'Mine'})).rejects.toThrow(/deletes the entry/);
  });

  it.each([
    {
      problem: 'the connection is lost',
      error: new TypeError('Failed to fetch'),
      message: /You're offline.*back online/,
    },
    {
      problem: 'the session has expired',
      error: Object.assign(new Error('Bad credentials'), {status: 401}),
      message: /signed out.*sign in again/,
    },
    {
      problem: 'the account lacks permission',
      error: Object.assign(new Error('Resource not accessible'), {status: 403}),
      message: /doesn't let your account save/,
    },
  ])('explains what to do when $problem', async ({error, message}) => {
    const {backend, save} = start();
    backend.unpublishedEntry = () => Promise.reject(error);
    await expect(save({note: 'Mine'})).rejects.toThrow(message);
  });
});

describe('preventOverwrites', () => {
  /** A GitHub client whose draft branch is at the commit `head`. */
  function createApi(overrides: Partial<GitHubApi> = {}): GitHubApi {
    return {
      editorialWorkflowGit: vi.fn().mockResolvedValue('by Decap'),
      diffFromFile: vi.fn().mockResolvedValue({sha: 'old'}),
      createBranch: vi.fn().mockResolvedValue('recreated'),
      createRef: vi.fn().mockResolvedValue('created'),
      getBranch: vi.fn().mockResolvedValue({commit: {sha: 'head'}}),
      getBranchPullRequest: vi.fn().mockResolvedValue({}),
      getFileSha: vi.fn().mockResolvedValue('known'),
      updateTree: vi.fn().mockResolvedValue({sha: 'tree'}),
      commit: vi.fn().mockResolvedValue({sha: 'commit'}),
      patchBranch: vi.fn().mockResolvedValue('moved'),
      ...overrides,
    };
  }
  const file = {path: PATH, slug: 'hours', raw: LIVE, baseId: 'known'};
  const inDraft = {...OPTIONS, unpublished: true};

  it('commits on top of the draft, unless the branch has moved on', async () => {
    const github = createApi();
    preventOverwrites(github);
    await github.editorialWorkflowGit([file], 'hours', [], inDraft);
    expect(github.updateTree).toHaveBeenCalledWith('head', [file]);
    // Without force.
    expect(github.patchBranch).toHaveBeenCalledWith('cms/facts/hours', 'commit');

    const movedOn = createApi({
      patchBranch: vi.fn().mockRejectedValue(Object.assign(new Error(), {status: 422})),
    });
    preventOverwrites(movedOn);
    await expect(movedOn.editorialWorkflowGit([file], 'hours', [], inDraft)).rejects.toThrow(
      StaleVersionError,
    );
    const changed = createApi({getFileSha: vi.fn().mockResolvedValue('another')});
    preventOverwrites(changed);
    await expect(changed.editorialWorkflowGit([file], 'hours', [], inDraft)).rejects.toThrow(
      StaleVersionError,
    );
    expect(changed.patchBranch).not.toHaveBeenCalled();
  });

  it('deletes a file only in a draft, and reports the deletion', async () => {
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
    preventOverwrites(github);
    await github.editorialWorkflowGit([{...file, raw: '', isDeleted: true}], 'hours', [], OPTIONS);
    const listBodies = (path: string) =>
      server.changes.filter((change) => change.path === path).map(({body}) => body);
    expect(listBodies('/git/trees')).toMatchObject([
      {base_tree: 'live', tree: [{path: PATH, sha: null}]},
    ]);
    expect(listBodies('/git/refs')).toMatchObject([
      {ref: 'refs/heads/cms/facts/hours', sha: 'commit'},
    ]);
    const diff = {filename: PATH, status: 'removed', sha: 'old'};
    expect(await github.diffFromFile(diff)).toMatchObject({path: PATH, sha: ''});
    server.stop();
  });

  it('recreates the branch of a merged draft, never of an open one', async () => {
    const exists = {createRef: vi.fn().mockRejectedValue(new Error('Reference already exists'))};
    const open = createApi(exists);
    preventOverwrites(open);
    await expect(open.createBranch('cms/facts/hours', 'commit')).rejects.toThrow(StaleVersionError);
    const leftOver = createApi({
      ...exists,
      getBranchPullRequest: vi.fn().mockRejectedValue(new Error()),
    });
    preventOverwrites(leftOver);
    expect(await leftOver.createBranch('cms/facts/hours', 'commit')).toBe('recreated');
  });
});
