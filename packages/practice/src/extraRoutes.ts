import {galleryPaths} from './gallery';
import type {SiteMode} from './mode';
import {PREVIEW_PATHS} from './previewPaths';

/** The addresses of pages that have no MDX file of their own. */
export function extraRoutes({cases}: {cases: readonly unknown[]}, mode: SiteMode): string[] {
  return [...galleryPaths(cases.length), ...(mode === 'preview' ? PREVIEW_PATHS : [])];
}
