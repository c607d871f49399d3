import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useRef} from 'react';

/** The hosts that each page may contact beyond those of every page, by its path: see src/config/outsideHosts.ts. */
export type HostsByPage = Readonly<Record<string, readonly string[]>>;

/**
 * Loads a page as a new document where the present one may not contact a host that the page uses. A browser keeps the
 * Content-Security-Policy of the document that a visit began with, however many pages the router shows in it.
 */
export function useDocumentPolicy(): void {
  const history = useHistory();
  const {customFields} = useDocusaurusContext().siteConfig;
  const hosts = customFields?.outsideHosts as HostsByPage;
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

/** Whether a page contacts no host that the document, which was loaded for another page, may not contact. */
export function mayBeShownIn(hosts: HostsByPage, document: string, page: string): boolean {
  return (hosts[page] ?? []).every((host) => hosts[document]?.includes(host));
}
