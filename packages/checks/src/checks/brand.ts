import {
  type Check,
  findClosestMatch,
  COLORS_FILE,
  parseColors,
  type ColorName,
  parsePalette,
} from '@dental/content';
import {type Finding, reportLine} from '../each';

/** The pairs of text and background colors that the site uses. */
const TEXT_ON_BACKGROUNDS: readonly {text: ColorName; backgrounds: readonly ColorName[]}[] = [
  {text: 'ink', backgrounds: ['ground', 'ground-deep', 'tint', 'tint-cool']},
  {text: 'ink-soft', backgrounds: ['ground', 'ground-deep', 'surface', 'tint', 'tint-cool']},
  {text: 'main', backgrounds: ['ground']},
  {text: 'accent-deep', backgrounds: ['ground', 'ground-deep', 'tint', 'tint-cool', 'accent-pale']},
  {text: 'surface', backgrounds: ['main']},
  {text: 'main-deep', backgrounds: ['ground', 'accent-pale']},
];

/** WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;

type Palette = ReturnType<typeof parsePalette>;

/** The practice's own colors have names that the site knows, and text in them is readable. */
export const checkBrandColors: Check = ({files, project}) => {
  if (!files.has(COLORS_FILE)) return [];
  const css = project.read(COLORS_FILE).toString('utf8');
  const palette = parsePalette((file) => project.read(file).toString('utf8'), [...files]);
  const ownNames = parseColors(css).map(([name]) => name);
  const findLine = (name: string) => css.slice(0, css.indexOf(`--${name}:`)).split('\n').length;
  return [...findUnknownNames(ownNames, palette), ...findLowContrast(ownNames, palette)].flatMap(
    ({name, ...finding}) => reportLine(COLORS_FILE, findLine(name), finding),
  );
};

type ColorFinding = Finding & {name: string};

function findUnknownNames(ownNames: readonly string[], palette: Palette): ColorFinding[] {
  const knownNames = Object.keys(palette);
  return ownNames
    .filter((name) => !knownNames.includes(name))
    .map((name) => ({
      name,
      message: `There is no color called --${name}.`,
      remedy:
        `Did you mean --${findClosestMatch(name, knownNames) ?? 'main'}? ` +
        'See the list in docs/brand.md.',
    }));
}

function findLowContrast(ownNames: readonly string[], palette: Palette): ColorFinding[] {
  const pairs = TEXT_ON_BACKGROUNDS.flatMap(({text, backgrounds}) =>
    backgrounds.map((background) => ({text, background})),
  );
  return pairs.flatMap(({text, background}): ColorFinding | [] => {
    const contrast = computeContrast(palette[text], palette[background]);
    const ownName = [text, background].find((name) => ownNames.includes(name));
    if (contrast >= MIN_CONTRAST || ownName === undefined) return [];
    return {
      name: ownName,
      message: `Text in --${text} is hard to read on --${background}.`,
      remedy:
        'Make the darker color darker, or the lighter one lighter: ' +
        `their contrast is ${contrast.toFixed(1)}, and ${MIN_CONTRAST} is the minimum.`,
    };
  });
}

/** The contrast of two colors such as `#1b4965`, from 1 to 21 (WCAG 2.2). */
function computeContrast(one: string, other: string): number {
  const lighter = Math.max(computeLuminance(one), computeLuminance(other));
  const darker = Math.min(computeLuminance(one), computeLuminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}

function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
