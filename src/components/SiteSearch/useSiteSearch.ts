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
import {isPageAt, SEARCH_PATH} from '@dental/practice';
import {loadSearch, getLoadedSearch} from './loadSearch';

/** The address is updated only after a pause in typing. */
const ADDRESS_DELAY_MS = 400;

/** The search text and its results. */
export interface SiteSearchState {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** Undefined until the search has loaded. */
  answer: Answer | undefined;
  hasFailed: boolean;
  setText: (text: string) => void;
  /** Loads the search, if it hasn't loaded yet. */
  load: () => void;
  /** Puts the search text into the address, so that the Back button returns to these results. */
  updateAddress: () => void;
}

/** Searches for the text in the field, or for the text in the address (`?q=`). */
export function useSiteSearch(): SiteSearchState {
  const {search: query, key} = useLocation();
  const requestedText = new URLSearchParams(query).get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const hasStarted = useRef(false);
  const [text, setText] = useState('');
  const [search, setSearch] = useState(getLoadedSearch);
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
    // Keep text that was typed before hydration. A link to the search replaces it.
    if (hasStarted.current || input.value === '') input.value = requestedText;
    hasStarted.current = true;
    setText(input.value);
    if (input.value !== '' || document.activeElement === input) load();
  }, [requestedText, key, load]);

  // This bypasses the router, which would announce a new page.
  const updateAddress = useCallback(() => {
    const q = text.trim();
    const {pathname} = window.location;
    const address = q === '' ? pathname : `${pathname}?${new URLSearchParams({q})}`;
    if (hasStarted.current && isPageAt(pathname, SEARCH_PATH))
      window.history.replaceState(window.history.state, '', address);
  }, [text]);
  useEffect(() => {
    const timer = setTimeout(updateAddress, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [updateAddress]);

  const deferredText = useDeferredValue(text);
  const answer = useMemo(() => search?.(deferredText), [search, deferredText]);
  return {field, text, answer, hasFailed, setText, load, updateAddress};
}
