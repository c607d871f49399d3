import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const TOKENS = join(process.cwd(), 'src/css/tokens.css');

const NAMES = [
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

/** The name of a colour in tokens.css, without the dashes in front. */
export type ColourName = (typeof NAMES)[number];

/**
 * The colours of the site, read from tokens.css, as six-digit hex values.
 * @throws if a colour has gone from tokens.css
 */
export function palette(): Record<ColourName, string> {
  const css = readFileSync(TOKENS, 'utf8');
  const colours = NAMES.map((name) => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{3,6})\\s*;`, 'i').exec(css)?.[1];
    if (value === undefined) throw new Error(`src/css/tokens.css has no colour --${name}.`);
    return [name, sixDigits(value)];
  });
  return Object.fromEntries(colours) as Record<ColourName, string>;
}

/** The tint that lies `share` (0 to 1) of the way from colour `from` to colour `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => hex(value + ((target[index] ?? value) - value) * share))
    .join('')}`;
}

function sixDigits(value: string): string {
  const digits = value.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
