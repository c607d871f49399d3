import {useEffect, useState, type RefObject} from 'react';

/** Whether something has been put into an element that React leaves empty. */
export function useFilled(element: RefObject<HTMLElement | null>): boolean {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const look = () => setFilled(place.firstElementChild !== null);
    const observer = new MutationObserver(look);
    observer.observe(place, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [element]);
  return filled;
}
