import {join} from 'node:path';
import {entriesShown} from '@dental/admin';
import {addTo, browserScript, writeFiles} from '@dental/content/output';
import {ENTRIES_SHOWN} from '@dental/practice';
import type {PageChanges, SiteBuild} from '../types';

/**
 * Adds the script that keeps a reviewer's settings to every page of a preview. Pages for patients
 * don't change.
 */
export async function addPreviewSettings({
  root,
  folder,
  mode,
  site,
}: SiteBuild): Promise<PageChanges> {
  if (mode !== 'preview') return () => [];
  await writeFiles(folder, {[ENTRIES_SHOWN.slice(1)]: JSON.stringify(entriesShown(root, site))});
  const code = await browserScript(
    "import {keepSettings} from './settings'; keepSettings();",
    join(root, 'src/build/preview'),
  );
  const changes = [addTo('head', 'first', `<script data-preview>${code}</script>`)];
  return () => changes;
}
