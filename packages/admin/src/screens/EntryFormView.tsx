import {useMemo, useState, type ReactNode} from 'react';
import type {Names} from '@dental/content';
import {useTextChoices} from '../checks/client';
import type {Finding} from '../checks/findings';
import type {EntryForm} from '../collections/findForm';
import {FieldInput} from '../form/FieldInput';
import {Fields} from '../form/Fields';
import {FormProvider, type FormState} from '../form/FormContext';
import type {EntryData} from '../format';
import {getText} from '../format/data';
import {Pane} from '../preview/Pane';
import type {BackupPlace} from '../tasks/backup';
import {DeleteButton} from './DeleteButton';
import {useEditor} from './EditorContext';
import {ProblemLink} from './ProblemLink';
import {RenameButton} from './RenameButton';
import {makeLink} from './routes';
import {TranslationPanel} from './TranslationPanel';
import {useEntry, type EditedEntry, type EntrySource} from './useEntry';
import {useFormNames} from './useFormNames';
import {useUnsaved, type Unsaved} from './useUnsaved';

/** A form with what an earlier visit typed and didn't save. */
export function EntryFormView(entrySource: EntrySource): ReactNode {
  const {form, file} = entrySource;
  const {task} = useEditor();
  const branch = task!.branch;
  const place = useMemo(
    () => ({branch, form: file ?? form.collection.name}),
    [branch, file, form.collection.name],
  );
  const unsaved = useUnsaved(place);
  if (!unsaved) return <p role="status">Loading…</p>;
  return <LoadedForm {...entrySource} place={place} unsaved={unsaved} />;
}

interface LoadedFormProps extends EntrySource {
  place: BackupPlace;
  unsaved: Unsaved;
}

/** A form with its buttons, next to the preview and the findings. */
function LoadedForm({place, unsaved, ...entrySource}: LoadedFormProps): ReactNode {
  const {form, file, source} = entrySource;
  const {settings} = useEditor();
  const entry = useEntry(entrySource, place, unsaved);
  const {data, path} = entry;
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const formNames = useFormNames(form);
  const {names = {} as Names} = useTextChoices() ?? {};
  const signOff = settings.pages.find((page) => page.file === file)?.signOff;
  const state: FormState = {
    data,
    change: entry.change,
    addFile: entry.addFile,
    findings,
    emptyFields: new Set(entry.emptyFields.map((field) => field.path.join('.'))),
    names,
    renderField: (field, fieldPath) => <FieldInput field={field} path={fieldPath} />,
    entryName: path.replace(/^.*\//, '').replace(/\.\w+$/, ''),
  };
  return (
    <FormProvider value={state}>
      <div className="entry">
        <form
          className="entry-form"
          aria-label={form.label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void entry.save();
          }}
        >
          <h2>{file === undefined ? form.label : getTitle(data, form)}</h2>
          {signOff && <p className="sign-off">{signOff}</p>}
          <TranslationPanel />
          <RestoredNotice entry={entry} />
          <Fields fields={form.fields} path={[]} />
          <SaveBar entry={entry} />
          {file !== undefined && (
            <div className="buttons">
              <RenameButton
                form={form}
                file={file}
                name={getTitle(source, form)}
                hasChanges={entry.isChanged}
              />
              <DeleteButton form={form} file={file} title={getTitle(source, form)} />
            </div>
          )}
        </form>
        <Pane entry={entry} names={formNames} onFindings={setFindings} />
      </div>
    </FormProvider>
  );
}

/** Tells the editor that the form shows text from an earlier visit that wasn't saved. */
function RestoredNotice({entry: {discard}}: {entry: EditedEntry}): ReactNode {
  if (!discard) return null;
  return (
    <p className="notice" role="status">
      <span>What you typed here before is back. It isn't saved yet.</span>
      <button type="button" onClick={discard}>
        Discard it
      </button>
    </p>
  );
}

/** The button to save, and the result of the last save. */
function SaveBar({entry}: {entry: EditedEntry}): ReactNode {
  const {isSaving, isChanged, message} = entry;
  const {problem, translation, url} = message ?? {};
  return (
    <div className="entry-buttons">
      <button type="submit" className="primary" disabled={isSaving || !isChanged}>
        {isSaving ? 'Saving…' : 'Save'}
      </button>
      {!message && !isSaving && <span>{isChanged ? 'Not saved yet' : 'Nothing to save'}</span>}
      <p role="status" className={message?.isError ? 'is-error' : undefined}>
        {message?.text}{' '}
        {problem && (
          <ProblemLink problem={problem} entry={entry}>
            Show the first problem
          </ProblemLink>
        )}
        {translation && translation !== problem?.file && (
          <a href={makeLink({screen: 'form', file: translation})}>
            The Spanish page is behind now: update it
          </a>
        )}{' '}
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            Open the approval page
          </a>
        )}
      </p>
    </div>
  );
}

/** Returns the title of an entry, such as a person's name. */
function getTitle(data: EntryData, {collection, label}: EntryForm): string {
  if ('files' in collection) return label;
  return getText(data[collection.titleField]) || label;
}
