import practice from '@generated/site-content/default/practice.json';
import {toLocalTime, parsePreviewDay} from '@dental/practice';
import {useClock} from './useClock';
import {usePreview} from './usePreview';

/**
 * The current day in the practice's time zone, such as `2027-08-10`. On the server and until the
 * page is hydrated it is the day of the build. A preview shows another day with `?on=2027-08-10`.
 */
export function useToday(): string {
  const requested = useRequestedDay();
  const today = useClock(() => toLocalTime(new Date(), practice.timeZone).day, practice.builtOn);
  return requested ?? today;
}

/** The day that a reviewer picked in a preview; otherwise undefined, as before hydration. */
export function useRequestedDay(): string | undefined {
  const isPreview = usePreview() !== undefined;
  return useClock(() => (isPreview ? readRequestedDay() : undefined), undefined);
}

let requested: string | undefined;

/** Remembers the day for the whole visit, because links don't keep the query. */
function readRequestedDay(): string | undefined {
  const {search} = window.location;
  if (search.includes('on=')) requested = parsePreviewDay(search);
  return requested;
}
