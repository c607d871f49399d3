import {useSyncExternalStore} from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Returns true if the visitor prefers reduced motion; false until the page is hydrated. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
