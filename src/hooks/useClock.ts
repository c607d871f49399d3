import {useSyncExternalStore} from 'react';

/**
 * Something that follows from the clock. It is read again a few times a minute, and when the visitor comes back to a page that
 * stayed open.
 * @param built what it is on the server and until the page is hydrated
 */
export function useClock<Value>(read: () => Value, built: Value): Value {
  return useSyncExternalStore(subscribeToClock, read, () => built);
}

function subscribeToClock(listener: () => void): () => void {
  const timer = setInterval(listener, 15_000);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
