import {addScript, isVisible, type Adapter} from '../embed/adapter';
import type {Ids} from '../vendor';
import type {CHAT} from '../records/chat';

/** The queue of commands. The script replaces it with an object that has more methods. */
interface Queue {
  push(command: unknown[]): void;
  is?(state: string): boolean;
}

declare global {
  interface Window {
    $crisp?: Queue;
    CRISP_WEBSITE_ID?: string;
  }
}

let hasSession = false;

export const adapter: Adapter<Ids<(typeof CHAT.crisp)['ids']>> = {
  place(_, {ids, send}) {
    window.CRISP_WEBSITE_ID = ids.websiteId;
    window.$crisp = [];
    window.$crisp.push(['safe', true]);
    window.$crisp.push(['on', 'session:loaded', () => (hasSession = true)]);
    window.$crisp.push(['on', 'chat:closed', () => send({type: 'closed'})]);
  },
  start() {
    window.$crisp?.push(['do', 'chat:open']);
    return addScript('https://client.crisp.chat/l.js');
  },
  isReady: () =>
    hasSession &&
    window.$crisp?.is?.('chat:opened') === true &&
    [...document.querySelectorAll('.crisp-client *')].some(isVisible),
  stop: () => window.$crisp?.push(['do', 'chat:close']),
};
