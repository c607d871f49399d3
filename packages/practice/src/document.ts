/*
 * Names that the pages, the build, and the configuration share. They have their own file because
 * the script in every page imports it.
 */

/** The id of the last element of every page: once it is parsed, the whole page is. */
export const LAST_ELEMENT = 'last';

/** The event that the page fires once React has hydrated it. */
export const HYDRATED = 'hydrated';

/** The fonts that the first paint of every page needs. */
export const FIRST_FONTS = ['/fonts/figtree-latin.woff2', '/fonts/fraunces-latin.woff2'];
