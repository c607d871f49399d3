import {useEffect, useEffectEvent} from 'react';
import {clearPendingChoices} from './GalleryFilter';
import {galleryPath} from '@dental/practice';

/** What the gallery showed last, in this visit to it. It outlives the component: each page of the gallery is a route. */
let lastShown: string | undefined;

/**
 * Calls a function when what the gallery shows changes, but not when the visitor comes to the gallery.
 * @param shown the address of what is shown; undefined while it is on its way
 */
export function useGalleryChange(shown: string | undefined, onChange: () => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (shown === undefined || shown === lastShown) return;
    const isChange = lastShown !== undefined;
    lastShown = shown;
    if (isChange) change();
  }, [shown]);
  useEffect(() => resetAfterLeaving, []);
}

function resetAfterLeaving(): void {
  if (!window.location.pathname.startsWith(galleryPath(1))) {
    lastShown = undefined;
    clearPendingChoices();
  }
}
