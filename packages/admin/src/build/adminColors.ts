import type {ColourName} from '@dental/content';

/** The colors of Decap CMS, each with the token that takes its place (`src/css/tokens.css`). */
const TOKENS: Readonly<Record<string, ColourName>> = {
  grayLight: 'ground',
  gray: 'ink-soft',
  grayDark: 'ink',
  blue: 'main',
  blueLight: 'tint-cool',
  greenLight: 'tint',
  green: 'main',
  red: 'accent-deep',
  redDark: 'accent-deep',
  redLight: 'accent-pale',
  teal: 'main',
  tealDark: 'main-deep',
  tealLight: 'tint-cool',
  controlLabel: 'ink-soft',
  textFieldBorder: 'ground-deep',
};

/**
 * The module in which Decap CMS has all its colors, with ours.
 * @throws if it has a color no longer
 */
export function withColors(module: string, colors: Readonly<Record<ColourName, string>>): string {
  return Object.entries(TOKENS).reduce((text, [name, token]) => {
    const place = new RegExp(`(?<=^  ${name}: ')#\\w+(?=')`, 'm');
    if (!place.test(text)) throw new Error(`The editor has no color ${name}.`);
    return text.replace(place, colors[token]);
  }, module);
}
