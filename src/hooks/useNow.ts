import practice from '@generated/site-content/default/practice.json';
import {type LocalTime, localTime} from '@dental/practice';
import {useClock} from './useClock';
import {useToday} from './useToday';

/**
 * The day and the minute that it is where the practice is; undefined on the server and until the page is hydrated. It moves on
 * with the clock. A preview can be looked at as on another day, at this time of day (see `useToday`).
 */
export function useNow(): LocalTime | undefined {
  const day = useToday();
  const minutes = useClock(() => localTime(new Date(), practice.timeZone).minutes, undefined);
  return minutes === undefined ? undefined : {day, minutes};
}
