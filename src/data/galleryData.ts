import {CATEGORIES, toFilterValue, getGalleryPage, countGalleryPages} from '@dental/practice';
import {type GetPicture, getNavTitle, type Site} from '@dental/content';
import {pick} from './records';

/** `treatments.json`: the treatments of the cases, for the gallery's filter. */
export function listTreatments({cases, pages}: Site) {
  const treatments = pages.filter(({path}) => cases.some(({service}) => service === path));
  return treatments.map((page) => [toFilterValue(page.path), getNavTitle(page)] as const);
}

/** `gallery/page-….js`: the cases of one page of the gallery, from page 1. */
export async function makeGalleryData({cases}: Site, page: number, pictureOf: GetPicture) {
  const casesOnPage = getGalleryPage(cases, page).map(async (record) => ({
    ...pick(
      record,
      'id',
      'heading',
      'age',
      'gender',
      'treatment',
      'descriptions',
      'beforeAlt',
      'afterAlt',
      'changeAt',
    ),
    category: CATEGORIES[record.category],
    wide: record.galleryNewDesign === true,
    before: await pictureOf(record.beforeImage),
    after: await pictureOf(record.afterImage),
  }));
  return {
    page,
    pageCount: countGalleryPages(cases.length),
    total: cases.length,
    cases: await Promise.all(casesOnPage),
  };
}

/** One page of the unfiltered gallery. */
export type GalleryPageData = Awaited<ReturnType<typeof makeGalleryData>>;

/** A case in the gallery. */
export type CaseData = GalleryPageData['cases'][number];
