import {pick} from './list';

/** A place in the picture: across, down. */
export type Point = readonly [number, number];

/** The weight of every thin line: 3 units on a scene 1200 wide, so 1.5 on our 600. */
export const LINE = 1.5;

const show = (value: number): string => String(Math.round(value * 10) / 10);

/** Points as they stand in path data. */
export function pts(...points: Point[]): string {
  return points.map(([x, y]) => `${show(x)} ${show(y)}`).join(' ');
}

/** A filled shape. */
export function fill(d: string, color: string, more = ''): string {
  return `<path d="${d}" fill="${color}"${more && ` ${more}`}/>`;
}

/** A line with round ends. */
export function line(d: string, color: string, width = LINE, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}

/** A soft curve through the points, for path data; `start` is the command that opens it. */
export function curve(points: Point[], start: 'M' | 'L' = 'M'): string {
  const item = (i: number): Point => pick(points, Math.min(Math.max(i, 0), points.length - 1));
  let d = `${start}${pts(item(0))}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [before, a, b, after] = [item(i - 1), item(i), item(i + 1), item(i + 2)];
    d += `C${pts([a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6], [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6], b)}`;
  }
  return d;
}
