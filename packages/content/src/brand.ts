import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Where a practice keeps what is its own of the look: logo, ornament, map, icons and colors (docs/brand.md). Each may be missing. */
export const BRAND_FOLDER = 'static/img/brand';

/** A practice's own colors, over those of the tokens. */
export const COLORS_FILE = `${BRAND_FOLDER}/colors.css`;

const TOKENS_FILE = 'src/css/tokens.css';

const COLORS = [
  'ink',
  'ink-soft',
  'ground',
  'ground-deep',
  'surface',
  'main',
  'main-deep',
  'accent',
  'accent-deep',
  'accent-pale',
  'tint',
  'tint-cool',
] as const;

/** What a color is for: the name of its token, without the dashes in front. */
export type ColourName = (typeof COLORS)[number];

/** The style sheets with the tokens: ours, and over them the practice's own colors, if it has some. */
export function tokenSheets(root: string): string[] {
  return [TOKENS_FILE, COLORS_FILE].filter((file) => existsSync(join(root, file)));
}

/** The colors of the site in a project folder: see paletteOf. */
export function palette(root = process.cwd()): Record<ColourName, string> {
  return paletteOf((file) => readFileSync(join(root, file), 'utf8'), tokenSheets(root));
}

/**
 * The colors of the site by their roles, as six-digit hex values.
 * @param read gives the text of a file
 * @param files which files there are
 * @throws if a color has gone from the tokens
 */
export function paletteOf(
  read: (file: string) => string,
  files: readonly string[],
): Record<ColourName, string> {
  const sheets = [TOKENS_FILE, ...files.filter((file) => file === COLORS_FILE)];
  const found = new Map(sheets.flatMap((file) => colorsIn(read(file))));
  const colours = COLORS.map((name) => {
    const value = found.get(name);
    if (value === undefined) throw new Error(`${TOKENS_FILE} has no color --${name}.`);
    return [name, sixDigits(value)];
  });
  return Object.fromEntries(colours) as Record<ColourName, string>;
}

/** The names of a practice's own pictures of the brand, such as `lockup.svg`. */
export function brandFiles(root: string): string[] {
  return existsSync(join(root, BRAND_FOLDER)) ? readdirSync(join(root, BRAND_FOLDER)).sort() : [];
}

/** The colors that a style sheet gives to names. */
export function colorsIn(css: string): [name: string, value: string][] {
  return [...css.matchAll(/--([\w-]+):\s*(#(?:[0-9a-f]{3}){1,2})\s*;/gi)].map(
    ([, name = '', value = '']) => [name, value],
  );
}

function sixDigits(value: string): string {
  const digits = value.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
