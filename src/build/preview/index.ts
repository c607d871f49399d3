import {join} from 'node:path';
import {listEditableEntries} from '@dental/admin';
import {addTo} from '../html';
import {bundleBrowserScript} from '@dental/delivery';
import {writeFiles} from '@dental/content/files';
import {renderRulesPage} from '@dental/prose/rules-page';
import {PREVIEW_ENTRIES_PATH, getPageFile, RULES_PATH} from '@dental/practice';
import type {PageChanges, SiteBuild} from '../types';

/**
 * Adds the script that keeps a reviewer's settings to every page of a preview, and writes the page
 * of the content rules. The site for patients has neither.
 */
export async function addPreviewSettings({
  root,
  folder,
  mode,
  site,
}: SiteBuild): Promise<PageChanges> {
  if (mode !== 'preview') return () => [];
  await writeFiles(folder, {
    [PREVIEW_ENTRIES_PATH.slice(1)]: JSON.stringify(listEditableEntries(root, site)),
    [getPageFile(RULES_PATH).slice(1)]: renderRulesPage(),
  });
  const code = await bundleBrowserScript(
    "import {keepSettings} from './settings'; keepSettings();",
    join(root, 'src/build/preview'),
  );
  const changes = [addTo('head', 'first', `<script data-preview>${code}</script>`)];
  return () => changes;
}
