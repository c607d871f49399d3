import {CONTENT_FOLDER, hasEditor, type Site, webEditor} from '@dental/content';
import {EDITOR_FILE, type SiteMode} from '@dental/practice';

/**
 * Where a file of the content is edited: in the preview's own forms, or where it has none, in the web editor of the Git host.
 * @returns the address up to the path below `pages-content`; undefined for the site that patients see
 */
export function editorAddress(root: string, site: Site, mode: SiteMode): string | undefined {
  if (mode !== 'preview') return undefined;
  return `${hasEditor(root) ? EDITOR_FILE : `${webEditor(site.practice.repository)}/`}${CONTENT_FOLDER}`;
}
