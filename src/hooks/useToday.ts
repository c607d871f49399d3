import practice from '@generated/site-content/default/practice.json';
import {localTime, requestedDay} from '@dental/practice';
import {useClock} from './useClock';
import {usePreview} from './usePreview';

/**
 * The day that it is where the practice is, as `2027-08-10`. On the server and until the page is hydrated it is the day of the
 * build, so that what holds on that day is in the built page. A preview can be looked at as on another day, with
 * `?on=2027-08-10`.
 */
export function useToday(): string {
  const requested = useRequestedDay();
  const today = useClock(() => localTime(new Date(), practice.timeZone).day, practice.builtOn);
  return requested ?? today;
}

/** The day as on which a reviewer looks at a preview; undefined if it is today, until the page is hydrated, and for patients. */
export function useRequestedDay(): string | undefined {
  const isPreview = usePreview() !== undefined;
  return useClock(() => (isPreview ? readRequestedDay() : undefined), undefined);
}

let requested: string | undefined;

/** It holds for the visit, because links do not carry the query on. */
function readRequestedDay(): string | undefined {
  requested = requestedDay(window.location.search) ?? requested;
  return requested;
}
