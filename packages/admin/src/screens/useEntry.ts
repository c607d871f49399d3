import {useEffect, useMemo, useRef, useState} from 'react';
import type {Problem, Suggestion} from '@dental/content';
import {getContentWorker} from '../checks/client';
import {makeEntryPath, type EntryForm} from '../collections/findForm';
import {canNumberFiles, createFileName} from '../fileNames';
import {findEmptyFields, type EmptyField} from '../form/findEmptyFields';
import type {AddedFile} from '../form/FormContext';
import {setValue, type FieldPath} from '../form/path';
import {getFormat, getSource, replaceText, type EntryData} from '../format';
import type {Data} from '../format/data';
import type {Settings} from '../settings';
import {toUserFacingError} from '../tasks/errors';
import {rememberTask, writeBackup, type BackupPlace} from '../tasks/backup';
import {forgetFiles, keepFile} from '../tasks/fileBackup';
import {mergeTyped} from '../tasks/merge';
import {findFreePath, type EditedText} from '../tasks/saveTask';
import {describeSave} from './describeFile';
import {useEditor} from './EditorContext';
import {focusField} from './focusField';
import {goTo} from './routes';
import type {Unsaved} from './useUnsaved';

/** The result of a save. */
export interface SaveMessage {
  text: string;
  isError?: boolean;
  /** The first problem that keeps anyone from approving. */
  problem?: Problem | undefined;
  /** The file of the Spanish page, if it is behind now. */
  translation?: string | undefined;
  /** URL of the page where a colleague approves. */
  url?: string | undefined;
}

/** An entry that someone is about to edit. */
export interface EntrySource {
  form: EntryForm;
  /** The path of the edited file; undefined for a new entry. */
  file: string | undefined;
  /** The data as it's saved, or the defaults of a new entry. */
  source: EntryData;
}

/** An entry while someone edits it. */
export type EditedEntry = ReturnType<typeof useEntry>;

type SaveTarget = Pick<EditedText, 'path' | 'base'>;

const NOT_READY = 'No one can approve it yet: fix the problems first.';

/**
 * Keeps an entry while someone edits it, and saves it to the open task.
 * @param place the place of its backup
 * @param unsaved what an earlier visit didn't save
 */
