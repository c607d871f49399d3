import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type RefObject} from 'react';

/** The space left above the office section (specification, section 9). */
const OFFSET_PX = 100;

/**
 * The navigation state of an OfficeLink. It makes the contact page scroll to the office section.
 */
export const OFFICE_STATE = {scrollTo: 'office'} as const;

/**
 * Scrolls to the office section when the navigation state requests it (specification, section 2).
 * @returns the ref for the section
 */
export function useOfficeScroll(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const {state, key} = useLocation<Partial<typeof OFFICE_STATE> | undefined>();
  const isRequested = state?.scrollTo === OFFICE_STATE.scrollTo;
  useEffect(() => {
    if (!isRequested) return undefined;
    // The router scrolls to the top when a page opens, so this has to run later.
    const frame = requestAnimationFrame(() => {
      if (!section.current) return;
      const top = section.current.getBoundingClientRect().top + window.scrollY;
      // Safari cuts off fractions of a pixel.
      window.scrollTo({top: Math.round(top - OFFSET_PX)});
    });
    return () => cancelAnimationFrame(frame);
  }, [isRequested, key]);
  return section;
}
