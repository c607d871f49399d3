import {useEffect, useRef, type RefObject} from 'react';

/**
 * Scrolls to the top and moves the focus to a heading when what is shown changes, but not when the page opens
 * (specification, section 4).
 * @param shown names what is shown; undefined while it is on its way
 */
export function useFocusOnChange(heading: RefObject<HTMLElement | null>, shown: string | undefined): void {
  const previous = useRef(shown);
  useEffect(() => {
    if (shown === undefined || shown === previous.current) return;
    const isFirst = previous.current === undefined;
    previous.current = shown;
    if (isFirst) return;
    window.scrollTo({top: 0});
    heading.current?.focus({preventScroll: true});
  }, [heading, shown]);
}
