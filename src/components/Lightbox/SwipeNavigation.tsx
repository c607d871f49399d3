import {useEffect, useRef} from 'react';
import {useController} from 'yet-another-react-lightbox';

/** From the specification, section 9. The library has no setting for it. */
const MIN_SWIPE_PX = 50;

/**
 * Changes the slide when a mouse, finger, or pen moves far enough to the side.
 * @param isZoomed returns true if the picture is enlarged; moving then pans it
 */
export default function SwipeNavigation({isZoomed}: {isZoomed(this: void): boolean}): null {
  const {subscribeSensors, prev, next} = useController();
  const start = useRef<{id: number; x: number; y: number}>(undefined);
  useEffect(() => {
    const reset = () => {
      start.current = undefined;
    };
    const subscriptions = [
      subscribeSensors('onPointerDown', ({pointerId, clientX, clientY, isPrimary}) => {
        if (isPrimary) start.current = {id: pointerId, x: clientX, y: clientY};
      }),
      subscribeSensors('onPointerMove', ({pointerId, clientX, clientY, buttons}) => {
        const from = start.current;
        if (from?.id !== pointerId || buttons === 0 || isZoomed()) return;
        const deltaX = clientX - from.x;
        const deltaY = clientY - from.y;
        if (Math.abs(deltaX) < MIN_SWIPE_PX || Math.abs(deltaX) < Math.abs(deltaY)) return;
        reset();
        if (deltaX < 0) next();
        else prev();
      }),
      subscribeSensors('onPointerUp', reset),
      subscribeSensors('onPointerCancel', reset),
    ];
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [subscribeSensors, prev, next, isZoomed]);
  return null;
}
