import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * The folder of a practice's own brand files: logo, ornament, map, icons, and colors
 * (docs/brand.md). Each file is optional.
 */
export const BRAND_FOLDER = 'static/img/brand';

/** A practice's own colors, which override those of the tokens. */
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

/** The role of a color: the name of its token without the leading dashes. */
export type ColorName = (typeof COLORS)[number];

/** Lists the style sheets with tokens: ours, then the practice's own colors if it has any. */
export function listTokenSheets(root: string): string[] {
  return [TOKENS_FILE, COLORS_FILE].filter((file) => existsSync(join(root, file)));
}

/** Reads the colors of the site from a project folder; see `parsePalette`. */
export function readPalette(root = process.cwd()): Record<ColorName, string> {
  return parsePalette((file) => readFileSync(join(root, file), 'utf8'), listTokenSheets(root));
}

/**
 * Returns the colors of the site by role, as six-digit hex values.
 * @param read returns the text of a file
 * @param files the files that exist
 * @throws if the tokens lack a color
 */
export function parsePalette(
  read: (file: string) => string,
  files: readonly string[],
): Record<ColorName, string> {
  const sheets = [TOKENS_FILE, ...files.filter((file) => file === COLORS_FILE)];
  const values = new Map(sheets.flatMap((file) => parseColors(read(file))));
  const colors = COLORS.map((name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${TOKENS_FILE} has no color --${name}.`);
    return [name, toSixDigits(value)];
  });
  return Object.fromEntries(colors) as Record<ColorName, string>;
}

/** Lists the file names of a practice's own brand images, such as `lockup.svg`. */
export function listBrandFiles(root: string): string[] {
  return existsSync(join(root, BRAND_FOLDER)) ? readdirSync(join(root, BRAND_FOLDER)).sort() : [];
}

/** Returns the custom properties of a style sheet that are hex colors. */
export function parseColors(css: string): [name: string, value: string][] {
  return [...css.matchAll(/--([\w-]+):\s*(#(?:[0-9a-f]{3}){1,2})\s*;/gi)].map(
    ([, name = '', value = '']) => [name, value],
  );
}

function toSixDigits(value: string): string {
  const digits = value.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
