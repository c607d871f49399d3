import {isDay, type LocalTime, toLocalTime} from './days';

/**
 * Returns the date to build pages for: today at the practice, or `SITE_TODAY=2027-08-10` to preview
 * another date.
 * @throws if `SITE_TODAY` isn't a date
 */
export function getBuildDay(timeZone: string): string {
  const requested = process.env.SITE_TODAY;
  if (!requested) return toLocalTime(new Date(), timeZone).day;
  if (!isDay(requested))
    throw new Error(`SITE_TODAY is "${requested}", not a date such as 2027-08-10.`);
  return requested;
}

/** The time of this build at the practice, on the date that pages are built for. */
export function getBuildTime(timeZone: string): LocalTime {
  return {...toLocalTime(new Date(), timeZone), day: getBuildDay(timeZone)};
}
