/** One line of the results: a figure, what it should be, and whether it is. */
export interface Row {
  figure: string;
  value: string | number;
  target?: string;
  ok?: boolean;
}

/** What one part of the benchmark has found out. */
export interface Part {
  title: string;
  rows: Row[];
  /** Under which conditions it was measured, in a sentence or a few. No paths, no names of machines. */
  conditions: string;
}

/** A row whose value must not be above a limit. */
export function atMost(figure: string, value: number, limit: number, unit = ''): Row {
  return {
    figure,
    value: `${round(value)}${unit}`,
    target: `at most ${limit}${unit}`,
    ok: round(value) <= limit,
  };
}

/** Two digits behind the point are as exact as any of our figures is. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
