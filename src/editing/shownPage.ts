import type {Root} from 'hast';
import type {FrontMatter, TocEntry} from '../hooks/usePage';
import type {GalleryPageData} from '../plugins/site-content/galleryData';
import type {PageData} from '../plugins/site-content/pageData';
import type {SiblingLink} from '../content/siblings';

/** A page as the preview's frame gets it: data only, so that nothing in it is ever run. */
export interface ShownPage {
  /** With the page's address. */
  frontMatter: FrontMatter & {path: string};
  data: PageData;
  siblings: readonly SiblingLink[];
  /** The body, with its tags as elements of MDX. */
  body: Root;
  toc: readonly TocEntry[];
  /** The data files that the components import, by name. */
  shared: Readonly<Record<string, unknown>>;
  /** The first page of the gallery with the edited case in front, if a case is edited. */
  gallery: GalleryPageData | undefined;
}
