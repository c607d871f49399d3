import {useState, type ReactNode} from 'react';
import {getContentWorker} from '../checks/client';
import {toUserFacingError} from '../tasks/errors';
import {describeFile} from './describeFile';
import {useEditor, type EditorState} from './EditorContext';
import {redirectToParent} from './redirectToParent';

/** Brings an entry back that the open task deletes, even after later saves. */
export function BringBackButton({file}: {file: string}): ReactNode {
  const editor = useEditor();
  const [message, setMessage] = useState('');
  const bringBack = async () => {
    setMessage('Bringing it back…');
    await restoreEntry(editor, file).catch((error: unknown) =>
      setMessage(`Not changed. ${toUserFacingError(error).message}`),
    );
  };
  return (
    <>
      <button type="button" onClick={() => void bringBack()}>
        Bring it back
      </button>
      <span role="status">{message}</span>
    </>
  );
}

/** Restores an entry as it is on the live site, with its pictures and without the redirects. */
async function restoreEntry(editor: EditorState, file: string): Promise<void> {
  const text = (await editor.repository.readFile(file, undefined)) ?? '';
  const pictures = await getContentWorker().findDeletedPictures(text);
  await editor.save({
    texts: await redirectToParent(editor, file, {isDeleted: false}),
    others: [file, ...pictures].map((path) => ({path, content: undefined})),
    label: `Bring back ${describeFile(editor, file)}`,
  });
}
