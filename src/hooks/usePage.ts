import {createContext, useContext} from 'react';
import type {PageKind} from '../content/schemas/page';
import type {Page} from '../content/site';
import type {PageData} from '../plugins/site-content/pageData';
import type {SiblingLink} from '../content/siblings';

/** The front matter of a page of a kind, as its template and its blocks read it. */
export type FrontMatter<Kind extends PageKind = PageKind> = {
  [K in Kind]: Omit<Page<K>, 'file' | 'path' | 'body'>;
}[Kind];

/** A heading in the body of a page; `value` is a piece of HTML. */
export interface TocEntry {
  value: string;
  id: string;
  level: number;
}

/** The page that is being shown: its front matter, its address, its headings and what the build prepared for it. */
export interface CurrentPage<Kind extends PageKind = PageKind> extends PageData {
  frontMatter: FrontMatter<Kind>;
  path: string;
  toc: readonly TocEntry[];
  /** The pages of its kind below the same page, in their order, this one included. */
  siblings: readonly SiblingLink[];
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
