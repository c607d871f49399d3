import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useRef} from 'react';

/** A route as the visitor came to it. */
export interface RouteChange {
  /** Whether the path is another one, not only the query or the hash. */
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
    change({toOtherPage: pathname !== location.pathname, hash: location.hash});
  }, [location]);
}
