import {useEffect, useEffectEvent, useState, type RefObject} from 'react';
import type {News} from '@dental/vendors';

/** How far a vendor is: not wanted yet, on its way, usable, or not to be had. */
export type VendorState = 'idle' | 'loading' | 'ready' | 'failed';

/** After how many milliseconds the place of a vendor shows the fallback, so that it is there within 8 seconds. */
const PATIENCE = 7_500;

/** What is known of a vendor in its frame. */
export interface VendorProgress {
  state: VendorState;
  /** Whether the frame shows something, even if it may not work. */
  isShown: boolean;
  /** The height of what it shows, in pixels, if it has told. */
  height: number | undefined;
}

/**
 * Follows a vendor, which runs in a page of ours in a frame (packages/vendors/src/embed) and says there how far it is.
 * A vendor that cannot be used within 8 seconds has failed; one that comes even later is there.
 * @param frame the frame, once the vendor is wanted
 * @param isWanted whether the visitor has come to where it is needed
 * @param onNews hears all that the vendor says
 */
export function useVendor(
  frame: RefObject<HTMLIFrameElement | null>,
  isWanted: boolean,
  onNews?: (news: News) => void,
): VendorProgress {
  const [said, setSaid] = useState<'ready' | 'failed'>();
  const [isShown, setShown] = useState(false);
  const [height, setHeight] = useState<number>();
  const [isOverdue, setOverdue] = useState(false);
  const hear = useEffectEvent(({source, origin, data}: MessageEvent<News>) => {
    if (
      origin !== window.location.origin ||
      source === null ||
      source !== frame.current?.contentWindow
    )
      return;
    if (data.type === 'height') setHeight(data.pixels);
    if (data.type === 'ready' || data.type === 'shown') setShown(true);
    if (data.type === 'ready' || data.type === 'failed') setSaid(data.type);
    onNews?.(data);
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const listen = (event: MessageEvent<News>) => hear(event);
    const timer = setTimeout(() => setOverdue(true), PATIENCE);
    addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', listen);
    };
  }, [isWanted]);
  return {state: said ?? (isOverdue ? 'failed' : isWanted ? 'loading' : 'idle'), isShown, height};
}
