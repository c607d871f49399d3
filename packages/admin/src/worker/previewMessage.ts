import type {Root} from 'hast';
import type {FrontMatter, PageLink, TocEntry} from '@dental/content';

/**
 * A page for the preview frame. It's only data, so nothing in it can run.
 * The site knows the types of its own view models; the editor only passes them on.
 */
export interface PreviewPage<PageData = unknown, GalleryData = unknown> {
  frontMatter: FrontMatter & {path: string};
  data: PageData;
  siblings: readonly PageLink[];
  /** The body, with its tags as MDX elements. */
  body: Root;
  toc: readonly TocEntry[];
  /** The data files that the components import, by name. */
  shared: Readonly<Record<string, unknown>>;
  /** The gallery's first page with the edited case first, if a case is edited. */
  gallery: GalleryData | undefined;
  /** The date to show the page on: the first day of the edited offer or closure, or today. */
  on: string | undefined;
}

/** The message from the editor to the frame. The frame sends an empty one when it's ready. */
export interface PreviewMessage<Page = PreviewPage> {
  page?: Page | undefined;
  /** The page before the edit, if it existed. */
  pageBefore?: Page | undefined;
}
