import type * as Esbuild from 'esbuild';
import {readFile} from 'node:fs/promises';
import {type ColourName, palette} from '@dental/content';

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

/** Gives Decap CMS, which has all its colors in one module, ours. */
export function ourColors(root: string): Esbuild.Plugin {
  return {
    name: 'our-colors',
    setup: (build) =>
      build.onLoad({filter: /decap-cms-ui-default[\\/]dist[\\/]esm[\\/]styles\.js$/}, async ({path}) => ({
        contents: withColors(await readFile(path, 'utf8'), palette(root)),
      })),
  };
}

/**
 * A module of Decap's with our colors.
 * @throws if it has a color no longer
 */
export function withColors(module: string, colors: Readonly<Record<ColourName, string>>): string {
  return Object.entries(TOKENS).reduce((text, [name, token]) => {
    const place = new RegExp(`(?<=^  ${name}: ')#\\w+(?=')`, 'm');
    if (!place.test(text)) throw new Error(`The editor has no color ${name}.`);
    return text.replace(place, colors[token]);
  }, module);
}
