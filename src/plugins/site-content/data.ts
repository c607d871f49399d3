/** The types that generated.d.ts imports. */
export type {Data, GalleryPageData, PageData, PracticeFacts} from '@dental/content';
export type {FormName} from '@dental/vendors';
