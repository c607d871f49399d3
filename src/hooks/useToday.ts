import {useSyncExternalStore} from 'react';
import {timeInPhoenix} from '../content/officeState';
import {dayAskedFor} from '../content/promotions';
import {usePreview} from './usePreview';

/**
 * The day that it is in Gilbert, as `2027-08-10`. It is undefined on the server and until the page is
 * hydrated, so that the built page holds nothing that depends on the clock. A preview can be looked at
 * as on another day, with `?on=2027-08-10`.
 */
export function useToday(): string | undefined {
  const isPreview = usePreview() !== undefined;
  const today = () => (isPreview ? dayAskedFor(window.location.search) : undefined) ?? timeInPhoenix(new Date()).day;
  return useSyncExternalStore(onReturn, today, () => undefined);
}

/** A page that stayed open over midnight learns of the new day when the visitor comes back to it. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
