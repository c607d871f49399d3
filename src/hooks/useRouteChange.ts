import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useRef} from 'react';
import {withoutPageNumber} from '@dental/practice';

/**
 * The path that the browser has loaded; the router may show other pages in its document. It is here because the main bundle
 * has this module: that of a page may run after the address has changed. Empty in the build.
 */
export const LOADED_PATH = (globalThis.location as Location | undefined)?.pathname ?? '';

/** A route as the visitor came to it. */
export interface RouteChange {
  /**
   * Whether it is another page, and not only another query or hash, or another of the numbered pages of the gallery,
   * which says itself what it shows now.
   */
  toOtherPage: boolean;
  hash: string;
}

/** Calls a function at every route change, but not for the page that the visit began with. */
export function useRouteChange(onChange: (change: RouteChange) => void): void {
  const location = useLocation();
  const previous = useRef(location);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const {pathname} = previous.current;
    if (previous.current === location) return;
    previous.current = location;
    change({
      toOtherPage: withoutPageNumber(pathname) !== withoutPageNumber(location.pathname),
      hash: location.hash,
    });
  }, [location]);
}
