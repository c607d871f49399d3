import {afterEach, describe, expect, it, vi} from 'vitest';
import {GitHubRepository} from '../src/tasks/gitHubRepository';
import {MemoryGitHub} from './support/memoryGitHub';
import {connect, FILES, HOURS, PERSON, PORTRAIT, save, TASK} from './support/task';

const OTHER_HOURS = {path: HOURS, base: FILES[HOURS], text: 'note: Ring first\n'};

describe('GitHubRepository', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('lists open tasks, without other pull requests', async () => {
    const makePull = (ref: string, repository: string) => ({
      title: TASK.title,
      html_url: 'https://github.com/acme/site/pull/7',
      head: {ref, repo: {full_name: repository}},
    });
    const pulls = [
      makePull(TASK.branch, 'acme/site'),
      makePull('fix-typo', 'acme/site'),
      makePull(TASK.branch, 'stranger/site'),
    ];
    const fetch = vi.fn((_: string, __: RequestInit) => Promise.resolve(Response.json(pulls)));
    vi.stubGlobal('fetch', fetch);
    const place = {repository: 'acme/site', branch: 'main', token: 'ghu_1'};
    const tasks = await new GitHubRepository(place).listTasks();
    expect(tasks).toEqual([{...TASK, url: 'https://github.com/acme/site/pull/7'}]);
    expect(fetch.mock.calls[0]![1].headers).toMatchObject({authorization: 'token ghu_1'});
  });

  it('reads the texts of changed files, but no pictures', async () => {
    const repository = connect(new MemoryGitHub(FILES));
    const others = [
      {path: PERSON, content: null},
      {path: PORTRAIT, content: '<svg></svg>'},
    ];
    const {files} = await save(repository, {texts: [OTHER_HOURS], others});
    expect(files).toEqual([
      {path: HOURS, text: OTHER_HOURS.text},
      {path: PERSON, text: null},
      {path: PORTRAIT, text: undefined},
    ]);
  });

  it('lists the former name of a renamed file as deleted', async () => {
    const repository = connect(new MemoryGitHub(FILES));
    const path = 'pages-content/staff/bea.mdx';
    const texts = [{path, base: undefined, text: FILES[PERSON]}];
    const {files} = await save(repository, {texts, others: [{path: PERSON, content: null}]});
    expect(files).toEqual([
      {path: PERSON, text: null},
      {path, text: FILES[PERSON]},
    ]);
  });

  it('names a file of the task that the live site has renamed', async () => {
    const gitHub = new MemoryGitHub(FILES);
    const repository = connect(gitHub);
    await save(repository, {texts: [OTHER_HOURS]});
    gitHub.change(HOURS, null);
    gitHub.change('pages-content/new.yml', FILES[HOURS]);
    const task = await repository.readTask(TASK.branch);
    expect(task?.liveChanges?.paths).toEqual([HOURS]);
  });
});
