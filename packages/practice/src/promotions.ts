import {isDay} from './days';

/** An offer's first and last day, both included, as `2027-08-01`, where the practice is. */
export interface Promotion {
  starts: string;
  ends: string;
}

/**
 * Finds the promotion that is on, the first in the list if there are several.
 * @param day the day where the practice is, as `2027-08-10`
 */
export function promotionOn<Kind extends Promotion>(promotions: readonly Kind[], day: string): Kind | undefined {
  return promotions.find(({starts, ends}) => starts <= day && day <= ends);
}

/** The day that a reviewer asks to see with `?on=2027-08-10`; undefined if the query names no such day. */
export function requestedDay(query: string): string | undefined {
  const asked = new URLSearchParams(query).get('on') ?? '';
  return isDay(asked) ? asked : undefined;
}
