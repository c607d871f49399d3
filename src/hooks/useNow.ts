import practice from '@generated/site-content/default/practice.json';
import {type LocalTime, toLocalTime} from '@dental/practice';
import {useClock} from './useClock';
import {useToday} from './useToday';

/**
 * The current day and minute in the practice's time zone; undefined on the server and until the
 * page is hydrated. A preview can show the site on another day, at the current time of day (see
 * `useToday`).
 */
export function useNow(): LocalTime | undefined {
  const day = useToday();
  const minutes = useClock(() => toLocalTime(new Date(), practice.timeZone).minutes, undefined);
  return minutes === undefined ? undefined : {day, minutes};
}
