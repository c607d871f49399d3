const GALLERY = '/smile-gallery';

/** The address of one page of the unfiltered gallery, from 1. */
export function galleryPath(page: number): string {
  return page === 1 ? GALLERY : `${GALLERY}/page/${page}`;
}

/** The address of the gallery for that of one of its further pages; any other address as it is. */
export function withoutPageNumber(path: string): string {
  return path.startsWith(`${GALLERY}/page/`) ? GALLERY : path;
}
