import {useEffect, useState, type RefObject} from 'react';

/** How close to the screen an element must come to count as near. */
const VIEW_MARGIN = '200px';

/** Whether an element has come near the screen; once true it stays true. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
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
  return near;
}
