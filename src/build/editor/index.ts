import {CONTENT_WORKER, DICTIONARY} from '../../site/previewPaths';
import type {Build} from '../build';
import {writeFiles} from '../files';
import {contentWorker, dictionary} from './contentWorker';

/** Writes what the web editor runs beside its forms; the site for patients has none of it. */
export async function editor({root, folder, mode}: Build): Promise<void> {
  if (mode !== 'preview') return;
  await writeFiles(folder, {
    [CONTENT_WORKER.slice(1)]: await contentWorker(root),
    [DICTIONARY.slice(1)]: dictionary(),
  });
}
