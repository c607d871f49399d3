import {useHistory, useLocation} from '@docusaurus/router';
import {useLayoutEffect, useState} from 'react';
import {useHydrated} from './useHydrated';

/**
 * Lays out only the first screen of a page that a link opened, and the rest after its first paint.
 * A phone takes about 60 ms for that rest. A page that opens at a section (by its hash or by the
 * navigation state), or after Back, needs all of its layout to scroll there. The style is in
 * src/css/base.css.
 */
export function useLazyLayout(): void {
  const {hash, state} = useLocation<unknown>();
  const {action} = useHistory();
  const isHydrated = useHydrated();
  // Only the mount counts: later changes of the address show parts of the same page.
  const [isLazy] = useState(isHydrated && action === 'PUSH' && hash === '' && !state);
  useLayoutEffect(() => {
    if (!isLazy) return;
    const {dataset} = document.documentElement;
    dataset.lazyLayout = '';
    // A task after the frame runs after its paint.
    requestAnimationFrame(() => setTimeout(() => delete dataset.lazyLayout));
  }, [isLazy]);
}
