import {vi} from 'vitest';
import {GitHubRepository} from '../../src/tasks/gitHubRepository';
import type {Repository, SavedTask} from '../../src/tasks/repository';
import {saveTask, type ResolveConflicts, type TaskChanges} from '../../src/tasks/saveTask';
import type {MemoryGitHub} from './memoryGitHub';

/** The task that the tests work on. */
export const TASK = {branch: 'edit/storm', title: 'Storm on Monday'};

export const HOURS = 'pages-content/_practice/hours.yml';
export const PERSON = 'pages-content/staff/beth.mdx';
export const PORTRAIT = 'static/img/team/beth.svg';

/** Content for a repository in memory. */
export const FILES = {
  [HOURS]: 'note: Call first\n',
  [PERSON]: '---\nname: Beth\n---\n\nBeth.\n',
  [PORTRAIT]: '<svg/>',
};

/** For changes without a conflict. */
export const neverAsk: ResolveConflicts = () =>
  Promise.reject(new Error('Asked without a conflict.'));

/** Opens the repository of a GitHub in memory, until `vi.unstubAllGlobals`. */
export function connect(gitHub: MemoryGitHub): Repository {
  vi.stubGlobal('fetch', gitHub.fetch);
  return new GitHubRepository({repository: 'acme/site', branch: 'main', token: 'ghu_1'});
}

/** Saves changes of the task, without a conflict. */
export function save(repository: Repository, changes: Partial<TaskChanges>): Promise<SavedTask> {
  return saveTask(repository, TASK, {texts: [], others: [], label: 'Save', ...changes}, neverAsk);
}
