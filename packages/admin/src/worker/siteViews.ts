import type {GetPicture, Page, Site, Sources} from '@dental/content';

/** The site's functions that make the data of a page, as its build does. */
export interface SiteViews {
  /** @param facts all facts, by name */
  pageData(sources: Sources, page: Page, facts: Record<string, string>): Promise<unknown>;
  /** The data files that every page may import, by name. */
  sharedDataFiles(sources: Sources): Promise<Map<string, unknown>>;
  /** @param page the number of the gallery page, from 1 */
  galleryData(site: Site, page: number, getPicture: GetPicture): Promise<unknown>;
}
