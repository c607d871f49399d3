import {CATEGORIES, galleryPage, galleryPageCount} from '@dental/practice';
import type {Site, SmileCase} from '../site';
import type {Picture} from '../pictures/picture';
import type {PictureOf} from './data';

/** A case, as the gallery shows it. */
export interface CaseData extends Pick<SmileCase, 'id' | 'heading' | 'age' | 'gender' | 'treatment' | 'descriptions'> {
  category: string;
  wide: boolean;
  before: Picture;
  after: Picture;
}

/** `gallery/index.js`: what the filter needs of every case, by id; the details are in the pages' files. */
export function galleryIndexData({cases}: Site) {
  return cases.map(({id, age, gender, category}) => ({id, age, gender, category}));
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
  const shown = galleryPage(cases, page).map(async (record): Promise<CaseData> => {
    const {id, heading, age, gender, treatment, descriptions} = record;
    return {
      id,
      heading,
      age,
      gender,
      treatment,
      descriptions,
      category: CATEGORIES[record.category],
      wide: record.galleryNewDesign === true,
      before: await pictureOf(record.beforeImage),
      after: await pictureOf(record.afterImage),
    };
  });
  return {page, pageCount: galleryPageCount(cases.length), total: cases.length, cases: await Promise.all(shown)};
}
