import {pick} from './list';

/** A place in the picture: across, down. */
export type Point = readonly [number, number];

const show = (value: number): string => String(Math.round(value * 10) / 10);

/** Points for path data. */
export function pts(...points: Point[]): string {
  return points.map(([x, y]) => `${show(x)} ${show(y)}`).join(' ');
}

/** A filled shape. */
export function fill(d: string, color: string, more = ''): string {
  return `<path d="${d}" fill="${color}"${more && ` ${more}`}/>`;
}

/** A line; its ends are round, see `scene`. */
export function line(d: string, color: string, width = 1.5, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${more && ` ${more}`}/>`;
}

/**
 * A gradient from top to bottom of a shape, or from its middle if `round` says where that is.
 * Stops are written "place color opacity, …"; the opacity may be left out.
 */
export function gradient(id: string, stops: string, round = ''): string {
  const list = stops.split(', ').map((stop) => {
    const [at, color, opacity] = stop.split(' ');
    const share = opacity ? ` stop-opacity="${opacity}"` : '';
    return `<stop offset="${at}" stop-color="${color}"${share}/>`;
  });
  const tag = round ? 'radialGradient' : 'linearGradient';
  return `<${tag} id="${id}" ${round || 'x2="0" y2="1"'}>${list.join('')}</${tag}>`;
}

/** A soft curve through the points, for path data; `start` is the command that opens it. */
export function curve(points: Point[], start: 'M' | 'L' = 'M'): string {
  const item = (i: number): Point => pick(points, Math.min(Math.max(i, 0), points.length - 1));
  let d = `${start}${pts(item(0))}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const before = item(i - 1);
    const a = item(i);
    const b = item(i + 1);
    const after = item(i + 2);
    d += `C${pts([a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6], [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6], b)}`;
  }
  return d;
}
