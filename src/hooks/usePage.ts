import {createContext, useContext} from 'react';
import type {FrontMatter, PageKind, PageLink, TocEntry} from '@dental/content';
import type {PageData} from '@site/src/data';

/** The current page: its front matter, address, headings, and the data that the build prepared. */
export interface CurrentPage<Kind extends PageKind = PageKind> extends PageData {
  frontMatter: FrontMatter<Kind>;
  path: string;
  toc: readonly TocEntry[];
  /** The pages of the same kind and with the same parent, in order, including this one. */
  siblings: readonly PageLink[];
}

/** Provided by the Page template. */
export const PageContext = createContext<CurrentPage | undefined>(undefined);

/**
 * The current page, for its template and the blocks in its body. A template passes its kind of page
 * as the type parameter to get that kind's front matter.
 * @throws outside a page
 */
export function usePage<Kind extends PageKind = PageKind>(): CurrentPage<Kind> {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('usePage must be used inside a page.');
  return page;
}
