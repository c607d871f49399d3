import {useEffect, type RefObject} from 'react';

/** Long enough that a mouse passing over a menu doesn't open it. */
const OPEN_DELAY_MS = 120;
/** Long enough that a mouse leaving for a moment doesn't close it. */
const CLOSE_DELAY_MS = 250;

/**
 * Opens a `<details>` menu while a mouse that moved onto it rests there. A menu that moves under
 * the mouse stays closed, for example when the next page opens at its top. Clicking a menu that
 * opened on hover keeps it open. Menus opened by a click, a touch, or a key are left as they are.
 */
export function useHoverIntent(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const events = new AbortController();
    const {signal} = events;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let openedByHover = false;
    let isInside = false;

    const schedule = (action: () => void, delayMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(action, delayMs);
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
      // Closing the menu, for example by choosing a page in it, also cancels a pending open.
      clearTimeout(timer);
    };
    const keepOpen = (event: Event) => {
      if (openedByHover) event.preventDefault();
      openedByHover = false;
    };
    const move = ({pointerType, movementX, movementY}: PointerEvent) => {
      // Safari also reports a move when only the page moved.
      const hasMoved = movementX || movementY;
      if (isInside || pointerType !== 'mouse' || !hasMoved) return;
      isInside = true;
      schedule(open, OPEN_DELAY_MS);
    };
    const leave = () => {
      isInside = false;
      schedule(close, CLOSE_DELAY_MS);
    };

    details.addEventListener('pointermove', move, {signal});
    details.addEventListener('pointerleave', leave, {signal});
    details.addEventListener('toggle', reset, {signal});
    details.querySelector('summary')?.addEventListener('click', keepOpen, {signal});
    // The mouse may have been resting on it before the scripts loaded.
    if (matchMedia('(hover: hover)').matches && details.matches(':hover')) schedule(open, 0);
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, [menu]);
}
