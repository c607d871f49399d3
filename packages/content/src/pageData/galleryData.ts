import {CATEGORIES, galleryPage, galleryPageCount} from '@dental/practice';
import type {Site, SmileCase} from '../site';
import type {Picture} from '../pictures/picture';
import {pick, type PictureOf} from './data';

/** A case, as the gallery shows it. */
export interface CaseData extends Pick<SmileCase, 'id' | 'heading' | 'age' | 'gender' | 'treatment' | 'descriptions'> {
  category: string;
  wide: boolean;
  before: Picture;
  after: Picture;
}

/** One page of the unfiltered gallery. */
export interface GalleryPageData {
  page: number;
  pageCount: number;
  total: number;
  cases: CaseData[];
}

/** `gallery/page-….js`: the cases of one page of the gallery, from 1. */
export async function galleryData({cases}: Site, page: number, pictureOf: PictureOf): Promise<GalleryPageData> {
  const shown = galleryPage(cases, page).map(async (record): Promise<CaseData> => ({
    ...pick(record, 'id', 'heading', 'age', 'gender', 'treatment', 'descriptions'),
    category: CATEGORIES[record.category],
    wide: record.galleryNewDesign === true,
    before: await pictureOf(record.beforeImage),
    after: await pictureOf(record.afterImage),
  }));
  return {page, pageCount: galleryPageCount(cases.length), total: cases.length, cases: await Promise.all(shown)};
}
