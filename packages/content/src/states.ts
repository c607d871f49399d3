import states from '../data/states.json';

/** The data of a state that the checks and the pages need. */
export interface State {
  name: string;
  /** Its time zones, by IANA name. */
  zones: readonly string[];
  areaCodes: readonly string[];
  /** The ranges of the first three digits of its ZIP codes, as [first, last]. */
  zips: readonly (readonly number[])[];
  /** Its southern, northern, western, and eastern limits, in degrees. */
  corners: readonly number[];
}

/** The US states and Washington, D.C., by two-letter abbreviation. */
export const STATES: Readonly<Record<string, State>> = states;

/** Returns the city and state of a practice, such as `Gilbert, Arizona`. */
export function formatPlace({address}: {address: {city: string; state: string}}): string {
  return `${address.city}, ${STATES[address.state]?.name}`;
}

/** Returns true if a ZIP code is in a state, by its first three digits. */
export function isZipInState({zips}: State, zip: string): boolean {
  const area = Number(zip.slice(0, 3));
  return zips.some(([first = 0, last = 0]) => area >= first && area <= last);
}
