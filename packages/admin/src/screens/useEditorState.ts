import {useCallback, useEffect, useMemo, useState} from 'react';
import {IMAGE_FOLDER} from '@dental/content';
import {readStored, writeStored} from '../browserStorage';
import {getContentWorker, openTaskInWorker} from '../checks/client';
import {createCollections} from '../collections';
import type {Settings} from '../settings';
import {createConflictResolver} from '../tasks/conflictDialog';
import {UserFacingError, type Repository, type SavedTask, type Task} from '../tasks/repository';
import {saveTask, type TaskChanges} from '../tasks/saveTask';
import {updateTask} from '../tasks/updateTask';
import {isStaleHead} from '../tasks/errors';
import {describeFile} from './describeFile';
import type {EditorState} from './EditorContext';

const CHANGED_MEANWHILE =
  'Nothing was undone, because this task has changed since you opened it. ' +
  'The button names its last save now.';

const DONE_MEANWHILE = 'Nothing was undone, because this task is already approved or discarded.';

/** The open task survives a reload of the page, but not the browser tab. */
const TASK_KEY = 'task';

/** Keeps the state of the editor: the open task, and how it's saved. */
export function useEditorState(
  settings: Settings,
  repository: Repository,
): EditorState & {isLoading: boolean} {
  const collections = useMemo(() => createCollections(settings), [settings]);
  const [task, setTask] = useState<Task | undefined>(readStoredTask);
  const [savedTask, setSavedTask] = useState<SavedTask | undefined>();
  const [isLoading, setIsLoading] = useState(true);

  const showSaved = useCallback(
    async (saved: SavedTask | undefined) => {
      await openTaskInWorker(saved?.files ?? []);
      setSavedTask(saved);
      if (saved) await showPictures(repository, saved);
    },
    [repository],
  );

  useEffect(() => {
    const load = async () => {
      const stored = readStoredTask();
      if (stored) await showSaved(await repository.readTask(stored.branch));
    };
    // The list of tasks reports why they can't be read.
    load()
      .catch(() => setTask(undefined))
      .finally(() => setIsLoading(false));
  }, [repository, showSaved]);

  async function openTask(next: Task | undefined): Promise<void> {
    // The screens follow when the worker has the task, so that they never mix two tasks.
    await showSaved(next && (await repository.readTask(next.branch)));
    setTask(next);
    writeStored('sessionStorage', TASK_KEY, next);
  }

  const resolve = createConflictResolver(collections, (path) =>
    describeFile({settings, collections, savedTask}, path),
  );

  async function save(changes: TaskChanges): Promise<SavedTask> {
    if (!task) throw new Error('No task is open.');
    const saved = await saveTask(repository, task, changes, resolve);
    await showSaved(saved);
    return saved;
  }

  async function undo(): Promise<void> {
    if (!savedTask) throw new Error('Nothing is saved.');
    try {
      await showSaved(await repository.undo(savedTask));
    } catch (error) {
      if (!isStaleHead(error)) throw error;
      const current = await repository.readTask(savedTask.branch);
      await showSaved(current);
      throw new UserFacingError(current ? CHANGED_MEANWHILE : DONE_MEANWHILE);
    }
  }

  async function update(): Promise<void> {
    if (!task) throw new Error('No task is open.');
    await showSaved(await updateTask(repository, task.branch, resolve));
  }

  return {
    settings,
    collections,
    repository,
    task,
    savedTask,
    openTask,
    save,
    undo,
    update,
    isLoading,
  };
}

/** Pictures that the worker has. Their names follow from their content, so they never change. */
const shownPictures = new Set<string>();

/** Loads the pictures of a task for the previews. Without one, its place stays empty. */
async function showPictures(repository: Repository, saved: SavedTask): Promise<void> {
  for (const file of saved.files) {
    const isPicture = file.text === undefined && file.path.startsWith(`${IMAGE_FOLDER}/`);
    if (!isPicture || shownPictures.has(file.path)) continue;
    try {
      const content = await repository.readPicture(saved, file);
      await getContentWorker().addFile(file.path, content);
      shownPictures.add(file.path);
    } catch (error) {
      console.warn(`The previews don't show ${file.path}.`, error);
    }
  }
}

function readStoredTask(): Task | undefined {
  return readStored('sessionStorage', TASK_KEY) as Task | undefined;
}
