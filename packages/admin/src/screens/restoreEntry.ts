import {getContentWorker} from '../checks/client';
import {describeFile} from './describeFile';
import type {EditorState} from './EditorContext';
import {redirectToParent} from './redirectToParent';

/**
 * Brings back an entry that the open task deletes, with its pictures and without its redirects.
 * @throws if nothing was saved
 */
export async function restoreEntry(editor: EditorState, file: string): Promise<void> {
  const text = (await editor.repository.readFile(file, undefined)) ?? '';
  const pictures = await getContentWorker().findDeletedPictures(text);
  await editor.save({
    texts: await redirectToParent(editor, file, {isDeleted: false}),
    others: [file, ...pictures].map((path) => ({path, content: undefined})),
    label: `Bring back ${describeFile(editor, file)}`,
  });
}
