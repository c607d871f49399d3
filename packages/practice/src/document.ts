/* What pages, the build and the configuration say of the same document: apart from the rest, as a script in every page reads it. */

/** The id of the last element of every page: once it is there, all of the page is. */
export const LAST_ELEMENT = 'last';

/** The event by which React says that the page is hydrated. */
export const HYDRATED = 'hydrated';

/** The fonts that the first paint of every page needs. */
export const FIRST_FONTS = ['/fonts/figtree-latin.woff2', '/fonts/fraunces-latin.woff2'];
