/** The types that generated.d.ts imports. */
export type {PracticeFacts} from '@dental/content';
export type {Data, GalleryPageData, PageData} from '../../data';
export type {FormName} from '@dental/vendors';
