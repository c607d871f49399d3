import type {Repository, SavedTask} from './repository';
import {mergeText, type ResolveConflicts} from './saveTask';

/**
 * Brings a task up to date with the live site. GitHub does it when a colleague approves, unless two
 * tasks changed the same lines, such as two notices that were added to one list.
 * @returns the saved task; undefined if it's approved or discarded by now
 * @throws {UserFacingError} if nothing was changed
 */
export async function updateTask(
  repository: Repository,
  branch: string,
  resolveConflicts: ResolveConflicts,
): Promise<SavedTask | undefined> {
  const saved = await repository.readTask(branch);
  if (!saved?.liveChanges) return saved;
  const {start, live, paths} = saved.liveChanges;
  const texts = new Map<string, string | null>();
  for (const {path, text} of saved.files) {
    if (!paths.includes(path) || typeof text !== 'string') continue;
    const base = (await repository.readFile(path, start)) ?? '';
    const theirs = await repository.readFile(path, live);
    texts.set(path, await mergeText({path, base, text}, theirs, resolveConflicts));
  }
  return repository.update(saved, live, texts);
}
