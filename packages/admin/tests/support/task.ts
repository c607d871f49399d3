import {vi} from 'vitest';
import {createGitHubRepository} from '../../src/tasks/github';
import type {Repository} from '../../src/tasks/repository';
import type {ResolveConflicts} from '../../src/tasks/saveTask';
import type {MemoryGitHub} from './memoryGitHub';

/** The task that the tests work on. */
export const TASK = {branch: 'edit/storm', title: 'Storm on Monday'};

/** For changes without a conflict. */
export const neverAsk: ResolveConflicts = () =>
  Promise.reject(new Error('Asked without a conflict.'));

/** Opens the repository of a GitHub in memory, until `vi.unstubAllGlobals`. */
export function connect(gitHub: MemoryGitHub): Repository {
  vi.stubGlobal('fetch', gitHub.fetch);
  return createGitHubRepository({repository: 'acme/site', branch: 'main', token: 'ghu_1'});
}
