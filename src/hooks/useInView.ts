import {useEffect, useState, type RefObject} from 'react';

/** The distance from the screen within which an element counts as near. */
const VIEW_MARGIN = '200px';

/** Returns true once an element has come near the screen, and stays true. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          setNear(true);
          observer.disconnect();
        }
      },
      {rootMargin: VIEW_MARGIN},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
