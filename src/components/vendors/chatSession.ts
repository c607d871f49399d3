const KEY = 'chat-is-open';

/** Whether the chat was open on the page before, in this tab. Browsers may refuse to say. */
export function wasChatOpen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Notes for the next page of this tab whether the chat is open. */
export function storeChat(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(KEY, '');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then the visitor opens it again.
  }
}
