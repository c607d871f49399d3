import {createContext, useContext} from 'react';
import type {Page} from '../content/site';
import type {PageData} from '../plugins/site-content/data';

/** The front matter of a page, as its template and its blocks read it. */
export type FrontMatter = Omit<Page, 'file' | 'path' | 'body'>;

/** The page that is being shown: its front matter, its address and what the build prepared for it. */
export interface CurrentPage extends PageData {
  frontMatter: FrontMatter;
  path: string;
}

/** Filled by the Page template. */
export const PageContext = createContext<CurrentPage | undefined>(undefined);

/**
 * The page that is being shown, for the blocks in its body.
 * @throws outside a page
 */
export function usePage(): CurrentPage {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('usePage must be called inside a page.');
  return page;
}
