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
    const events = new AbortController();
    const {signal} = events;

    const closeByKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      const focus = document.activeElement;
      details.open = false;
      // A menu that opened under the mouse does not take the focus out of a field.
      if (focus === document.body || details.contains(focus))
        details.querySelector('summary')?.focus();
    };
    const closeIfOutside = (target: EventTarget | null) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };

    document.addEventListener('keydown', closeByKey, {signal});
    document.addEventListener('click', ({target}) => closeIfOutside(target), {signal});
    details.addEventListener('focusout', ({relatedTarget}) => closeIfOutside(relatedTarget), {
      signal,
    });
    return () => events.abort();
  }, [menu]);
}
