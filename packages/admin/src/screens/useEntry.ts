import {useEffect, useMemo, useRef, useState} from 'react';
import type {Problem, Suggestion} from '@dental/content';
import {forgetTextChoices, getContentWorker} from '../checks/client';
import {makeEntryPath, type EntryForm} from '../collections/findForm';
import {createFileName} from '../fileNames';
import {findEmptyFields, type EmptyField} from '../form/findEmptyFields';
import type {AddedFile, FormState} from '../form/FormContext';
import {setValue} from '../form/path';
import {getFormat, getSource, replaceText, type EntryData} from '../format';
import type {Settings} from '../settings';
import {toUserFacingError} from '../tasks/errors';
import {useBackup, writeBackup} from '../tasks/backup';
import {forgetFiles, keepFile, readKeptFiles} from '../tasks/fileBackup';
import {mergeTyped} from '../tasks/merge';
import {useEditor} from './EditorContext';
import {focusField} from './focusField';
import {goTo} from './routes';

/** The result of a save. */
export interface SaveMessage {
  text: string;
  isError?: boolean;
  /** The first problem that keeps anyone from approving. */
  problem?: Problem | undefined;
  /** URL of the page where a colleague approves. */
  url?: string | undefined;
}

/** An entry while someone edits it. */
export interface EditedEntry extends Pick<FormState, 'data' | 'change' | 'addFile'> {
  data: EntryData;
  /** The path of its file; of a new entry, it follows from what is typed. */
  path: string;
  /** The text of its file with the changes. */
  text: string;
  /** The text that the form started from; undefined for a new entry. */
  base: string | undefined;
  isChanged: boolean;
  isSaving: boolean;
  emptyFields: readonly EmptyField[];
  message: SaveMessage | undefined;
  /** Takes over or forgets what an earlier visit didn't save; undefined if there is nothing. */
  backup: {restore(this: void): Promise<void>; discard(this: void): void} | undefined;
  /** Makes the correction that a problem suggests. */
  correct(this: void, suggestion: Suggestion): Promise<void>;
  save(this: void): Promise<void>;
}

const NOT_READY = 'No one can approve it yet: fix the problems first.';

/**
 * Keeps an entry while someone edits it, and saves it to the open task.
 * @param file the path of the edited file; undefined for a new entry
 * @param source the data that the form starts with
 */
export function useEntry(
  form: EntryForm,
  file: string | undefined,
  source: EntryData,
): EditedEntry {
  const {settings, task, save: saveToTask} = useEditor();
  const [data, setData] = useState(source);
  const latestData = useRef(data);
  useEffect(() => void (latestData.current = data), [data]);
  const [emptyFields, setEmptyFields] = useState<readonly EmptyField[]>([]);
  // The message of a new entry's save moves with it to the form under its own address.
  const [message, setMessage] = useState(() => history.state as SaveMessage | undefined);
  const [isSaving, setIsSaving] = useState(false);
  const addedFiles = useRef<AddedFile[]>([]);
  useEffect(() => history.replaceState(null, ''), []);

  const path = file ?? makeNewPath(form, data, settings);
  const base = getSource(data);
  const text = useMemo(() => getFormat(path).toFile(data), [path, data]);
  const isChanged = base === undefined ? data !== source : text !== base;
  const place = {branch: task!.branch, form: file ?? form.collection.name};
  const backup = useBackup(place, isChanged, data);

  // Files are only kept together with a text that names them.
  const hasBackup = backup.stored !== undefined;
  useEffect(() => {
    if (!hasBackup) void forgetFiles(place);
    // Only when the form opens: later, the files belong to what is typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function restore(): Promise<void> {
    const kept = await readKeptFiles(place);
    for (const {path: keptPath, content} of kept) {
      await getContentWorker().addFile(keptPath, content);
    }
    forgetTextChoices();
    addedFiles.current.push(...kept);
    setMessage(undefined);
    setData(backup.restore());
  }

  function discard(): void {
    backup.clear();
    void forgetFiles(place);
  }

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
    setIsSaving(true);
    try {
      const result = await saveTexts();
      setMessage(result);
      if (file === undefined) goTo({screen: 'form', file: path}, result);
    } catch (error) {
      setMessage({text: `Not saved. ${toUserFacingError(error).message}`, isError: true});
    } finally {
      setIsSaving(false);
    }
  }

  async function saveTexts(): Promise<SaveMessage> {
    const worker = getContentWorker();
    const unused = await worker.findUnusedPictures(new Map([[path, text]]));
    const added = addedFiles.current.filter(({reference}) => text.includes(reference));
    const saved = await saveToTask({
      texts: [{path, base, text}],
      others: [...added, ...unused.map((unusedPath) => ({path: unusedPath, content: null}))],
      label: form.label,
    });
    const savedText = saved.files.find((each) => each.path === path)?.text ?? text;
    addedFiles.current = addedFiles.current.filter((each) => !added.includes(each));
    void forgetFiles(place, added);
    updateForm(savedText);
    const [problem] = await worker.findErrors(path);
    const next = problem ? NOT_READY : await worker.describeApprovers();
    const merged = savedText === text ? '' : 'A colleague changed this, too: check the form. ';
    const isComplete = getFormat(path).toFile(latestData.current) === savedText;
    const result = isComplete ? 'Saved.' : 'Saved, except what you typed since then.';
    return {text: `${result} ${merged}${next}`, problem, url: saved.url};
  }

  /** A save takes seconds, and people go on typing: the form keeps that, too. */
  function updateForm(savedText: string): void {
    backup.clear();
    const addTyped = (typed: EntryData) =>
      mergeTyped(getFormat(path), typed, {data, text}, savedText);
    setData(addTyped);
    // A new entry gets another form once it's saved.
    if (file === undefined && latestData.current !== data) {
      const next = {branch: place.branch, form: path};
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
    backup: backup.stored && {restore, discard},
    correct,
    save,
    change(fieldPath, value) {
      setMessage(undefined);
      setData((current) => setValue(current, fieldPath, value) as EntryData);
    },
    addFile(added) {
      addedFiles.current.push(added);
      void keepFile(place, added);
    },
  };
}

/** Returns the path of a new entry's file, which follows from what is typed. */
function makeNewPath({collection}: EntryForm, data: EntryData, settings: Settings): string {
  if (!('folder' in collection)) throw new Error('Only folders have new entries.');
  return makeEntryPath(createFileName(collection.name, data, settings) || 'new', collection);
}
