import {useCallback, useSyncExternalStore} from 'react';

/**
 * Returns true if the page is scrolled by more than a distance; false until the page is hydrated.
 * @param distance in px; scrolling exactly this far doesn't count
 */
export function useScrolledPast(distance: number): boolean {
  const isPast = useCallback(() => window.scrollY > distance, [distance]);
  return useSyncExternalStore(subscribeToScroll, isPast, () => false);
}

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, {passive: true});
  return () => window.removeEventListener('scroll', listener);
}
