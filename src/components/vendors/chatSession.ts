import {store, stored} from '../../tabStorage';

const KEY = 'chat-is-open';

/** Whether the chat was open on the page before, in this tab. Browsers may refuse to say. */
export function wasChatOpen(): boolean {
  return stored(KEY) !== null;
}

/** Notes for the next page of this tab whether the chat is open. */
export function storeChat(isOpen: boolean): void {
  store(KEY, isOpen ? '' : null);
}
