/** The logos of two invented financing companies: 64 units high, letters as outlines. */
import {outlineText, mixColors, openFont, openSiteFont, TEXT_FONT} from '@dental/print';
import {paint} from '../brand/paint';

const frame = (width: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(1)} 64">${content}</svg>`;

const words = (x: number, y: number, d: string, color: string): string =>
  `<path fill="${color}" transform="translate(${x} ${y})" d="${d}"/>`;

/** A pair of cherries under one leaf, and the name in an italic serif. */
async function cherrywood(): Promise<string> {
  const wood = mixColors(paint('copper-deep'), paint('ink'), 0.35);
  const leaf = mixColors(paint('teal'), paint('sage'), 0.35);
  const italic = await openFont(
    '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    {
      opsz: 72,
      wght: 600,
      SOFT: 0,
      WONK: 0,
    },
  );
  const sans = await openSiteFont(TEXT_FONT, 500);
  const name = outlineText(italic, 'Cherrywood', 38);
  const kind = outlineText(sans, 'Patient Plans', 15.5, 0.03);
  return frame(
    62 + name.width + 4,
    [
      `<path fill="none" stroke="${wood}" stroke-width="2.6" stroke-linecap="round" d="M17 38C18 26 25 15 36 9C36 20 38 28 42 35"/>`,
      `<path fill="${leaf}" d="M35 10C26 4 15 5 9 13C18 17 29 17 35 10Z"/>`,
      `<circle cx="16" cy="47" r="11" fill="${wood}"/><circle cx="42" cy="44" r="11" fill="${paint('copper-deep')}"/>`,
      `<path fill="none" stroke="${paint('white')}" stroke-width="2.2" stroke-linecap="round" opacity=".75" d="M9.5 45A7 7 0 0 1 14 40.5M35.5 42A7 7 0 0 1 40 37.5"/>`,
      words(62, 34, name.d, wood),
      words(64, 56, kind.d, paint('ink-soft')),
    ].join(''),
  );
}

/** A flat-topped hill on a card, and the name in a heavy sans serif. */
async function mesaCare(): Promise<string> {
  const heavy = await openSiteFont(TEXT_FONT, 800);
  const light = await openSiteFont(TEXT_FONT, 500);
  const name = outlineText(heavy, 'Mesa', 38, -0.02);
  const kind = outlineText(light, 'Care Card', 38, -0.015);
  const sun = mixColors(paint('copper'), paint('copper-pale'), 0.55);
  return frame(
    88 + name.width + 9 + kind.width + 4,
    [
      `<rect x="2" y="9" width="72" height="46" rx="9" fill="${paint('teal')}"/>`,
      `<circle cx="53" cy="25" r="7.5" fill="${sun}"/>`,
      `<path fill="${mixColors(paint('teal'), paint('sky'), 0.4)}" d="M2 46L16 44L22 31H48L55 43L74 46A9 9 0 0 1 65 55H11A9 9 0 0 1 2 46Z"/>`,
      `<path fill="${paint('sky')}" d="M2 46C24 44 38 50 74 46A9 9 0 0 1 65 55H11A9 9 0 0 1 2 46Z"/>`,
      words(88, 45, name.d, paint('teal')),
      words(88 + name.width + 9, 45, kind.d, paint('ink-soft')),
    ].join(''),
  );
}

export const partners: Record<string, () => Promise<string>> = {cherrywood, 'mesa-care': mesaCare};
