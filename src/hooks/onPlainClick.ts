import type {MouseEvent} from 'react';

/**
 * Does something in the place of what a link does, for an ordinary click: one that asks for the link in a new tab or
 * window, or to be saved, is the browser's.
 */
export function onPlainClick(act: (event: MouseEvent<HTMLAnchorElement>) => void) {
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const {button, altKey, ctrlKey, metaKey, shiftKey} = event;
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    act(event);
  };
}
