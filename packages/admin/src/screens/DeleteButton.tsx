import type {ReactNode} from 'react';
import {IMAGE_FOLDER} from '@dental/content';
import {truncateList} from '@dental/practice';
import {getContentWorker} from '../checks/client';
import type {EntryForm} from '../collections/findForm';
import {confirmAction} from '../dialog';
import {describeFile} from './describeFile';
import {useEditor, type EditorState} from './EditorContext';
import {redirectToParent} from './redirectToParent';
import {goTo} from './routes';
import {useAction} from './useAction';

const MAX_LISTED_ENTRIES = 8;

interface DeleteButtonProps {
  form: EntryForm;
  file: string;
  title: string;
}

/** Deletes an entry in the open task, together with the pictures that nothing else names. */
export function DeleteButton({form, file, title}: DeleteButtonProps): ReactNode {
  const editor = useEditor();
  const {message, isBusy, run} = useAction();
  const remove = () =>
    run({doing: 'Looking for what mentions this…', failed: 'Not deleted.'}, () =>
      deleteEntry(editor, file, title),
    );
  if (!('folder' in form.collection)) return null;
  return (
    <>
      {/* A disabled button couldn't get the focus back from the dialog. */}
      <button type="button" onClick={isBusy ? undefined : () => void remove()}>
        Delete this {form.collection.singular}
      </button>
      <p role="status">{message}</p>
    </>
  );
}

async function deleteEntry(editor: EditorState, file: string, title: string): Promise<void> {
  const worker = getContentWorker();
  const dependents = await worker.findDependents(file);
  const pictures = await worker.findUnusedPictures(new Map([[file, null]]));
  // Its pictures are deleted together with it.
  const others = dependents.filter((each) => !each.startsWith(`${IMAGE_FOLDER}/`));
  const names = others.map((each) => describeFile(editor, each));
  const isSure = await confirmAction({
    title: `Delete ${title}?`,
    text: describeConsequences([...new Set(names)], pictures.length),
    acceptLabel: 'Delete it',
    cancelLabel: 'Not now',
  });
  if (!isSure) return;
  const deletions = [file, ...pictures].map((path) => ({path, content: null}));
  const texts = await redirectToParent(editor, file, {isDeleted: true});
  await editor.save({texts, others: deletions, label: `Delete ${title}`});
  goTo({screen: 'task'});
}

function describeConsequences(names: readonly string[], pictureCount: number): string {
  const sentences = ['Patients still see it until a colleague approves.'];
  if (pictureCount > 0) sentences.push('Its pictures are deleted, too.');
  if (names.length > 0) {
    sentences.push(
      `These still mention this or link to it: ${truncateList(names, MAX_LISTED_ENTRIES)}. ` +
        'Change them in the same task.',
    );
  }
  return sentences.join(' ');
}
