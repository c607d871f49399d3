import {useLocation} from '@docusaurus/router';

/** The path of the page that is shown or on its way, in its canonical form: without a slash at the end. */
export function useCurrentPath(): string {
  return useLocation().pathname.replace(/(.)\/$/, '$1');
}
