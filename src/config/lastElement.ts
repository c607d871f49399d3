/** The id of the last element of every page: once it is there, all of the page is. */
export const LAST_ELEMENT = 'last';
