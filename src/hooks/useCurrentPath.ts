import {useLocation} from '@docusaurus/router';

/** The canonical path, without a trailing slash, of the page that is open or loading. */
export function useCurrentPath(): string {
  return useLocation().pathname.replace(/(.)\/$/, '$1');
}
