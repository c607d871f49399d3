import {afterEach, describe, expect, it, vi} from 'vitest';
import type {Repository} from '../src/tasks/repository';
import {updateTask} from '../src/tasks/updateTask';
import {MemoryGitHub, type Failure} from './support/memoryGitHub';
import {connect, FILES, HOURS, neverAsk, PERSON, PORTRAIT, save, TASK} from './support/task';

const changeNote = (repository: Repository) =>
  save(repository, {texts: [{path: HOURS, base: FILES[HOURS], text: 'note: Ring first\n'}]});

interface Act {
  title: string;
  prepare?: (repository: Repository, gitHub: MemoryGitHub) => Promise<unknown>;
  run(repository: Repository): Promise<unknown>;
}

const ACTS: Act[] = [
  {title: 'a first save', run: changeNote},
  {
    title: 'another save',
    prepare: changeNote,
    run: (repository) =>
      save(repository, {texts: [{path: HOURS, base: 'note: Ring first\n', text: 'note: Call\n'}]}),
  },
  {
    title: 'a new entry',
    run: (repository) =>
      save(repository, {
        texts: [{path: 'pages-content/staff/kim.mdx', base: undefined, text: 'Kim'}],
      }),
  },
  {
    title: 'a deletion',
    run: (repository) =>
      save(repository, {others: [PERSON, PORTRAIT].map((path) => ({path, content: null}))}),
  },
  {
    title: 'a new name',
    run: (repository) =>
      save(repository, {
        texts: [{path: 'pages-content/staff/bea.mdx', base: undefined, text: 'Bea'}],
        others: [{path: PERSON, content: null}],
      }),
  },
  {
    title: 'an update with the live site',
    prepare: async (repository, gitHub) => {
      await changeNote(repository);
      gitHub.change(HOURS, 'note: Call first\nphone: "2"\n');
    },
    run: (repository) => updateTask(repository, TASK.branch, neverAsk),
  },
  {
    title: 'a discarded task',
    prepare: changeNote,
    run: (repository) => repository.discard(TASK.branch),
  },
];

/** Does an act with one failing request. If that breaks it, does the same again without. */
async function tryTwice({prepare, run}: Act, failingRequest: number, failure: Failure) {
  const gitHub = new MemoryGitHub(FILES);
  const repository = connect(gitHub);
  await prepare?.(repository, gitHub);
  const start = gitHub.requests.length;
  gitHub.fail = (request) => (request - start === failingRequest ? failure : undefined);
  await run(repository).catch(() => {
    gitHub.fail = () => undefined;
    return run(repository);
  });
  const requestCount = gitHub.requests.length - start;
  return {requestCount, files: gitHub.read(TASK.branch), pulls: gitHub.openPulls};
}

describe('the editor on GitHub', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(ACTS)('completes $title on a second try, wherever the first broke', async (act) => {
    const {requestCount, ...expected} = await tryTwice(act, -1, 'is lost on the way');
    for (const failure of ['is lost on the way', 'is lost on the way back'] as const) {
      for (let request = 0; request < requestCount; request += 1) {
        const result = tryTwice(act, request, failure);
        await expect(result, `request ${request} ${failure}`).resolves.toMatchObject(expected);
      }
    }
  });

  it('starts a task again that was approved in the meantime', async () => {
    const gitHub = new MemoryGitHub(FILES);
    const repository = connect(gitHub);
    await changeNote(repository);
    gitHub.approve(TASK.branch);
    expect(await repository.readTask(TASK.branch)).toBeUndefined();
    const text = 'note: Ring first, please\n';
    await save(repository, {texts: [{path: HOURS, base: 'note: Ring first\n', text}]});
    expect(gitHub.openPulls).toEqual([TASK.branch]);
    expect(gitHub.read(TASK.branch)).toEqual({...FILES, [HOURS]: text});
  });

  it('keeps the save of an approved task without a new pull request', async () => {
    const gitHub = new MemoryGitHub(FILES);
    const repository = connect(gitHub);
    await changeNote(repository);
    gitHub.approve(TASK.branch);
    const changePerson = () =>
      save(repository, {texts: [{path: PERSON, base: FILES[PERSON], text: 'Bea.\n'}]});
    gitHub.fail = (_, request) => (request === 'POST pulls' ? 'is lost on the way' : undefined);
    await expect(changePerson()).rejects.toThrow();
    gitHub.fail = () => undefined;
    await save(repository, {
      texts: [{path: HOURS, base: 'note: Ring first\n', text: 'note: Call\n'}],
    });
    expect(gitHub.read(TASK.branch)).toMatchObject({[HOURS]: 'note: Call\n', [PERSON]: 'Bea.\n'});
    expect(gitHub.openPulls).toEqual([TASK.branch]);
  });
});
