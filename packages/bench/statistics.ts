import {roundFigure} from './part';

/** The value in the middle; for an even number of values, the mean of the two in the middle. */
export function getMedian(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]!;
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)]!;
  return (lower + upper) / 2;
}

/** The median with the smallest and largest value: `1.02 (0.98 to 1.10)`. */
export function formatSpread(values: readonly number[], unit = ''): string {
  if (values.length === 0) return 'no values';
  const smallest = roundFigure(Math.min(...values));
  const middle = roundFigure(getMedian(values));
  const largest = roundFigure(Math.max(...values));
  if (smallest === largest) return `${middle}${unit}`;
  return `${middle}${unit} (${smallest} to ${largest})`;
}
