import type {Root} from 'hast';
import type {FrontMatter, GalleryPageData, PageData, PageLink, TocEntry} from '@dental/content';

/** A page for the preview frame. It's only data, so nothing in it can run. */
export interface PreviewPage {
  frontMatter: FrontMatter & {path: string};
  data: PageData;
  siblings: readonly PageLink[];
  /** The body, with its tags as MDX elements. */
  body: Root;
  toc: readonly TocEntry[];
  /** The data files that the components import, by name. */
  shared: Readonly<Record<string, unknown>>;
  /** The gallery's first page with the edited case first, if a case is edited. */
  gallery: GalleryPageData | undefined;
  /** The date to show the page on: the first day of the edited offer or closure, or today. */
  on: string | undefined;
}

/** The message from the editor to the frame. The frame sends an empty one when it's ready. */
export interface PreviewMessage {
  page?: PreviewPage | undefined;
  /** The page before the edit, if it existed. */
  pageBefore?: PreviewPage | undefined;
}
