import {useEffect, type RefObject} from 'react';
import {useRouteChange} from './useRouteChange';

/**
 * Lets an open `<details>` be closed in the ways that people expect of a menu: Escape from anywhere, which
 * gives the focus back to its summary, a click outside, the focus moving on, and every route change.
 */
export function useDismissable(menu: RefObject<HTMLDetailsElement | null>): void {
  useRouteChange(() => menu.current?.removeAttribute('open'));

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !details.contains(target);
    const events = new AbortController();
    const {signal} = events;

    document.addEventListener(
      'keydown',
      ({key}) => {
        if (key !== 'Escape' || !details.open) return;
        const focus = document.activeElement;
        details.open = false;
        // A menu that opened under the mouse does not take the focus out of a field.
        if (focus === document.body || details.contains(focus)) details.querySelector('summary')?.focus();
      },
      {signal},
    );
    document.addEventListener(
      'click',
      ({target}) => {
        if (isOutside(target)) details.open = false;
      },
      {signal},
    );
    details.addEventListener(
      'focusout',
      ({relatedTarget}) => {
        if (isOutside(relatedTarget)) details.open = false;
      },
      {signal},
    );
    return () => events.abort();
  }, [menu]);
}
