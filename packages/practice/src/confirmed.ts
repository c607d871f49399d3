import {daysFrom} from './days';

/** After so many days staff are reminded to confirm a list again. */
export const REMIND_AFTER = 90;

/** For so many days patients may rely on it; from then on they are asked to call. */
export const RELY_FOR = 180;

/** Whether staff should confirm again what was last confirmed on a day; both days such as `2027-08-10`. */
export function isDue(confirmed: string, today: string): boolean {
  return daysFrom(confirmed, today) > REMIND_AFTER;
}

/** Whether patients may rely on what was last confirmed on a day. */
export function isReliable(confirmed: string, today: string): boolean {
  return daysFrom(confirmed, today) <= RELY_FOR;
}
