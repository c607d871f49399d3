import type {MouseEvent} from 'react';

/** Whether a click is an ordinary one, and not one that asks for the link in a new tab or window, or to be saved. */
export function isPlainClick({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
