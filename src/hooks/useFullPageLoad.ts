import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';
import {LOADED_PATH} from './useRouteChange';

/**
 * Gives a page its own document: navigating to it or away from it loads the page instead of using
 * the router. This applies the page's Content-Security-Policy, and stops other pages' scripts.
 * @param path the page's address
 */
export function useFullPageLoad(path: string): void {
  const history = useHistory();
  useEffect(() => {
    // The web editor's frame has no navigation, and no vendor runs in it.
    if (window.parent !== window) return undefined;
    if (!LOADED_PATH.toLowerCase().startsWith(path)) return window.location.reload();
    return history.block(({pathname, search, hash}) => {
      if (pathname.startsWith(path)) return undefined;
      window.location.assign(pathname + search + hash);
      return false;
    });
  }, [history, path]);
}
