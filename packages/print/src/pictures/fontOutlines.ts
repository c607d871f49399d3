/** Reads the variable fonts of the site (WOFF2) and gives measured text and letters as outlines. */
import {create, type Font as AnyFont} from 'fontkit';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {decompress} from 'wawoff2';

const require = createRequire(join(process.cwd(), 'package.json'));

/** A font at a place on its axes. */
export type Font = AnyFont;

/** A font of the site: the file that it is made from, and its place on the axes but for the weight. */
export interface SiteFont {
  file: string;
  axes: Record<string, number>;
}

/** What headings are set in: soft, without quirks, and designed for the size of a heading. */
export const HEADING_FONT: SiteFont = {
  file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  axes: {opsz: 60, SOFT: 100, WONK: 0},
};

/** What everything else is set in. */
export const TEXT_FONT: SiteFont = {
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  axes: {},
};

/**
 * Opens a variable WOFF2 font at a place on its axes, for example `{wght: 600}`. It is decompressed first: fontkit finds
 * the variations of a TrueType file only.
 * @param file in a package
 */
export async function openFont(file: string, axes: Record<string, number>): Promise<Font> {
  const font = create(Buffer.from(await decompress(await readFile(require.resolve(file)))));
  if (font.type !== 'TTF') throw new Error(`${file} is no TrueType font.`);
  return font.getVariation(axes);
}

/** Opens a font of the site at a weight, from 100 to 900. */
export function openSiteFont({file, axes}: SiteFont, wght: number): Promise<Font> {
  return openFont(file, {...axes, wght});
}

/** The width of `text` in ems. */
export function widthInEms(font: Font, text: string): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

/**
 * The letters of one line as path data, with kerning: baseline at y = 0, starting at x = 0, `size` units to the em.
 * `tracking` is added after each letter, in ems.
 */
export function fontOutlines(
  font: Font,
  text: string,
  size: number,
  tracking = 0,
): {d: string; width: number} {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let x = 0;
  const d = run.glyphs
    .map((glyph, i) => {
      const {xAdvance, xOffset, yOffset} = run.positions[i] ?? {
        xAdvance: 0,
        xOffset: 0,
        yOffset: 0,
      };
      const path = glyph.path
        .transform(scale, 0, 0, -scale, (x + xOffset) * scale, -yOffset * scale)
        .toSVG();
      x += xAdvance + tracking * font.unitsPerEm;
      return path;
    })
    .join('');
  return {d, width: (x - tracking * font.unitsPerEm) * scale};
}
