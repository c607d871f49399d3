/** How many cases a page of the smile gallery shows (specification, section 9). */
export const GALLERY_PAGE_SIZE = 7;

/** The address of one page of the unfiltered gallery, from 1. */
export function galleryPath(page: number): string {
  return page === 1 ? '/smile-gallery' : `/smile-gallery/page/${page}`;
}

/** The addresses of all further pages of the unfiltered gallery. */
export function galleryPaths(caseCount: number): string[] {
  return Array.from({length: galleryPageCount(caseCount)}, (_, index) => galleryPath(index + 1)).slice(1);
}

/** How many pages the cases fill; an empty gallery still has one. */
export function galleryPageCount(caseCount: number): number {
  return Math.max(1, Math.ceil(caseCount / GALLERY_PAGE_SIZE));
}

/** The cases of one page, from 1. */
export function galleryPage<Case>(cases: readonly Case[], page: number): Case[] {
  return cases.slice((page - 1) * GALLERY_PAGE_SIZE, page * GALLERY_PAGE_SIZE);
}
