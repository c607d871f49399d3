import {CONTENT_FOLDER, type Site} from '@dental/content';
import {hasEditor, getWebEditorUrl} from './repository';
import {EDITOR_FILE, type SiteMode} from '@dental/practice';

/**
 * The address for editing a content file: in the preview's own editor, or in the editor of the Git
 * host if the preview has none.
 * @returns the address; append the path below `pages-content`. Undefined for the site for patients.
 */
export function getEditorAddress(root: string, site: Site, mode: SiteMode): string | undefined {
  if (mode !== 'preview') return undefined;
  const editor = hasEditor(root) ? EDITOR_FILE : `${getWebEditorUrl(site.practice.repository)}/`;
  return `${editor}${CONTENT_FOLDER}`;
}
