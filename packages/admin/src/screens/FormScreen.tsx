import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {FACTS} from '../collections';
import {type EntryForm, findForm} from '../collections/findForm';
import {createDefaults} from '../form/ListInput';
import {getFormat, type EntryData} from '../format';
import {toUserFacingError} from '../tasks/errors';
import {useEditor} from './EditorContext';
import {EntryFormView} from './EntryFormView';
import {TaskChooser} from './TaskChooser';

const NOT_FOUND =
  "This entry doesn't exist. It may have been renamed or deleted: choose one from the list.";

const NO_FORM = 'This file has no form. Ask the person who manages the website to change it.';

const DELETED =
  'This task deletes this entry. To change it, bring it back on the screen of the task: ' +
  'open the link at the top.';

/** The form of a file, as it's saved in the open task or else on the live branch. */
export function FormScreen({file}: {file: string}): ReactNode {
  const {collections, task} = useEditor();
  const form = useMemo(() => findForm(file, collections), [file, collections]);
  const loaded = useFile(file, form);
  if (!form) return <p>{NO_FORM}</p>;
  if (!task) return <TaskChooser />;
  if (loaded === undefined) return <p role="status">Loading…</p>;
  if (typeof loaded === 'string') return <p role="alert">{loaded}</p>;
  return <EntryFormView key={`${task.branch} ${file}`} form={form} file={file} source={loaded} />;
}

/** The form of a new entry. */
export function NewScreen({name}: {name: string}): ReactNode {
  const {collections, task} = useEditor();
  const collection = collections.find((each) => each.name === name);
  if (!collection || !('folder' in collection)) return <p>There is no such list.</p>;
  if (!task) return <TaskChooser />;
  const {fields, singular: label} = collection;
  const form = {collection, label: `New ${label}`, fields};
  return <EntryFormView form={form} file={undefined} source={createDefaults(fields)} />;
}

/** Returns the data of a file, a message if it can't be read, or undefined while it loads. */
function useFile(file: string, form: EntryForm | undefined): EntryData | string | undefined {
  const {repository, task} = useEditor();
  const branch = task?.branch;
  const [loaded, setLoaded] = useState<{branch: string | undefined; data: EntryData | string}>();
  useEffect(() => {
    let isLatest = true;
    const load = async (): Promise<EntryData | string> => {
      const saved = branch === undefined ? undefined : await repository.readTask(branch);
      const own = saved?.files.find(({path}) => path === file);
      if (own?.text === null) return DELETED;
      const text = own?.text ?? (await repository.readFile(file, saved?.head));
      if (text !== null) return getFormat(file).fromFile(text);
      // Some facts have no file until someone needs them, such as a notice for today.
      return form?.collection.name === FACTS ? createDefaults(form.fields) : NOT_FOUND;
    };
    void load()
      .catch((error: unknown) => toUserFacingError(error).message)
      .then((data) => isLatest && setLoaded({branch, data}));
    return () => void (isLatest = false);
    // A save of this form updates the form itself.
  }, [file, form, repository, branch]);
  return loaded && loaded.branch === branch ? loaded.data : undefined;
}
