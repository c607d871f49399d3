import states from '../data/states.json';

/** What the checks and the pages need to know of a state. */
export interface State {
  name: string;
  /** The time zones in it, by their IANA names. */
  zones: readonly string[];
  /** The area codes of its phones, with spaces between. */
  phones: string;
  /** From and to which number the first three digits of its zip codes run. */
  zips: readonly (readonly number[])[];
  /** Its south, north, west and east, in degrees. */
  corners: readonly number[];
}

/** The states of the United States and its capital, by their two letters. */
export const STATES: Readonly<Record<string, State>> = states;

/** Where a practice is, such as `Gilbert, Arizona`. */
export function placeOf({address}: {address: {city: string; state: string}}): string {
  return `${address.city}, ${STATES[address.state]?.name}`;
}

/** Whether a zip code is one of a state, by its first three digits. */
export function isZipOf({zips}: State, zip: string): boolean {
  const area = Number(zip.slice(0, 3));
  return zips.some(([least = 0, most = 0]) => area >= least && area <= most);
}
