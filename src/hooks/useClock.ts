import {useSyncExternalStore} from 'react';

const TICK_MS = 15_000;

/**
 * A value that depends on the clock. It is read again every few seconds, and when the visitor
 * returns to a page that stayed open.
 * @param builtValue the value on the server and until the page is hydrated
 */
export function useClock<Value>(read: () => Value, builtValue: Value): Value {
  return useSyncExternalStore(subscribeToClock, read, () => builtValue);
}

function subscribeToClock(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
