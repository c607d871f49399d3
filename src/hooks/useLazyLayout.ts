import {useHistory} from '@docusaurus/router';
import {useLayoutEffect} from 'react';

/**
 * Lays out only the first screen of a page that a link opened, and the rest after its first paint.
 * A phone takes about 60 ms for that rest. A page that opens at a section (by its hash or by the
 * navigation state), or after Back, needs all of its layout to scroll there. The style is in
 * src/css/base.css.
 */
export function useLazyLayout(): void {
  const history = useHistory<unknown>();
  // The history stays the same object, so that this runs only when a page opens.
  useLayoutEffect(() => {
    const {action, location} = history;
    if (action !== 'PUSH' || location.hash || location.state) return;
    const {dataset} = document.documentElement;
    dataset.lazyLayout = '';
    // A task after the frame runs after its paint.
    requestAnimationFrame(() => setTimeout(() => delete dataset.lazyLayout));
  }, [history]);
}