export function useEntry({form, file, source}: EntrySource, place: BackupPlace, unsaved: Unsaved) {
  const {settings, task, repository, save: saveToTask} = useEditor();
  const [unsavedData] = useState(() =>
    isSaved(file, unsaved.data, source) ? undefined : unsaved.data,
  );
  const [data, setData] = useState(unsavedData ?? source);
  const [isRestored, setIsRestored] = useState(unsavedData !== undefined);
  const latestData = useRef(data);
  useEffect(() => void (latestData.current = data), [data]);
  const [emptyFields, setEmptyFields] = useState<readonly EmptyField[]>([]);
  // The message of a new entry's save moves with it to the form under its own address.
  const [message, setMessage] = useState(() => history.state as SaveMessage | undefined);
  const [isSaving, setIsSaving] = useState(false);
  const addedFiles = useRef<AddedFile[]>([...unsaved.files]);
  /** The texts of a new entry that were sent: an answer can be lost. */
  const sentTexts = useRef<string[]>([]);
  useEffect(() => history.replaceState(null, ''), []);

  const path = file ?? makeNewPath(form, data, settings);
  /** The text that the form started from; undefined for a new entry. */
  const base = getSource(data);
  const text = useMemo(() => getFormat(path).toFile(data), [path, data]);
  const isChanged = base === undefined ? data !== source : text !== base;
  // A new entry that is saved goes on in the form of its file.
  const isMoved = file === undefined && base !== undefined;
  const typed = isChanged && !isMoved ? data : undefined;
  useEffect(() => {
    writeBackup(place, typed);
    if (task && typed) rememberTask(task);
  }, [place, typed, task]);

  function change(fieldPath: FieldPath, value: Data | undefined): void {
    setMessage(undefined);
    setData((current) => setValue(current, fieldPath, value) as EntryData);
  }

  function addFile(added: AddedFile): void {
    addedFiles.current.push(added);
    void keepFile(place, added);
  }

  /** Drops what an earlier visit typed and didn't save. */
  function discard(): void {
    setIsRestored(false);
    setMessage(undefined);
    setData(source);
    addedFiles.current = [];
    void forgetFiles(place);
  }

  /** Makes the correction that a problem suggests. */
  async function correct(suggestion: Suggestion): Promise<void> {
    const corrected = await getContentWorker().applySuggestion(text, suggestion);
    setMessage(undefined);
    // Typing in between wins: the next check suggests the correction again.
    setData((current) => (current === data ? replaceText(path, data, corrected) : current));
  }

  async function save(): Promise<void> {
    const empty = findEmptyFields(form.fields, data);
    setEmptyFields(empty);
    if (empty.length > 0) {
      const labels = empty.map(({label}) => label).join(', ');
      setMessage({text: `Not saved. Still empty: ${labels}.`, isError: true});
      // The groups around the field open first.
      setTimeout(() => focusField(empty[0]!.path.join('.')));
      return;
    }
    setMessage(undefined);
    setIsSaving(true);
    try {
      const target = await findSaveTarget();
      const result = await saveTexts(target);
      setMessage(result);
      if (file === undefined) goTo({screen: 'form', file: target.path}, result);
    } catch (error) {
      setMessage({text: `Not saved. ${toUserFacingError(error).message}`, isError: true});
    } finally {
      setIsSaving(false);
    }
  }

  /** Returns the path to save to, and its text there. A new entry doesn't replace another one. */
  async function findSaveTarget(): Promise<SaveTarget> {
    if (file !== undefined || !canNumberFiles(form.collection.name)) return {path, base};
    sentTexts.current.push(text);
    return findFreePath(repository, place.branch, path, sentTexts.current);
  }

  async function saveTexts(target: SaveTarget): Promise<SaveMessage> {
    const {path: savedPath} = target;
    const worker = getContentWorker();
    const unused = await worker.findUnusedPictures(new Map([[savedPath, text]]));
    const restored = await worker.findDeletedPictures(text);
    const added = addedFiles.current.filter(({reference}) => text.includes(reference));
    const saved = await saveToTask({
      texts: [{...target, text}],
      others: [
        ...added,
        ...unused.map((picture) => ({path: picture, content: null})),
        ...restored.map((picture) => ({path: picture, content: undefined})),
      ],
      label: describeSave(form, data),
    });
    const savedText = saved.files.find((each) => each.path === savedPath)?.text ?? text;
    addedFiles.current = addedFiles.current.filter((each) => !added.includes(each));
    void forgetFiles(place, added);
    updateForm(savedPath, savedText);
    const {problem, translation} = await worker.findNextSteps(savedPath);
    const next = problem ? NOT_READY : await worker.describeApprovers();
    const merged = savedText === text ? '' : 'A colleague changed this, too: check the form. ';
    const isComplete = getFormat(path).toFile(latestData.current) === savedText;
    const result = isComplete ? 'Saved.' : 'Saved, except what you typed since then.';
    return {text: `${result} ${merged}${next}`, problem, translation, url: saved.url};
  }

  /** A save takes seconds, and people go on typing: the form keeps that, too. */
  function updateForm(savedPath: string, savedText: string): void {
    setIsRestored(false);
    const addTyped = (latest: EntryData) =>
      mergeTyped(getFormat(path), latest, {data, text}, savedText);
    setData(addTyped);
    // A new entry gets another form once it's saved.
    if (file === undefined && latestData.current !== data) {
      const next = {branch: place.branch, form: savedPath};
      writeBackup(next, addTyped(latestData.current));
      for (const added of addedFiles.current) void keepFile(next, added);
    }
  }

  return {
    data,
    path,
    text,
    base,
    isChanged,
    isSaving,
    emptyFields,
    message,
    discard: isRestored ? discard : undefined,
    correct,
    save,
    change,
    addFile,
  };
}

/** Returns true if what wasn't saved is saved now: the answer to the save was lost. */
function isSaved(
  file: string | undefined,
  unsaved: EntryData | undefined,
  source: EntryData,
): boolean {
  if (file === undefined || unsaved === undefined) return false;
  return getFormat(file).toFile(unsaved) === getSource(source);
}

/** Returns the path of a new entry's file, which follows from what is typed. */
function makeNewPath({collection}: EntryForm, data: EntryData, settings: Settings): string {
  if (!('folder' in collection)) throw new Error('Only folders have new entries.');
  return makeEntryPath(createFileName(collection.name, data, settings) || 'new', collection);
}
