import {round} from './part';

/** The value in the middle; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) =>
    sorted[Math.max(0, Math.min(sorted.length - 1, index))] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
}

/** The median with the smallest and the largest value: `1.02 (0.98 to 1.10)`. */
export function withSpread(values: readonly number[], unit = ''): string {
  if (values.length === 0) return 'nothing to measure';
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map(
    round,
  );
  return least === most ? `${middle}${unit}` : `${middle}${unit} (${least} to ${most})`;
}
