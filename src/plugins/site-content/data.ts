/** The types that generated.d.ts imports. */
export type {PracticeFacts} from '@dental/content';
export type {Data, FormProps, GalleryPageData, PageData} from '../../data';
