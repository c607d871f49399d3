import {useEffect, type RefObject} from 'react';

/** A mouse that only crosses a menu does not open it, and one that strays for a moment does not close it. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 250;

/**
 * Opens a `<details>` menu while a mouse rests on it. A click on what the mouse has opened keeps it open;
 * what was opened by a click, a touch or a key is left alone.
 */
export function useHoverIntent(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const events = new AbortController();
    const {signal} = events;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let openedByHover = false;

    const wait = (then: () => void, time: number) => {
      clearTimeout(timer);
      timer = setTimeout(then, time);
    };
    const open = () => {
      if (details.open || !details.matches(':hover')) return;
      openedByHover = true;
      details.open = true;
    };
    const close = () => {
      if (openedByHover) details.open = false;
    };
    const reset = () => {
      if (details.open) return;
      openedByHover = false;
      // What closes a menu, such as the page that was chosen in it, also calls off what was about to open it.
      clearTimeout(timer);
    };
    const keepOpen = (event: Event) => {
      if (openedByHover) event.preventDefault();
      openedByHover = false;
    };
    const isMouse = ({pointerType}: PointerEvent) => pointerType === 'mouse';

    details.addEventListener('pointerenter', (event) => isMouse(event) && wait(open, OPEN_DELAY_MS), {
      signal,
    });
    details.addEventListener(
      'pointerleave',
      (event) => isMouse(event) && wait(close, CLOSE_DELAY_MS),
      {signal},
    );
    details.addEventListener('toggle', reset, {signal});
    details.querySelector('summary')?.addEventListener('click', keepOpen, {signal});
    // The mouse may rest on it since before the scripts came.
    if (matchMedia('(hover: hover)').matches && details.matches(':hover')) wait(open, 0);
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, [menu]);
}
