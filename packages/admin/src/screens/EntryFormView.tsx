import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import type {Problem} from '@dental/content';
import {getContentWorker} from '../checks/client';
import type {Finding} from '../checks/findings';
import type {EntryForm} from '../collections/findForm';
import {makeEntryPath} from '../collections/findForm';
import {createFileName} from '../fileNames';
import {FieldInput} from '../form/FieldInput';
import {Fields} from '../form/Fields';
import {findEmptyFields, type EmptyField} from '../form/findEmptyFields';
import {FormProvider, type AddedFile, type FormState} from '../form/FormContext';
import {getInputId, setValue} from '../form/path';
import {getText} from '../format/data';
import {getFormat, getSource, SOURCE, type EntryData} from '../format';
import {getFieldLabel} from '../preview/findLabel';
import {Pane} from '../preview/Pane';
import {showLine} from '../body/showLine';
import {useBackup} from '../tasks/backup';
import {DeleteButton} from './DeleteButton';
import {useEditor} from './EditorContext';
import {RenameButton} from './RenameButton';
import {goTo} from './routes';
import {TranslationPanel} from './TranslationPanel';

interface EntryFormViewProps {
  form: EntryForm;
  /** The path of the edited file; undefined for a new entry. */
  file: string | undefined;
  /** The data that the form starts with. */
  source: EntryData;
}

interface SaveMessage {
  text: string;
  isError?: boolean;
  /** The first problem that keeps anyone from approving. */
  problem?: Problem | undefined;
  /** URL of the page where a colleague approves. */
  url?: string | undefined;
}

const NOT_READY = 'No one can approve it yet: fix the problems first.';

/** A form with its buttons, next to the preview and the findings. */
export function EntryFormView({form, file, source}: EntryFormViewProps): ReactNode {
  const {settings, task, save} = useEditor();
  const [data, setData] = useState(source);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [emptyFields, setEmptyFields] = useState<readonly EmptyField[]>([]);
  // The message of a new entry's save moves with it to the form under its own address.
  const [message, setMessage] = useState(() => history.state as SaveMessage | undefined);
  const [isSaving, setIsSaving] = useState(false);
  const addedFiles = useRef<AddedFile[]>([]);

  useEffect(() => history.replaceState(null, ''), []);

  const path = file ?? makeNewPath(form, data, settings);
  const getLabel = useCallback((field: string) => getFieldLabel(form.fields, field), [form.fields]);
  const base = getSource(data);
  const signOff = settings.pages.find((page) => page.file === file)?.signOff;
  const text = useMemo(() => getFormat(path).toFile(data), [path, data]);
  const isChanged = base === undefined ? data !== source : text !== base;
  const backup = useBackup(
    {branch: task!.branch, path: file ?? form.collection.name},
    isChanged,
    data,
  );

  const state: FormState = {
    change(fieldPath, value) {
      setMessage(undefined);
      setData((current) => setValue(current, fieldPath, value) as EntryData);
    },
    findings,
    emptyFields: new Set(emptyFields.map((field) => field.path.join('.'))),
    renderField: (field, fieldPath) => <FieldInput field={field} path={fieldPath} />,
    data,
    addFile: (added) => addedFiles.current.push(added),
    entryName: path.replace(/^.*\//, '').replace(/\.\w+$/, ''),
  };

  async function handleSave(): Promise<void> {
    const empty = findEmptyFields(form.fields, state.data);
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
      const unused = await getContentWorker().findUnusedPictures(new Map([[path, text]]));
      const saved = await save({
        texts: [{path, base, text}],
        others: [
          ...addedFiles.current.filter(({reference}) => text.includes(reference)),
          ...unused.map((unusedPath) => ({path: unusedPath, content: null})),
        ],
        label: form.label,
      });
      const savedText = saved.files.find((each) => each.path === path)?.text ?? text;
      setData({...getFormat(path).fromFile(savedText), [SOURCE]: savedText});
      backup.clear();
      addedFiles.current = [];
      const [problem] = await getContentWorker().findErrors(path);
      const approvers = await getContentWorker().describeApprovers();
      const merged = savedText === text ? '' : 'A colleague changed this, too: check the form. ';
      const next = problem ? NOT_READY : approvers;
      const result = {text: `Saved. ${merged}${next}`, problem, url: saved.url};
      setMessage(result);
      if (file === undefined) goTo({screen: 'form', file: path}, result);
    } catch (error) {
      setMessage({text: `Not saved. ${(error as Error).message}`, isError: true});
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <FormProvider value={state}>
      <div className="entry">
        <form
          className="entry-form"
          aria-label={form.label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void handleSave();
          }}
        >
          <h2>{file === undefined ? form.label : getTitle(data, form)}</h2>
          {signOff && <p className="sign-off">{signOff}</p>}
          <TranslationPanel />
          {backup.stored && (
            <p className="notice" role="status">
              You made changes here and didn't save them.{' '}
              <button type="button" onClick={() => setData(backup.restore())}>
                Restore them
              </button>{' '}
              <button type="button" onClick={backup.clear}>
                Discard them
              </button>
            </p>
          )}
          <Fields fields={form.fields} path={[]} />
          <div className="entry-buttons">
            <button type="submit" className="primary" disabled={isSaving || !isChanged}>
              {isSaving ? 'Saving…' : 'Save'}
            </button>
            {!message && <span>{isChanged ? 'Not saved yet' : 'Nothing to save'}</span>}
            <p role="status" className={message?.isError ? 'is-error' : undefined}>
              {message?.text}{' '}
              {message?.problem && (
                <button type="button" onClick={() => pickProblem(message.problem!, text)}>
                  Show the first problem
                </button>
              )}
              {message?.url && (
                <a href={message.url} target="_blank" rel="noreferrer">
                  Open the approval page
                </a>
              )}
            </p>
          </div>
          {file !== undefined && (
            <div className="buttons">
              <RenameButton form={form} file={file} name={getTitle(source, form)} />
              <DeleteButton form={form} file={file} title={getTitle(source, form)} />
            </div>
          )}
        </form>
        <Pane
          path={path}
          text={text}
          source={base}
          getLabel={getLabel}
          onFindings={setFindings}
          onPick={(problem) => pickProblem(problem, text)}
        />
      </div>
    </FormProvider>
  );
}

/** Returns the path of a new entry's file, which follows from what is typed. */
function makeNewPath(
  {collection}: EntryForm,
  data: EntryData,
  settings: Parameters<typeof createFileName>[2],
): string {
  if (!('folder' in collection)) throw new Error('Only folders have new entries.');
  return makeEntryPath(createFileName(collection.name, data, settings) || 'new', collection);
}

/** Returns the title of an entry, such as a person's name. */
function getTitle(data: EntryData, {collection, label}: EntryForm): string {
  if ('files' in collection) return label;
  return getText(data[collection.titleField]) || label;
}

function pickProblem({line, field}: Problem, text: string): void {
  if (field === undefined || field.startsWith('body')) showLine(text.split('\n')[line - 1] ?? '');
  else focusField(field);
}

/** Moves the focus to a field, and opens the groups around it. */
function focusField(path: string): void {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const element = document.getElementById(getInputId(steps.slice(0, length)));
    if (!element) continue;
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (parent instanceof HTMLDetailsElement) parent.open = true;
    }
    // In a text, the block with the empty field.
    const target = element.querySelector<HTMLElement>('.block > .is-error') ?? element;
    target.focus();
    target.scrollIntoView({block: 'center'});
    return;
  }
}
