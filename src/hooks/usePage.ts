import {createContext, useContext} from 'react';
import type {FrontMatter, PageData, PageKind, PageLink, TocEntry} from '@dental/content';

/** The page that is being shown: its front matter, its address, its headings and what the build prepared for it. */
export interface CurrentPage<Kind extends PageKind = PageKind> extends PageData {
  frontMatter: FrontMatter<Kind>;
  path: string;
  toc: readonly TocEntry[];
  /** The pages of its kind below the same page, in their order, this one included. */
  siblings: readonly PageLink[];
}

/** Filled by the Page template. */
export const PageContext = createContext<CurrentPage | undefined>(undefined);

/**
 * The page that is being shown, for its template and the blocks in its body. A template names the kind
 * that it is for, and so gets that kind's front matter.
 * @throws outside a page
 */
export function usePage<Kind extends PageKind = PageKind>(): CurrentPage<Kind> {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('usePage must be called inside a page.');
  return page;
}
