/**
 * Calls a listener when the time of day may have moved on: a few times a minute, and when the visitor comes back to a
 * page that stayed open.
 * @returns ends it
 */
export function onClockTick(listener: () => void): () => void {
  const timer = setInterval(listener, 15_000);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
