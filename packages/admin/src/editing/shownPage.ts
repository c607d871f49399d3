import type {Root} from 'hast';
import type {FrontMatter, GalleryPageData, PageData, PageLink, TocEntry} from '@dental/content';

/** A page as the preview's frame gets it: data only, so that nothing in it is ever run. */
export interface ShownPage {
  /** With the page's address. */
  frontMatter: FrontMatter & {path: string};
  data: PageData;
  siblings: readonly PageLink[];
  /** The body, with its tags as elements of MDX. */
  body: Root;
  toc: readonly TocEntry[];
  /** The data files that the components import, by name. */
  shared: Readonly<Record<string, unknown>>;
  /** The first page of the gallery with the edited case in front, if a case is edited. */
  gallery: GalleryPageData | undefined;
  /** The day as on which it is shown: the first of an offer or a closure that is edited; else today. */
  on: string | undefined;
}

/** What the editor tells the frame, which tells it by nothing that it listens. */
export interface Told {
  page?: ShownPage | undefined;
  /** As it was before it was edited, if it was there. */
  former?: ShownPage | undefined;
}
