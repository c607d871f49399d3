import type {MouseEvent} from 'react';

/**
 * Makes a click handler that replaces the default action of a link on a plain click. The browser
 * keeps clicks that open the link in a new tab or window, or save it. The link gets the focus, so
 * that what opens can return it: Safari doesn't focus a clicked link.
 */
export function onPlainClick(handler: (event: MouseEvent<HTMLAnchorElement>) => void) {
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const {button, altKey, ctrlKey, metaKey, shiftKey} = event;
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.currentTarget.focus({preventScroll: true});
    handler(event);
  };
}
