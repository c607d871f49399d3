import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useRef} from 'react';
import {stripPageNumber} from '@dental/practice';

/**
 * The path that the browser loaded; the router may show other pages in the same document. Empty in
 * the build. It has to be in the main bundle, because a page's own script may run after the address
 * changed.
 */
export const LOADED_PATH = (globalThis.location as Location | undefined)?.pathname ?? '';

/** The route after a change. */
export interface RouteChange {
  /**
   * True if the page changed, not only the query, the hash, or the page number of the gallery. The
   * gallery announces its own page changes.
   */
  toOtherPage: boolean;
  hash: string;
}

/** Calls a function on every route change, but not for the first page of the visit. */
export function useRouteChange(onChange: (change: RouteChange) => void): void {
  const location = useLocation();
  const previous = useRef(location);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const {pathname} = previous.current;
    if (previous.current === location) return;
    previous.current = location;
    change({
      toOtherPage: stripPageNumber(pathname) !== stripPageNumber(location.pathname),
      hash: location.hash,
    });
  }, [location]);
}
