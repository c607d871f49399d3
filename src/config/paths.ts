import {galleryPaths} from '../content/gallery';
import type {Site} from '../content/site';
import type {SiteMode} from './mode';

/** The page of parts, in preview builds only. */
export const STYLEGUIDE_PATH = '/styleguide';

/** The addresses of pages that have no MDX file of their own. */
export function furtherPaths({cases}: Pick<Site, 'cases'>, mode: SiteMode): string[] {
  return [...galleryPaths(cases.length), ...(mode === 'preview' ? [STYLEGUIDE_PATH] : [])];
}
