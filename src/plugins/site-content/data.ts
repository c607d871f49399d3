/** The types that generated.d.ts names. */
export type {Data, GalleryPageData, PageData, PracticeFacts} from '@dental/content';
export type {FormName} from '@dental/vendors';
