import {
  type Check,
  closestMatch,
  COLORS_FILE,
  colorsIn,
  type ColourName,
  paletteOf,
} from '@dental/content';
import {type Finding, onLine} from '../each';

/** What is read on what: 4.5 : 1 at least (WCAG 2.2, 1.4.3). */
const READ_ON: readonly (readonly [text: ColourName, grounds: readonly ColourName[]])[] = [
  ['ink', ['ground', 'ground-deep', 'tint', 'tint-cool']],
  ['ink-soft', ['ground', 'ground-deep', 'surface', 'tint', 'tint-cool']],
  ['main', ['ground']],
  ['accent-deep', ['ground', 'ground-deep', 'tint', 'tint-cool', 'accent-pale']],
  ['surface', ['main']],
  ['main-deep', ['ground', 'accent-pale']],
];
const LEAST = 4.5;

/** A practice's own colors have names that the site knows, and whatever is written in them can be read. */
export const checkBrandColors: Check = ({files, project}) => {
  if (!files.has(COLORS_FILE)) return [];
  const css = project.read(COLORS_FILE).toString('utf8');
  const lineOf = (name: string) => css.slice(0, css.indexOf(`--${name}:`)).split('\n').length;
  const colors = paletteOf((file) => project.read(file).toString('utf8'), [...files]);
  const known = Object.keys(colors);
  const written = colorsIn(css).map(([name]) => name);
  const strange = written
    .filter((name) => !known.includes(name))
    .map((name): Finding => {
      const remedy = `Did you mean --${closestMatch(name, known) ?? 'main'}? The names are in docs/brand.md.`;
      return {line: lineOf(name), message: `No color is called --${name}.`, remedy};
    });
  const read = READ_ON.flatMap(([text, grounds]) =>
    grounds.map((ground) => [text, ground] as const),
  );
  const pale = read.flatMap(([text, ground]): Finding[] => {
    const found = contrast(colors[text], colors[ground]);
    const own = [text, ground].find((name) => written.includes(name));
    if (found >= LEAST || own === undefined) return [];
    const message = `Text in --${text} cannot be read on --${ground}: their contrast is ${found.toFixed(1)}, and ${LEAST} is needed.`;
    return [
      {
        line: lineOf(own),
        message,
        remedy: 'Make the darker one darker, or the lighter one lighter.',
      },
    ];
  });
  return [...strange, ...pale].flatMap(({line = 1, ...finding}) =>
    onLine(COLORS_FILE, line, finding),
  );
};

/** The contrast of two colors as WCAG 2.2 counts it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
