import {createContext, useContext} from 'react';
import type {Collection} from '../collections';
import type {Settings} from '../settings';
import type {TaskChanges} from '../tasks/saveTask';
import type {Repository, SavedTask, Task} from '../tasks/repository';

/** Everything that the screens share. */
export interface EditorState {
  settings: Settings;
  collections: readonly Collection[];
  repository: Repository;
  /** The open task; undefined if none is open. */
  task: Task | undefined;
  /** The open task as it's saved; undefined before its first save. */
  savedTask: SavedTask | undefined;
  /** Opens a task, or closes the open one. */
  openTask(this: void, task: Task | undefined): Promise<void>;
  /** Saves to the open task. @throws if nothing was saved */
  save(this: void, changes: TaskChanges): Promise<SavedTask>;
  /** Undoes the last save of the open task. @throws if nothing was undone */
  undo(this: void): Promise<void>;
  /** Brings the open task up to date. @throws if nothing was changed */
  update(this: void): Promise<void>;
}

const EditorContext = createContext<EditorState | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

/** Returns the state of the editor around a screen. */
export function useEditor(): EditorState {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A screen needs the editor around it.');
  return editor;
}
