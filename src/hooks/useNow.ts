import {useSyncExternalStore} from 'react';
import {type LocalTime, timeInPhoenix} from '@dental/practice';
import {onClockTick} from './onClockTick';
import {useToday} from './useToday';

/**
 * The day and the minute that it is in Gilbert; undefined on the server and until the page is hydrated. It moves on
 * with the clock. A preview can be looked at as on another day, at this time of day (see `useToday`).
 */
export function useNow(): LocalTime | undefined {
  const day = useToday();
  const minutes = useSyncExternalStore(
    onClockTick,
    () => timeInPhoenix(new Date()).minutes,
    () => undefined,
  );
  return minutes === undefined ? undefined : {day, minutes};
}
