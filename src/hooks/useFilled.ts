import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether something has been put into an element that React leaves empty.
 * @param selector finds what counts, if not any child
 */
export function useFilled(element: RefObject<HTMLElement | null>, selector = ':scope > *'): boolean {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const look = () => setFilled(place.querySelector(selector) !== null);
    const observer = new MutationObserver(look);
    observer.observe(place, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [element, selector]);
  return filled;
}
