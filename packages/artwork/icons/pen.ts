import {paint} from '../brand/paint';

/** The tones of the service icons: the line, the one accent, and light for a glint on the accent. */
export const tone = {
  line: paint('teal'),
  copper: paint('copper'),
  light: paint('white'),
};

/** Open or closed lines in the one weight of the set. */
export const line = (...paths: string[]): string =>
  `<path fill="none" stroke="${tone.line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${paths.join('')}"/>`;

/** A flat shape in an accent color. */
export const shape = (color: string, ...paths: string[]): string =>
  `<path fill="${color}" d="${paths.join('')}"/>`;

/** A circle as path data. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A four-pointed glint as path data. */
export function glint(x: number, y: number, r: number): string {
  const q = r * 0.16;
  return (
    `M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}` +
    `Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`
  );
}

/** A molar with two roots as path data: its crown is `width` wide, and its top is at (x, y). */
export function molar(x: number, y: number, width: number): string {
  const u = (value: number): string => ((value * width) / 42).toFixed(2);
  const c = (...values: number[]): string => `c${values.map(u).join(' ')}`;
  return (
    `M${x} ${y + (5 * width) / 42}` +
    c(-4, -3, -8, -5, -11.5, -5) +
    c(-6.5, 0, -10, 5.5, -9, 13) +
    c(0.8, 6, 3, 9.5, 4, 15.5) +
    c(1, 6.5, 1.5, 14.5, 5.5, 14.5) +
    c(5, 0, 3.5, -14, 11, -14) +
    c(7.5, 0, 6, 14, 11, 14) +
    c(4, 0, 4.5, -8, 5.5, -14.5) +
    c(1, -6, 3.2, -9.5, 4, -15.5) +
    c(1, -7.5, -2.5, -13, -9, -13) +
    c(-3.5, 0, -7.5, 2, -11.5, 5) +
    'Z'
  );
}
