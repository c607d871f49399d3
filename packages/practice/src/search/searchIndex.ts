/** The page on which visitors search the site. */
export const SEARCH = '/search';

/*
 * The search is MiniSearch's (7 kB, kept) over what the build reads from the pages, made ready in the browser. Pagefind needs
 * 'wasm-unsafe-eval' in the CSP and a binary in the build, fetches its index in many requests, and forgives no slip.
 */

/** A part of a page: what is below one of its headings, or what is above the first. */
export interface SearchSection {
  /** The id of the heading, to which a hit leads; missing at the top of the page. */
  anchor?: string;
  heading?: string;
  text: string;
  /** What people type who look for this part by another name (`search-words.yml`). */
  words?: string[];
  /** Those of them that lead here before anything else, because whoever types them may not wait. */
  urgent?: string[];
}

/** A page, as the search knows it. */
export interface SearchPage {
  path: string;
  title: string;
  /** What it counts beside other pages; 1 if left out. */
  weight?: number;
  sections: SearchSection[];
}
