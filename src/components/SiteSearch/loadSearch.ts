import {SEARCH} from '@dental/practice';
import type {Search, SearchPage} from '@site/src/search/rank';

/** How long the search may take to come, in milliseconds. */
const PATIENCE = 8_000;

let coming: Promise<Search> | undefined;
let ready: Search | undefined;

/** The search, if it has come. */
export function readySearch(): Search | undefined {
  return ready;
}

/**
 * Fetches the search: its code, and what the build has read from the pages. It is fetched once in a visit.
 * @throws if it does not come; it is requested anew by the next call
 */
export async function loadSearch(): Promise<Search> {
  coming ??= Promise.race([fetchSearch(), tooLate()]);
  try {
    ready = await coming;
  } catch (error) {
    coming = undefined;
    throw error;
  }
  return ready;
}

async function fetchSearch(): Promise<Search> {
  const pages = async () => (await (await fetchFile(await indexAddress())).json()) as SearchPage[];
  const [{searchIn}, index] = await Promise.all([import('@site/src/search/rank'), pages()]);
  return searchIn(index);
}

/** The build names the index in the HTML of the search page (src/build/search); the router shows the page without it. */
async function indexAddress(): Promise<string> {
  const named = document.querySelector<HTMLElement>('[data-search-index]')?.dataset.searchIndex;
  const address =
    named ?? /data-search-index="?([^\s">]+)/.exec(await (await fetchFile(SEARCH)).text())?.[1];
  if (address === undefined)
    throw new Error('The search page names no index: it is made by the build.');
  return address;
}

async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address, {signal: AbortSignal.timeout(PATIENCE)});
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer;
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The search did not come in time.')), PATIENCE);
  });
}
