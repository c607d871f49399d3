import {useEffect, useEffectEvent, useState, type RefObject} from 'react';
import type {EmbedMessage} from '@dental/vendors';

/** `idle` until the vendor is needed. */
export type VendorState = 'idle' | 'loading' | 'ready' | 'failed';

/** No vendor's content is longer than this. */
const MAX_HEIGHT_PX = 20_000;

/** The fallback has to appear within 8 seconds. */
const TIMEOUT_MS = 7_500;

/** The state of a vendor in its frame. */
export interface VendorProgress {
  state: VendorState;
  /** True if the frame shows something, even if it may not work. */
  isShown: boolean;
  /** The height of its content in pixels, if it has reported one. */
  height: number | undefined;
}

/**
 * Tracks a vendor that runs in a framed page of ours and posts its progress
 * (packages/vendors/src/embed). A vendor that isn't ready within 8 seconds has failed, but
 * it may still become ready later.
 * @param frame the frame, once the vendor is needed
 * @param isWanted true once the visitor reaches the place where it is needed
 * @param onMessage receives all of the vendor's messages
 */
export function useVendor(
  frame: RefObject<HTMLIFrameElement | null>,
  isWanted: boolean,
  onMessage?: (message: EmbedMessage) => void,
): VendorProgress {
  const [reported, setReported] = useState<'ready' | 'failed'>();
  const [isShown, setShown] = useState(false);
  const [height, setHeight] = useState<number>();
  const [isOverdue, setOverdue] = useState(false);
  const handleMessage = useEffectEvent(({source, origin, data}: MessageEvent<EmbedMessage>) => {
    const {current} = frame;
    const isOurFrame = source !== null && source === current?.contentWindow;
    // The vendor's own script can send anything.
    if (!isOurFrame || origin !== getOrigin(current) || !data) return;
    if (data.type === 'height') setHeight(Math.min(Number(data.pixels) || 0, MAX_HEIGHT_PX));
    if (data.type === 'ready' || data.type === 'shown') setShown(true);
    if (data.type === 'ready' || data.type === 'failed') setReported(data.type);
    onMessage?.(data);
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const listen = (event: MessageEvent<EmbedMessage>) => handleMessage(event);
    const timer = setTimeout(() => setOverdue(true), TIMEOUT_MS);
    addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', listen);
    };
  }, [isWanted]);
  return {state: reported ?? inferState(isWanted, isOverdue), isShown, height};
}

/** The origin of a frame's messages: "null" if its sandbox takes it away. */
function getOrigin({sandbox, src}: HTMLIFrameElement): string {
  const hasOrigin = sandbox.length === 0 || sandbox.contains('allow-same-origin');
  return hasOrigin ? new URL(src).origin : 'null';
}

function inferState(isWanted: boolean, isOverdue: boolean): VendorState {
  if (isOverdue) return 'failed';
  return isWanted ? 'loading' : 'idle';
}
