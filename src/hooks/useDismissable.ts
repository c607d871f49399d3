import {useEffect, type RefObject} from 'react';
import {useRouteChange} from './useRouteChange';

/**
 * Closes an open `<details>` like a menu: on Escape from anywhere, on a click outside, when the
 * focus leaves it, and on every route change. Escape returns the focus to the summary.
 */
export function useDismissable(menu: RefObject<HTMLDetailsElement | null>): void {
  useRouteChange(() => menu.current?.removeAttribute('open'));

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const events = new AbortController();
    const {signal} = events;

    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      const focus = document.activeElement;
      details.open = false;
      // A menu that opened on hover must not take the focus from a field.
      if (focus === document.body || details.contains(focus))
        details.querySelector('summary')?.focus();
    };
    const closeIfOutside = (target: EventTarget | null) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };

    document.addEventListener('keydown', closeOnEscape, {signal});
    document.addEventListener('click', ({target}) => closeIfOutside(target), {signal});
    details.addEventListener('focusout', ({relatedTarget}) => closeIfOutside(relatedTarget), {
      signal,
    });
    return () => events.abort();
  }, [menu]);
}
