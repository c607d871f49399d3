import {round} from './part';

/** The value in the middle; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[Math.max(0, Math.min(sorted.length - 1, index))] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
}

/** The median with the smallest and the largest value: `1.02 (0.98 to 1.10)`. */
export function withSpread(values: readonly number[], unit = ''): string {
  if (values.length === 0) return 'nothing to measure';
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map(round);
  return least === most ? `${middle}${unit}` : `${middle}${unit} (${least} to ${most})`;
}

/**
 * The exponent of growth: 1 is linear, 2 quadratic. The slope of the line through the logarithms.
 * @param points sizes and what they cost
 */
export function growthExponent(points: readonly {size: number; cost: number}[]): number {
  const logs = points.map(({size, cost}) => [Math.log(size), Math.log(cost)] as const);
  const mean = (index: 0 | 1) => logs.reduce((sum, point) => sum + point[index], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const above = logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const below = logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return above / below;
}
