import type {ReactNode} from 'react';
import {getContentWorker} from '../checks/client';
import type {EntryForm} from '../collections/findForm';
import {createElement} from '../createElement';
import {openDialog} from '../dialog';
import type {EditedText} from '../tasks/saveTask';
import {useEditor, type EditorState} from './EditorContext';
import {goTo} from './routes';
import {useAction} from './useAction';

interface RenameButtonProps {
  form: EntryForm;
  file: string;
  name: string;
  /** True if the form has changes that aren't saved: the rename would lose them. */
  hasChanges: boolean;
}

/** Changes a person's name everywhere at once: the page, its URL, and all that mention it. */
export function RenameButton({form, file, name, hasChanges}: RenameButtonProps): ReactNode {
  const editor = useEditor();
  const {message, isBusy, run} = useAction();
  if (!('folder' in form.collection) || form.collection.titleField !== 'name') return null;
  if (form.collection.name === 'reviews') return null;
  const rename = async () => {
    if (isBusy) return;
    const newName = await askName(name);
    if (!newName || newName === name) return;
    await run({doing: 'Changing the name everywhere…', failed: 'Not saved.'}, () =>
      changeName(editor, file, {from: name, to: newName}),
    );
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

async function changeName(
  {save, savedTask}: EditorState,
  file: string,
  {from, to}: {from: string; to: string},
): Promise<void> {
  const texts = await getContentWorker().renamePerson(file, to);
  // An earlier name comes back with its page, which this task deleted.
  const isBack = ({path}: EditedText) =>
    savedTask?.files.some((each) => each.path === path && each.text === null);
  const restored = texts.filter(isBack).map(({path, text}) => ({path, content: text}));
  await save({
    texts: texts.filter((each) => !isBack(each)),
    others: [...restored, {path: file, content: null}],
    label: `${from} is now ${to}`,
  });
  goTo({screen: 'form', file: texts[0]!.path}, {text: `Saved. The name is ${to} everywhere.`});
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
