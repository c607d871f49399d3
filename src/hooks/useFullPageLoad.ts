import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';
import {LOADED_PATH} from './useRouteChange';

/**
 * Gives a page a document of its own: whoever comes to it or leaves it by the router loads the page instead. So the page's
 * Content-Security-Policy holds on it, and nothing that another page has started runs beside it.
 * @param path the page's address
 */
export function useFullPageLoad(path: string): void {
  const history = useHistory();
  useEffect(() => {
    // The web editor's frame leads nowhere, and no vendor runs in it.
    if (window.parent !== window) return undefined;
    if (!LOADED_PATH.toLowerCase().startsWith(path)) return window.location.reload();
    return history.block(({pathname, search, hash}) => {
      if (pathname.startsWith(path)) return undefined;
      window.location.assign(pathname + search + hash);
      return false;
    });
  }, [history, path]);
}
