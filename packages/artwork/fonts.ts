/**
 * Writes the fonts of the site: their Latin letters to static/fonts, with only the axes that the
 * site uses, and src/css/fonts.css. That style sheet has fallback faces of about the same size, for
 * pages whose fonts arrive late.
 *
 *   npx tsx packages/artwork/fonts.ts
 */
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {HEADING_FONT, openSiteFont, type SiteFont, TEXT_FONT, measureEms} from '@dental/print';

const require = createRequire(import.meta.url);
const subsetFont = require('subset-font') as (
  font: Buffer,
  text: '',
  options: object,
) => Promise<Buffer>;
const ROOT = new URL('../../', import.meta.url);

/** The text whose width decides the size of a fallback, with letters as frequent as on our pages. */
const SAMPLE = [
  'eeeeeeeeeeeeettttttttaaaaaaaooooooonnnnnnniiiiiiisssssssrrrrrrrhhhhhllllddddcccuuummmffyyppgwwbvk'.repeat(
    3,
  ),
  'AABBCDDEFFGGHIMMNOOPPRSSTTVWWY',
  ' '.repeat(60),
].join('');

/**
 * The width of that text in ems, measured once in Liberation Serif and Liberation Sans. They are as
 * wide as Times New Roman and Arial (Helvetica), so one number fits every name in a face.
 */
const LOCAL_FONTS = {
  times: {
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif', 'Tinos'],
    width: 160.407,
  },
  arial: {names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'], width: 175.595},
  arialBold: {
    names: [
      'Arial Bold',
      'Arial-BoldMT',
      'Helvetica Bold',
      'Helvetica-Bold',
      'Liberation Sans Bold',
      'Arimo Bold',
    ],
    width: 188.494,
  },
};

interface Family {
  name: string;
  font: SiteFont;
  /** The weights that the site uses of it: one, or the lightest and the heaviest. */
  weights: number | {min: number; max: number};
  file: string;
  license: string;
  fallbacks: Fallback[];
}

/** A face of a font that is on the visitor's machine. */
interface Fallback {
  /** The weights that it replaces. Its size matches the one that the site uses. */
  range: string;
  weight: number;
  local: (typeof LOCAL_FONTS)[keyof typeof LOCAL_FONTS];
}

const families: readonly Family[] = [
  {
    name: 'Fraunces',
    font: HEADING_FONT,
    weights: 480,
    file: 'fraunces-latin.woff2',
    license: '@fontsource-variable/fraunces/LICENSE',
    fallbacks: [{range: '480', weight: 480, local: LOCAL_FONTS.times}],
  },
  {
    name: 'Figtree',
    font: TEXT_FONT,
    weights: {min: 400, max: 650},
    file: 'figtree-latin.woff2',
    license: '@fontsource-variable/figtree/LICENSE',
    fallbacks: [
      {range: '400 499', weight: 400, local: LOCAL_FONTS.arial},
      {range: '500 599', weight: 540, local: LOCAL_FONTS.arial},
      {range: '600 650', weight: 650, local: LOCAL_FONTS.arialBold},
    ],
  },
];

/** A font with only the axes that the site uses, and without hints, which screens ignore. */
function smallFont({font: {file, axes}, weights}: Family): Promise<Buffer> {
  return subsetFont(readFileSync(require.resolve(file)), '', {
    keepAllGlyphs: true,
    noHinting: true,
    targetFormat: 'woff2',
    variationAxes: {...axes, wght: weights},
  });
}

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;

function realFace(family: Family): string {
  return `@font-face {
  font-family: ${family.name};
  font-style: normal;
  font-weight: ${typeof family.weights === 'number' ? family.weights : `${family.weights.min} ${family.weights.max}`};
  font-display: optional;

  /* webpackIgnore: true -- the page preloads this very address */
  src: url('/fonts/${family.file}') format('woff2');
}`;
}

/** The fallback of a font until it loads: one for all characters, because changes cost time. */
async function fallbackFace(family: Family, {range, weight, local}: Fallback): Promise<string> {
  const font = await openSiteFont(family.font, weight);
  const adjust = measureEms(font, SAMPLE) / local.width;
  const height = (units: number): string => percent(Math.abs(units) / font.unitsPerEm / adjust);
  return `@font-face {
  font-family: '${family.name} Fallback';
  font-style: normal;
  font-weight: ${range};
  src:
    ${local.names.map((name) => `local('${name}')`).join(',\n    ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${height(font.ascent)};
  descent-override: ${height(font.descent)};
  line-gap-override: ${height(font.lineGap)};
}`;
}

async function putInPlace(family: Family): Promise<void> {
  writeFileSync(new URL(`static/fonts/${family.file}`, ROOT), await smallFont(family));
  copyFileSync(
    require.resolve(family.license),
    new URL(`static/fonts/${family.name.toLowerCase()}-license.txt`, ROOT),
  );
}

mkdirSync(new URL('static/fonts/', ROOT), {recursive: true});
for (const family of families) void putInPlace(family);
const faces = await Promise.all(
  families.flatMap((family) => [
    Promise.resolve(realFace(family)),
    ...family.fallbacks.map((fallback) => fallbackFace(family, fallback)),
  ]),
);
const note = `/*
 * Written by packages/artwork/fonts.ts; change that script, not this file.
 * Use as font-family: Fraunces, 'Fraunces Fallback', Georgia, serif; or
 * Figtree, 'Figtree Fallback', Arial, sans-serif;
 */`;
writeFileSync(new URL('src/css/fonts.css', ROOT), `${note}\n${faces.join('\n\n')}\n`);
