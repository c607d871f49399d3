import {CATEGORIES, galleryPage, galleryPageCount} from '@dental/practice';
import type {Site} from '../site';
import {pick, type PictureOf} from './data';

/** `gallery/page-….js`: the cases of one page of the gallery, from 1. */
export async function galleryData({cases}: Site, page: number, pictureOf: PictureOf) {
  const shown = galleryPage(cases, page).map(async (record) => ({
    ...pick(record, 'id', 'heading', 'age', 'gender', 'treatment', 'descriptions', 'beforeAlt', 'afterAlt'),
    category: CATEGORIES[record.category],
    wide: record.galleryNewDesign === true,
    before: await pictureOf(record.beforeImage),
    after: await pictureOf(record.afterImage),
  }));
  return {page, pageCount: galleryPageCount(cases.length), total: cases.length, cases: await Promise.all(shown)};
}

/** One page of the unfiltered gallery. */
export type GalleryPageData = Awaited<ReturnType<typeof galleryData>>;

/** A case, as the gallery shows it. */
export type CaseData = GalleryPageData['cases'][number];
