import {useEffect, useEffectEvent} from 'react';
import {clearPendingChoices} from './GalleryFilter';
import {getGalleryPath} from '@dental/practice';

/**
 * The last address in this visit. It outlives the component, because each gallery page is a route.
 */
let lastAddress: string | undefined;

/**
 * Calls a function when the gallery shows other cases, but not when the visitor enters the gallery,
 * unless the browser itself submitted the filters before the scripts loaded.
 * @param address the address of the visible cases; undefined while they load
 */
export function useGalleryChange(address: string | undefined, onChange: () => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (address === undefined || address === lastAddress) return;
    const isFirst = lastAddress === undefined;
    lastAddress = address;
    if (!isFirst || isFromForm()) change();
  }, [address]);
  useEffect(() => resetAfterLeaving, []);
}

/** Only the browser adds a parameter for each filter without a choice (`age=&gender=`). */
function isFromForm(): boolean {
  return /=(?:&|$)/.test(window.location.search);
}

function resetAfterLeaving(): void {
  if (!window.location.pathname.startsWith(getGalleryPath(1))) {
    lastAddress = undefined;
    clearPendingChoices();
  }
}
