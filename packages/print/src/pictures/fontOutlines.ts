/** Opens the site's variable fonts (WOFF2), measures text, and converts it to outlines. */
import {create, type Font as FontkitFont} from 'fontkit';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {decompress} from 'wawoff2';

const require = createRequire(join(process.cwd(), 'package.json'));

/** A font at fixed values of its axes. */
export type Font = FontkitFont;

/** A font of the site: its file, and the values of all axes except the weight. */
export interface SiteFont {
  file: string;
  axes: Record<string, number>;
}

/** The heading font: soft, without quirks, at the optical size of headings. */
export const HEADING_FONT: SiteFont = {
  file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  axes: {opsz: 60, SOFT: 100, WONK: 0},
};

/** The font for everything else. */
export const TEXT_FONT: SiteFont = {
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  axes: {},
};

/**
 * Opens a variable WOFF2 font at the given axis values, such as `{wght: 600}`. Decompresses it
 * first, because fontkit finds variations only in TrueType files.
 * @param file path in a package
 * @throws if it isn't a TrueType font
 */
export async function openFont(file: string, axes: Record<string, number>): Promise<Font> {
  const font = create(Buffer.from(await decompress(await readFile(require.resolve(file)))));
  if (font.type !== 'TTF') throw new Error(`${file} isn't a TrueType font.`);
  return font.getVariation(axes);
}

/** Opens a font of the site at a weight from 100 to 900. */
export function openSiteFont({file, axes}: SiteFont, weight: number): Promise<Font> {
  return openFont(file, {...axes, wght: weight});
}

/** Measures the width of one line of text, in ems. */
export function measureEms(font: Font, text: string): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

const NO_POSITION = {xAdvance: 0, xOffset: 0, yOffset: 0};

/**
 * Converts one line of text to SVG path data, with kerning. It starts at x = 0 with its baseline
 * at y = 0.
 * @param size units per em
 * @param tracking extra space after each letter, in ems
 */
export function outlineText(
  font: Font,
  text: string,
  size: number,
  tracking = 0,
): {d: string; width: number} {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let x = 0;
  const d = run.glyphs
    .map((glyph, index) => {
      const {xAdvance, xOffset, yOffset} = run.positions[index] ?? NO_POSITION;
      const path = glyph.path
        .transform(scale, 0, 0, -scale, (x + xOffset) * scale, -yOffset * scale)
        .toSVG();
      x += xAdvance + tracking * font.unitsPerEm;
      return path;
    })
    .join('');
  return {d, width: (x - tracking * font.unitsPerEm) * scale};
}
