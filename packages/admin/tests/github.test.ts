import {afterEach, describe, expect, it, vi} from 'vitest';
import {createGitHubRepository} from '../src/tasks/github';
import {StaleHeadError} from '../src/tasks/repository';
import {saveTask} from '../src/tasks/saveTask';

const TASK = {branch: 'edit/storm', title: 'Storm on Monday'};
const HOURS = 'pages-content/_practice/hours.yml';

interface Call {
  request: string;
  body: Record<string, unknown> | undefined;
  headers: Record<string, string>;
}

/** Answers the editor's requests like GitHub, from answers by request, with or without query. */
function startGitHub(answers: Record<string, unknown>) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (url: string, {method, body, headers}: RequestInit) => {
    const address = url.replace('https://api.github.com/repos/acme/site/', '');
    const withQuery = `${method} ${decodeURIComponent(address)}`;
    const request = withQuery.split('?')[0] ?? '';
    calls.push({
      request,
      body:
        body === undefined ? undefined : (JSON.parse(body as string) as Record<string, unknown>),
      headers: headers as Record<string, string>,
    });
    const answer = answers[withQuery] ?? answers[request];
    if (answer === undefined) return Promise.resolve(Response.json({}, {status: 404}));
    if (typeof answer === 'number') return Promise.resolve(Response.json({}, {status: answer}));
    return Promise.resolve(
      typeof answer === 'string' ? new Response(answer) : Response.json(answer),
    );
  });
  const place = {repository: 'acme/site', branch: 'main', token: 'ghu_1'};
  return {calls, repository: createGitHubRepository(place)};
}

const PULL = {
  title: TASK.title,
  html_url: 'https://github.com/acme/site/pull/7',
  head: {ref: TASK.branch, repo: {full_name: 'acme/site'}},
};

const makeMerged = (sha: string) => ({...PULL, state: 'closed', head: {...PULL.head, sha}});

/** The comparison of a branch that has everything of main. */
const UP_TO_DATE = {base_commit: {sha: 'c0'}, merge_base_commit: {sha: 'c0'}};

/** The answers for a task whose branch has one commit on top of main. */
const SAVED = {
  'GET pulls': [
    PULL,
    {...PULL, head: {...PULL.head, ref: 'fix-typo'}},
    {...PULL, head: {...PULL.head, repo: {full_name: 'stranger/site'}}},
  ],
  'GET git/ref/heads/edit/storm': {object: {sha: 'c1'}},
  'GET compare/main...c1': {
    ...UP_TO_DATE,
    commits: [{commit: {message: 'Storm on Monday\n\nOpening hours'}, parents: [{sha: 'c0'}]}],
    files: [
      {filename: HOURS, status: 'modified'},
      {filename: 'static/img/team/beth.svg', status: 'removed'},
      {filename: 'static/img/team/ana.jpg', status: 'added'},
    ],
  },
  [`GET contents/${HOURS}`]: 'note: Mine\n',
  'GET git/commits/c1': {tree: {sha: 't1'}, parents: [{sha: 'c0'}]},
  'GET git/commits/c0': {tree: {sha: 't0'}, parents: []},
  'POST git/trees': {sha: 't2'},
  'POST git/commits': {sha: 'c2'},
  'PATCH git/refs/heads/edit/storm': {},
};

