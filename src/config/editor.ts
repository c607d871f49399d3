import {CONTENT_FOLDER, hasEditor, webEditor} from '@dental/content';
import {EDITOR_FILE, type SiteMode} from '@dental/practice';

/**
 * Where a file of the content is edited: in the preview's own forms, or where it has none, in the web editor of the Git host.
 * @returns the address up to the path below `pages-content`; undefined for the site that patients see
 * @throws if package.json names no repository
 */
export function editorAddress(root: string, mode: SiteMode): string | undefined {
  if (mode !== 'preview') return undefined;
  return `${hasEditor(root) ? EDITOR_FILE : `${webEditor(root)}/`}${CONTENT_FOLDER}`;
}
