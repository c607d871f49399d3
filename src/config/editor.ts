import {CONTENT_FOLDER} from '../content/folders';
import {repositoryOf} from '../content/repository';
import type {SiteMode} from '../site/mode';
import {sourceBranch} from './revision';

/**
 * Where the web editor opens a file of the content, on the branch that a preview was built from. The repository's
 * address has its home in package.json.
 * @returns the address of the content's folder there; undefined for the site that patients see
 * @throws if package.json names no repository
 */
export function editorAddress(root: string, mode: SiteMode): string | undefined {
  if (mode !== 'preview') return undefined;
  return `https://github.com/${repositoryOf(root)}/edit/${encodeURI(sourceBranch())}/${CONTENT_FOLDER}`;
}
