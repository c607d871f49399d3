import {useState, type ReactNode} from 'react';
import {getContentWorker} from '../checks/client';
import type {EntryForm} from '../collections/findForm';
import {createElement} from '../createElement';
import {openDialog} from '../dialog';
import {toUserFacingError} from '../tasks/errors';
import type {EditedText} from '../tasks/saveTask';
import {useEditor} from './EditorContext';
import {goTo} from './routes';

interface RenameButtonProps {
  form: EntryForm;
  file: string;
  /** The person's current name. */
  name: string;
  /** True if the form has changes that aren't saved: the rename would lose them. */
  hasChanges: boolean;
}

/** Changes a person's name everywhere at once: the page, its URL, and all that mention it. */
export function RenameButton({form, file, name, hasChanges}: RenameButtonProps): ReactNode {
  const {save, savedTask} = useEditor();
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  if (!('folder' in form.collection) || form.collection.titleField !== 'name') return null;
  if (form.collection.name === 'reviews') return null;
  const rename = async () => {
    if (isBusy) return;
    const newName = await askName(name);
    if (!newName || newName === name) return;
    setIsBusy(true);
    setMessage('Changing the name everywhere…');
    try {
      const texts = await getContentWorker().renamePerson(file, newName);
      // An earlier name comes back with its page, which this task deleted.
      const isBack = ({path}: EditedText) =>
        savedTask?.files.some((each) => each.path === path && each.text === null);
      const restored = texts.filter(isBack).map(({path, text}) => ({path, content: text}));
      await save({
        texts: texts.filter((each) => !isBack(each)),
        others: [...restored, {path: file, content: null}],
        label: `${name} is now ${newName}`,
      });
      goTo(
        {screen: 'form', file: texts[0]!.path},
        {text: `Saved. The name is ${newName} everywhere.`},
      );
    } catch (error) {
      setMessage(`Not saved. ${toUserFacingError(error).message}`);
    }
    setIsBusy(false);
  };
  return (
    <>
      <button type="button" disabled={hasChanges} onClick={() => void rename()}>
        Change the name everywhere
      </button>
      <p role="status">
        {hasChanges ? 'Save your changes first, then change the name everywhere.' : message}
      </p>
    </>
  );
}

/** @returns an empty text for spaces only, and undefined if the dialog was canceled */
async function askName(name: string): Promise<string | undefined> {
  const input = createElement('input', {name: 'name', required: true, value: name});
  const answers = await openDialog({
    title: 'What is the new name?',
    content: [
      createElement('p', {}, [
        'It changes on all pages, and the old address redirects to the new one. ' +
          'What patients wrote stays as it is.',
      ]),
      createElement('label', {}, ['Full name', input]),
    ],
    acceptLabel: 'Change it',
    cancelLabel: 'Cancel',
  });
  const value = answers?.get('name');
  return typeof value === 'string' ? value.trim() : undefined;
}
