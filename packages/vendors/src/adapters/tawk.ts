import {addScript, isVisible, type Adapter} from '../embed/adapter';
import type {Ids} from '../vendor';
import type {CHAT} from '../records/chat';

interface Api {
  onLoad?(): void;
  onChatMinimized?(): void;
  maximize?(): void;
  minimize?(): void;
  isChatMaximized?(): boolean;
}

declare global {
  interface Window {
    Tawk_API?: Api;
    Tawk_LoadStart?: Date;
  }
}

let isLoaded = false;

export const adapter: Adapter<Ids<(typeof CHAT.tawk)['ids']>> = {
  place(_, {send}) {
    window.Tawk_LoadStart = new Date();
    window.Tawk_API = {
      onLoad() {
        isLoaded = true;
        window.Tawk_API?.maximize?.();
      },
      onChatMinimized: () => send({type: 'closed'}),
    };
  },
  start({ids: {propertyId, widgetId}}) {
    if (isLoaded) window.Tawk_API?.maximize?.();
    return addScript(`https://embed.tawk.to/${propertyId}/${widgetId}`, {
      charset: 'UTF-8',
      crossorigin: '*',
    });
  },
  isReady: () =>
    isLoaded &&
    window.Tawk_API?.isChatMaximized?.() === true &&
    [...document.querySelectorAll('iframe')].some(isVisible),
  stop: () => window.Tawk_API?.minimize?.(),
};
