import {useEffect, useRef} from 'react';
import {useController} from 'yet-another-react-lightbox';

/** How far in px a swipe must go (specification, section 9). The library has no setting for it. */
const MIN_SWIPE_PX = 50;

/**
 * Moves to the next or previous picture when a mouse, finger or pen has gone far enough to the side.
 * @param isZoomed whether the picture is enlarged, when moving means looking around in it
 */
export default function SwipeNavigation({isZoomed}: {isZoomed(this: void): boolean}): null {
  const {subscribeSensors, prev, next} = useController();
  const start = useRef<{id: number; x: number; y: number}>(undefined);
  useEffect(() => {
    const forget = () => {
      start.current = undefined;
    };
    const subscriptions = [
      subscribeSensors('onPointerDown', ({pointerId, clientX, clientY, isPrimary}) => {
        if (isPrimary) start.current = {id: pointerId, x: clientX, y: clientY};
      }),
      subscribeSensors('onPointerMove', ({pointerId, clientX, clientY, buttons}) => {
        const from = start.current;
        if (from?.id !== pointerId || buttons === 0 || isZoomed()) return;
        const moved = clientX - from.x;
        if (Math.abs(moved) < MIN_SWIPE_PX || Math.abs(moved) < Math.abs(clientY - from.y)) return;
        forget();
        if (moved < 0) next();
        else prev();
      }),
      subscribeSensors('onPointerUp', forget),
      subscribeSensors('onPointerCancel', forget),
    ];
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [subscribeSensors, prev, next, isZoomed]);
  return null;
}
