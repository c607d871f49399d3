import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type RefObject} from 'react';

/** How far above the office section the contact page stops, in px (specification, section 9). */
const OFFSET_PX = 100;

/** The navigation state that asks the contact page for its office section; an OfficeLink leads there with it. */
export const OFFICE_STATE = {scrollTo: 'office'} as const;

/**
 * Scrolls to the office section when the navigation requests it, also from another page (specification, section 2).
 * @returns for the section
 */
export function useOfficeScroll(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const {state, key} = useLocation<Partial<typeof OFFICE_STATE> | undefined>();
  const wanted = state?.scrollTo === OFFICE_STATE.scrollTo;
  useEffect(() => {
    if (!wanted) return undefined;
    // The router scrolls to the top when a page opens; this comes after it.
    const frame = requestAnimationFrame(() => {
      if (section.current)
        window.scrollTo({
          top: section.current.getBoundingClientRect().top + window.scrollY - OFFSET_PX,
        });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, key]);
  return section;
}
