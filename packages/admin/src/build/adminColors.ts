import type {ColorName} from '@dental/content';

/** The colors of Decap CMS, with the tokens that replace them (`src/css/tokens.css`). */
const TOKENS: Readonly<Record<string, ColorName>> = {
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
 * Replaces Decap's colors with ours in the source of the module that defines them.
 * @throws if the module no longer has one of the colors
 */
export function replaceColors(module: string, colors: Readonly<Record<ColorName, string>>): string {
  let result = module;
  for (const [name, token] of Object.entries(TOKENS)) {
    const value = new RegExp(`(?<=^  ${name}: ')#\\w+(?=')`, 'm');
    if (!value.test(result)) throw new Error(`Decap CMS no longer has a color called ${name}.`);
    result = result.replace(value, colors[token]);
  }
  return result;
}
