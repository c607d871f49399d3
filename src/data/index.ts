export type {CaseData, GalleryPageData} from './galleryData';
export type {FormProps} from './vendorsData';
export type {PersonCardData, ServiceCardData} from './pagesData';
export type {Data} from './dataFiles';
export type {MenuGroup, MenuLink} from './menusData';
export type {PageData, VideoData} from './pageData';
