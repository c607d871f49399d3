import {getLanguage, SEARCH_PATH} from '@dental/practice';
import type {Search, SearchPage} from '@site/src/search/rank';

const TIMEOUT_MS = 8_000;

let pendingSearch: Promise<Search> | undefined;
let loadedSearch: Search | undefined;

/** The search, if it has loaded. */
export function getLoadedSearch(): Search | undefined {
  return loadedSearch;
}

/**
 * Loads the search code, and the index that the build made of the pages, once per visit.
 * @throws if it doesn't load; the next call tries again
 */
export async function loadSearch(): Promise<Search> {
  pendingSearch ??= Promise.race([fetchSearch(), rejectAfterTimeout()]);
  try {
    loadedSearch = await pendingSearch;
  } catch (error) {
    pendingSearch = undefined;
    throw error;
  }
  return loadedSearch;
}

async function fetchSearch(): Promise<Search> {
  const [{createSearch}, index] = await Promise.all([
    import('@site/src/search/rank'),
    fetchIndex(),
  ]);
  return createSearch(index, getLanguage(window.location.pathname));
}

async function fetchIndex(): Promise<SearchPage[]> {
  const response = await fetchFile(await findIndexAddress());
  return (await response.json()) as SearchPage[];
}

/**
 * Finds the address of the index, which the build adds to the HTML of the search page
 * (src/build/search). A page shown by the router doesn't have it, so the HTML is then fetched.
 */
async function findIndexAddress(): Promise<string> {
  const element = document.querySelector<HTMLElement>('[data-search-index]');
  if (element?.dataset.searchIndex !== undefined) return element.dataset.searchIndex;
  const html = await (await fetchFile(SEARCH_PATH)).text();
  const address = /data-search-index="?([^\s">]+)/.exec(html)?.[1];
  if (address === undefined)
    throw new Error('The search page has no index. Only a build makes one: run npm start.');
  return address;
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return response;
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The search did not load in time.')), TIMEOUT_MS);
  });
}
