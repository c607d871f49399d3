import {type ColorName, readPalette} from '@dental/content';

/** The paints of our drawings, each with the role (src/css/tokens.css) that it has on the pages. */
const ROLES = {
  ink: 'ink',
  'ink-soft': 'ink-soft',
  sand: 'ground',
  'sand-deep': 'ground-deep',
  white: 'surface',
  teal: 'main',
  'teal-night': 'main-deep',
  copper: 'accent',
  'copper-deep': 'accent-deep',
  'copper-pale': 'accent-pale',
  sage: 'tint',
  sky: 'tint-cool',
} as const satisfies Record<string, ColorName>;

/** The name of a paint. */
export type PaintName = keyof typeof ROLES;

/** Every paint by its name, as a hex value. */
export function paints(): Record<PaintName, string> {
  const palette = readPalette();
  return Object.fromEntries(
    Object.entries(ROLES).map(([name, role]) => [name, palette[role]]),
  ) as Record<PaintName, string>;
}

const colors = paints();

/** One paint by its name. */
export function paint(name: PaintName): string {
  return colors[name];
}