describe('createGitHubRepository', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reads the tasks with their files', async () => {
    const {repository, calls} = startGitHub(SAVED);
    expect(await repository.listTasks()).toEqual([{...TASK, url: PULL.html_url}]);
    expect(await repository.readTask(TASK.branch)).toMatchObject({
      head: 'c1',
      lastSave: 'Opening hours',
      files: [
        {path: HOURS, text: 'note: Mine\n'},
        {path: 'static/img/team/beth.svg', text: null},
        {path: 'static/img/team/ana.jpg', text: undefined},
      ],
    });
    expect(calls[0]?.headers.authorization).toBe('token ghu_1');
  });

  it('lists the former name of a renamed file as deleted', async () => {
    const {repository} = startGitHub({
      ...SAVED,
      'GET compare/main...c1': {
        ...UP_TO_DATE,
        commits: [],
        files: [{filename: HOURS, previous_filename: 'pages-content/old.mdx', status: 'renamed'}],
      },
    });
    expect((await repository.readTask(TASK.branch))?.files).toEqual([
      {path: 'pages-content/old.mdx', text: null},
      {path: HOURS, text: 'note: Mine\n'},
    ]);
  });

  it('names a file of the task that the live site has renamed', async () => {
    const {repository} = startGitHub({
      ...SAVED,
      'GET compare/main...c1': {...SAVED['GET compare/main...c1'], base_commit: {sha: 'c5'}},
      'GET compare/c0...c5': {
        files: [{filename: 'pages-content/new.yml', previous_filename: HOURS, status: 'renamed'}],
      },
    });
    const task = await repository.readTask(TASK.branch);
    expect(task?.liveChanges).toEqual({start: 'c0', live: 'c5', paths: [HOURS]});
  });

  it.each([
    {title: 'ignores a branch that was merged', pulls: [makeMerged('c1')], head: undefined},
    {title: 'reads a branch that was saved since', pulls: [makeMerged('c0')], head: 'c1'},
    {title: 'reads a branch that never had a pull request', pulls: [], head: 'c1'},
  ])('$title', async ({pulls, head}) => {
    const {repository} = startGitHub({
      ...SAVED,
      'GET pulls': [],
      'GET pulls?head=acme:edit/storm&state=all': pulls,
    });
    expect((await repository.readTask(TASK.branch))?.head).toBe(head);
  });

  it('starts a task with a branch and a pull request', async () => {
    const {repository, calls} = startGitHub({
      ...SAVED,
      'GET git/ref/heads/main': {object: {sha: 'c0'}},
      'POST git/refs': {},
      'POST pulls': PULL,
    });
    const changes = [{path: HOURS, content: 'note: Mine\n'}];
    await repository.commit({task: TASK, parent: undefined, message: 'Storm', changes});
    const findBody = (request: string) => calls.find((call) => call.request === request)?.body;
    expect(findBody('POST git/trees')).toMatchObject({base_tree: 't0'});
    expect(findBody('POST git/commits')).toMatchObject({parents: ['c0'], tree: 't2'});
    expect(findBody('POST git/refs')).toEqual({ref: 'refs/heads/edit/storm', sha: 'c2'});
    expect(findBody('POST pulls')).toEqual({base: 'main', head: TASK.branch, title: TASK.title});
  });

  it.each([
    {title: 'the same text', text: 'note: Mine\n', commits: 0},
    {title: 'another text', text: 'note: Ours\n', commits: 1},
  ])('opens the missing pull request when $title is saved again', async ({text, commits}) => {
    const {repository, calls} = startGitHub({
      ...SAVED,
      'GET pulls': [],
      'GET git/ref/heads/main': {object: {sha: 'c0'}},
      'POST git/refs': 422,
      'GET compare/main...c1': {
        ...UP_TO_DATE,
        commits: [{commit: {message: `${TASK.title}\n\nOpening hours`}, parents: [{sha: 'c0'}]}],
        files: [{filename: HOURS, status: 'modified'}],
      },
      'PATCH git/refs/heads/edit/storm': {},
      'POST pulls': PULL,
    });
    const texts = [{path: HOURS, base: 'note: Mine\n', text}];
    const neverAsk = () => Promise.reject(new Error('Asked without a conflict.'));
    await saveTask(repository, TASK, {texts, others: [], label: 'Hours'}, neverAsk);
    const count = (request: string) => calls.filter((call) => call.request === request).length;
    expect([count('POST git/refs'), count('POST git/commits')]).toEqual([0, commits]);
    expect(calls.find(({request}) => request === 'POST pulls')?.body).toMatchObject({
      head: TASK.branch,
      title: TASK.title,
    });
  });

  it('refuses to force a branch that a colleague has moved', async () => {
    const {repository, calls} = startGitHub({...SAVED, 'PATCH git/refs/heads/edit/storm': 422});
    const changes = [{path: HOURS, content: 'note: Ours\n'}];
    const commit = {task: TASK, parent: 'c1', message: 'Hours', changes};
    await expect(repository.commit(commit)).rejects.toThrow(StaleHeadError);
    expect(calls.at(-1)?.body).toEqual({sha: 'c2', force: false});
  });

  it('undoes the last save with the files before it', async () => {
    const {repository, calls} = startGitHub(SAVED);
    const task = {...TASK, head: 'c1', lastSave: 'Opening hours', files: []};
    await repository.undo(task);
    expect(calls.find(({request}) => request === 'POST git/commits')?.body).toEqual({
      message: 'Undo: Opening hours',
      tree: 't0',
      parents: ['c1'],
    });
  });
});
