import {isDay, localTime} from '@dental/practice';

/**
 * The day for which pages are built: today where the practice is, or the day that `SITE_TODAY=2027-08-10` requests, with which
 * a build can be looked at ahead of time.
 * @throws if `SITE_TODAY` is no day
 */
export function dayOfBuild(timeZone: string, requested = process.env.SITE_TODAY): string {
  if (!requested) return localTime(new Date(), timeZone).day;
  if (!isDay(requested))
    throw new Error(`SITE_TODAY is "${requested}", which is no day such as 2027-08-10.`);
  return requested;
}
