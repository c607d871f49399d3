export type {CaseData, FormProps, GalleryPageData, PersonCardData, ServiceCardData} from './data';
export type {Data} from './dataFiles';
export type {MenuGroup, MenuLink} from './menusData';
export type {PageData, VideoData} from './pageData';
