/** The units of prices, as the words that follow "per". */
export const PRICE_UNITS = [
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

export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Formats whole dollars: `$1,150`. */
export function formatWholeDollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
