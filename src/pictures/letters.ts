/** Reads the variable fonts of the site (WOFF2) and gives measured text and letters as outlines. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
  endContour: boolean;
  copy(): Point;
}
interface Glyph {
  path: {transform(...matrix: number[]): {toSVG(): string}};
}
interface Run {
  glyphs: Glyph[];
  positions: {xAdvance: number; xOffset: number; yOffset: number}[];
  advanceWidth: number;
}

/** The part of a font that we use. */
export interface Font {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  capHeight: number;
  xHeight: number;
  variationAxes: Record<string, {default: number}>;
  layout(text: string): Run;
}

interface Internals extends Font {
  stream: {constructor: new (bytes: Buffer) => unknown};
  constructor: new (stream: unknown, coordinates: number[]) => Internals;
  _transformGlyfTable(): void;
  _transformedGlyphs: {points?: Point[]}[];
  _variationProcessor: {transformPoints(id: number, points: Point[]): void};
}

const require = createRequire(import.meta.url);
const fontkit = require('fontkit') as {create(bytes: Buffer): Internals};

/**
 * Opens a variable WOFF2 font at the given place on its axes, for example `{ wght: 600 }`.
 * The library's own `getVariation` loses the compressed tables of a WOFF2 file, so the instance is made by hand:
 * the same class again with coordinates, and the outlines of the plain font moved before anything reads them.
 */
export function openFont(file: string, axes: Record<string, number>): Font {
  const bytes = readFileSync(require.resolve(file));
  const plain = fontkit.create(bytes);
  const place = Object.entries(plain.variationAxes).map(([axis, range]) => axes[axis] ?? range.default);
  const font = new plain.constructor(new plain.stream.constructor(bytes), place);
  plain._transformGlyfTable();
  font._transformedGlyphs = plain._transformedGlyphs;
  font._transformedGlyphs.forEach((glyph, id) => vary(font, glyph, id));
  return font;
}

/** A font of the site: the file that it is made from, and its place on the axes but for the weight. */
export interface SiteFont {
  file: string;
  axes: Record<string, number>;
}

/** What headings are set in: soft, without quirks, and drawn for the size of a heading. */
export const HEADING_FONT: SiteFont = {
  file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  axes: {opsz: 60, SOFT: 100, WONK: 0},
};

/** What everything else is set in. */
export const TEXT_FONT: SiteFont = {
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  axes: {},
};

/** Opens a font of the site at a weight, from 100 to 900. */
export function openSiteFont({file, axes}: SiteFont, wght: number): Font {
  return openFont(file, {...axes, wght});
}

/** Moves the outline of one glyph to the font's place on its axes. */
function vary(font: Internals, glyph: {points?: Point[]}, id: number): void {
  const corner = glyph.points?.[0];
  if (!glyph.points || !corner) return;
  const phantoms = [0, 1, 2, 3].map(() => Object.assign(corner.copy(), {x: 0, y: 0, endContour: true}));
  font._variationProcessor.transformPoints(id, [...glyph.points, ...phantoms]);
}

/** The width of `text` in ems. */
export function widthInEms(font: Font, text: string): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

/**
 * The letters of one line as path data, with kerning: baseline at y = 0, starting at x = 0, `size` units to the em.
 * `tracking` is added after each letter, in ems.
 */
export function letters(font: Font, text: string, size: number, tracking = 0): {d: string; width: number} {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let x = 0;
  const d = run.glyphs
    .map((glyph, i) => {
      const {xAdvance, xOffset, yOffset} = run.positions[i] ?? {xAdvance: 0, xOffset: 0, yOffset: 0};
      const path = glyph.path.transform(scale, 0, 0, -scale, (x + xOffset) * scale, -yOffset * scale).toSVG();
      x += xAdvance + tracking * font.unitsPerEm;
      return path;
    })
    .join('');
  return {d, width: (x - tracking * font.unitsPerEm) * scale};
}
