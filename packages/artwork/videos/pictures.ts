import {readFileSync} from 'node:fs';
import {type Box} from './geometry';
import {number} from './markup';

const IMAGES = new URL('../../../static/img/', import.meta.url);

/** A drawing for a frame: its size in its own units, and its markup without the outer element. */
export interface Drawing {
  width: number;
  height: number;
  content: string;
}

/**
 * Reads a drawing of static/img.
 * @param name its path without the extension, such as `posters/booking`
 * @param prefix added to every id, so that one frame can have two drawings
 */
export function readDrawing(name: string, prefix: string): Drawing {
  const svg = readFileSync(new URL(`${name}.svg`, IMAGES), 'utf8');
  const outer = /<svg\b[^>]*>/.exec(svg);
  const [, , width, height] =
    /viewBox="([^"]+)"/
      .exec(outer?.[0] ?? '')?.[1]
      ?.split(/[ ,]+/)
      .map(Number) ?? [];
  if (!outer || !width || !height)
    throw new Error(`static/img/${name}.svg has no viewBox. Add one to its svg element.`);
  const content = svg
    .slice(outer.index + outer[0].length, svg.lastIndexOf('</svg>'))
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`);
  return {width, height, content};
}

/** The drawing, filling the given box. */
export function shown({width, height, content}: Drawing, {left, top, right, bottom}: Box): string {
  const scale = [(right - left) / width, (bottom - top) / height]
    .map((value) => value.toFixed(6))
    .join(' ');
  return `<g transform="translate(${number(left)} ${number(top)}) scale(${scale})">${content}</g>`;
}
