import {useCallback, useSyncExternalStore} from 'react';

/**
 * Whether the page is scrolled past a distance from its top; false until the page is hydrated.
 * @param distance in px; a page scrolled by exactly this much is not past it
 */
export function useScrolledPast(distance: number): boolean {
  const isPast = useCallback(() => window.scrollY > distance, [distance]);
  return useSyncExternalStore(subscribeToScroll, isPast, () => false);
}

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, {passive: true});
  return () => window.removeEventListener('scroll', listener);
}
