/** One line of the results: a measurement, its target, and whether it meets the target. */
export interface Row {
  figure: string;
  value: string | number;
  target?: string;
  ok?: boolean;
}

/** The results of one part of the benchmark. */
export interface Part {
  title: string;
  rows: Row[];
  /** The conditions of the measurement in a few sentences, without paths and machine names. */
  conditions: string;
}

/** A row whose value must not exceed a limit. */
export function makeLimitRow(figure: string, value: number, limit: number, unit = ''): Row {
  return {
    figure,
    value: `${roundFigure(value)}${unit}`,
    target: `at most ${limit}${unit}`,
    ok: roundFigure(value) <= limit,
  };
}

/** Rounds to two decimals; no figure is more exact. */
export function roundFigure(value: number): number {
  return Math.round(value * 100) / 100;
}
