import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useRef} from 'react';
import {mayBeShownIn, type HostsByPage} from '../third-parties/documentPolicy';

/** The hosts that each page may contact and others may not, by the page's path. */
export function useOutsideHosts(): HostsByPage {
  return useDocusaurusContext().siteConfig.customFields?.outsideHosts as HostsByPage;
}

/**
 * Loads a page as a new document where the present one may not contact a host that the page uses. A browser keeps the
 * Content-Security-Policy of the document that a visit began with, however many pages the router shows in it.
 */
export function useDocumentPolicy(): void {
  const history = useHistory();
  const hosts = useOutsideHosts();
  const loadedFor = useRef(history.location.pathname);
  useEffect(
    () =>
      history.block((next, action) => {
        if (action === 'POP' || mayBeShownIn(hosts, loadedFor.current, next.pathname)) return undefined;
        // The router finds the state again that it has given to an entry of the browser's history.
        window.history[action === 'PUSH' ? 'pushState' : 'replaceState'](
          {key: next.key, state: next.state},
          '',
          history.createHref(next),
        );
        window.scrollTo(0, 0);
        window.location.reload();
        return false;
      }),
    [history, hosts],
  );
}
