import {c} from './colors';

/** Width of every drawn line, in scene units. */
const LINE = 3;

let clips = 0;
let stamps = 0;

/** A complete picture of the given size; `content` is drawn in order, back to front. */
export function picture(width: number, height: number, content: string[]): string {
  clips = 0;
  stamps = 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<g stroke-linecap="round" stroke-linejoin="round">${content.join('')}</g></svg>`
  );
}

/** A rectangle with corners of radius `r`. */
export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${r ? ` rx="${r}"` : ''}/>`;
}

/** A disc. */
export function disc(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
}

/** A filled ellipse, turned by `turn` degrees. */
export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  turn = 0,
): string {
  const turned = turn ? ` transform="rotate(${turn} ${cx} ${cy})"` : '';
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${turned}/>`;
}

/** A filled path. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** An open line; its ends are round, see `picture`. */
export function line(d: string, stroke = c.ink, width = LINE): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** Several parts as one, moved to (x, y), scaled, mirrored or turned. */
export function at(
  x: number,
  y: number,
  content: string | string[],
  {scale = 1, flip = false, turn = 0}: {scale?: number; flip?: boolean; turn?: number} = {},
): string {
  const steps = [`translate(${x} ${y})`];
  if (turn) steps.push(`rotate(${turn})`);
  if (scale !== 1 || flip) steps.push(`scale(${flip ? -scale : scale} ${scale})`);
  return `<g transform="${steps.join(' ')}">${[content].flat().join('')}</g>`;
}

/** `content`, seen only inside the path `d`. */
export function within(d: string, content: string | string[]): string {
  const id = `c${(clips += 1)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${[content].flat().join('')}</g>`;
}

/** The same part at several places: written once, then used with each transformation given. */
export function stamped(content: string | string[], transforms: string[]): string {
  const id = `s${(stamps += 1)}`;
  const [first, ...others] = transforms;
  const uses = others.map((transform) => `<use href="#${id}" transform="${transform}"/>`).join('');
  return `<g transform="${first}"><g id="${id}">${[content].flat().join('')}</g></g>${uses}`;
}

/** `content` seen through, `share` between 0 and 1. */
export function faint(share: number, content: string | string[]): string {
  return `<g opacity="${share}">${[content].flat().join('')}</g>`;
}

/** The outline of an opening with a round top: (x, y) is the top left corner of its box. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${x} ${y + h}V${y + r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h}Z`;
}

/** The outline of a box, as a path. */
export function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

/** Draws a part at many places, written "x,y x,y,size …". */
export function scatter(
  places: string,
  draw: (x: number, y: number, size: number, i: number) => string,
): string {
  return places
    .split(' ')
    .map((place, i) => {
      const [x = 0, y = 0, size = 1] = place.split(',').map(Number);
      return draw(x, y, size, i);
    })
    .join('');
}

/** The numbers 0 to count - 1, to repeat a part. */
export function times(count: number, draw: (i: number) => string): string {
  return Array.from({length: count}, (_, i) => draw(i)).join('');
}
