import {SEARCH, type SearchPage} from '@dental/practice';
import type {Search} from '@dental/practice/search';

/** How long the search may take to come, in milliseconds. */
const TIMEOUT_MS = 8_000;

let pendingSearch: Promise<Search> | undefined;
let loadedSearch: Search | undefined;

/** The search, if it has come. */
export function getLoadedSearch(): Search | undefined {
  return loadedSearch;
}

/**
 * Fetches the search: its code, and what the build has read from the pages. It is fetched once in a visit.
 * @throws if it does not come; it is requested anew by the next call
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
  const pages = async () => (await (await fetchFile(await findIndexAddress())).json()) as SearchPage[];
  const [{searchIn}, index] = await Promise.all([import('@dental/practice/search'), pages()]);
  return searchIn(index);
}

/** The build names the index in the HTML of the search page (src/build/search); the router shows the page without it. */
async function findIndexAddress(): Promise<string> {
  const named = document.querySelector<HTMLElement>('[data-search-index]')?.dataset.searchIndex;
  const address =
    named ?? /data-search-index="?([^\s">]+)/.exec(await (await fetchFile(SEARCH)).text())?.[1];
  if (address === undefined)
    throw new Error('The search page names no index: it is made by the build.');
  return address;
}

async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer;
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The search did not come in time.')), TIMEOUT_MS);
  });
}
