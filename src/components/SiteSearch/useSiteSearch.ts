import {useLocation} from '@docusaurus/router';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type {Answer} from '@site/src/search/rank';
import {SEARCH} from '@dental/practice';
import {loadSearch, readySearch} from './loadSearch';

/** How long after the last key the address says what is looked for, in milliseconds. */
const REST = 400;

/** What is looked for, and what is found. */
export interface SiteSearchState {
  field: RefObject<HTMLInputElement | null>;
  words: string;
  /** Undefined as long as there is nothing to look through. */
  answer: Answer | undefined;
  hasFailed: boolean;
  setWords: (words: string) => void;
  /** Fetches what is looked through, unless it is there. */
  load: () => void;
  /** Has the address say what is looked for, so that the way back leads here. */
  keepAddress: () => void;
}

/** Looks for what is typed into the field, or what the address requests with `?q=`. */
export function useSiteSearch(): SiteSearchState {
  const {search: query, key} = useLocation();
  const asked = new URLSearchParams(query).get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const isShown = useRef(false);
  const [words, setWords] = useState('');
  const [search, setSearch] = useState(readySearch);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // What was typed before the page was hydrated counts; a link to the search that is followed on it starts anew.
    if (isShown.current || input.value === '') input.value = asked;
    isShown.current = true;
    setWords(input.value);
    if (input.value !== '' || document.activeElement === input) load();
  }, [asked, key, load]);

  // The router is not told: for it nothing changes, and it would announce a page.
  const keepAddress = useCallback(() => {
    const address =
      words.trim() === '' ? SEARCH : `${SEARCH}?${new URLSearchParams({q: words.trim()})}`;
    if (isShown.current && window.location.pathname === SEARCH)
      window.history.replaceState(window.history.state, '', address);
  }, [words]);
  useEffect(() => {
    const timer = setTimeout(keepAddress, REST);
    return () => clearTimeout(timer);
  }, [keepAddress]);

  const settled = useDeferredValue(words);
  const answer = useMemo(() => search?.(settled), [search, settled]);
  return {field, words, answer, hasFailed, setWords, load, keepAddress};
}
