/** The units of prices, as the words that follow "per". */
export const UNITS = [
  'visit',
  'set',
  'scan',
  'tooth',
  'quarter of the mouth',
  'jaw',
  'bridge',
  'appliance',
  'treatment',
] as const;

export type Unit = (typeof UNITS)[number];

/** Formats whole dollars: `$1,150`. */
export function wholeDollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
