/**
 * Puts the two fonts of the site in place: copies the latin files to static/fonts and writes src/css/fonts.css,
 * with fallback faces that take the same room as the real ones, so that nothing moves when a font arrives.
 *
 *   npx tsx scripts/art/fonts.ts
 */
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {openFont, widthInEms, type Font} from './brand/letters';

const require = createRequire(import.meta.url);
const ROOT = new URL('../../', import.meta.url);

/** Ordinary words of this site: the widths that matter are those of English text, not of the alphabet. */
const SAMPLE =
  'We look after your teeth calmly and tell you what we find. A first visit takes about an hour: we talk, take the ' +
  'X-rays you need, clean your teeth and agree on what should happen next. Bring your insurance card and a list of ' +
  'your medicines. If something hurts, say so, and we stop. You will know the price before any treatment begins. ' +
  'Gentle dentistry for families in Gilbert, Arizona, with dentists who explain every step in plain words.';

/**
 * Widths of SAMPLE in ems, measured once in Liberation Serif and Liberation Sans. They have the widths of
 * Times New Roman and Arial (Helvetica), so one number serves every name in a face.
 */
const FALLBACK_WIDTHS = {
  times: {regular: 173.182, bold: 183.856},
  arial: {regular: 189.25, bold: 204.32},
};

interface Family {
  name: string;
  source: string;
  file: string;
  style: string;
  licence: string;
  range: string;
  /** The weights at which the regular and the bold fallback are matched: those the site uses most. */
  weights: {regular: number; bold: number};
  fallback: {regular: string[]; bold: string[]; widths: {regular: number; bold: number}};
}

const families: readonly Family[] = [
  {
    name: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    file: 'fraunces-latin-wght.woff2',
    style: '@fontsource-variable/fraunces/wght.css',
    licence: '@fontsource-variable/fraunces/LICENSE',
    range: '100 900',
    weights: {regular: 500, bold: 600},
    fallback: {
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif', 'Tinos'],
      bold: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Times Bold',
        'Times-Bold',
        'Liberation Serif Bold',
        'Tinos Bold',
      ],
      widths: FALLBACK_WIDTHS.times,
    },
  },
  {
    name: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    file: 'figtree-latin-wght.woff2',
    style: '@fontsource-variable/figtree/wght.css',
    licence: '@fontsource-variable/figtree/LICENSE',
    range: '300 900',
    weights: {regular: 400, bold: 600},
    fallback: {
      regular: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Helvetica-Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      widths: FALLBACK_WIDTHS.arial,
    },
  },
];

/** The characters the latin file covers, as the package states them. */
function unicodeRange(family: Family): string {
  const css = readFileSync(require.resolve(family.style), 'utf8');
  const face = css.split('@font-face').find((part) => part.includes('-latin-wght-normal.woff2'));
  const range = face?.match(/unicode-range:\s*([^;]+);/)?.[1];
  if (!range) throw new Error(`${family.style}: expected a unicode-range for the latin file`);
  return range.replaceAll(',', ', ');
}

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;

function realFace(family: Family): string {
  return `@font-face {
  font-family: ${family.name};
  font-style: normal;
  font-weight: ${family.range};
  font-display: swap;
  /* webpackIgnore: true -- the page preloads this very address */
  src: url('/fonts/${family.file}') format('woff2');
  unicode-range:
    ${unicodeRange(family).replaceAll(', ', ',\n    ')};
}`;
}

function fallbackFace(family: Family, style: 'regular' | 'bold'): string {
  const font: Font = openFont(family.source, {wght: family.weights[style]});
  const adjust = widthInEms(font, SAMPLE) / family.fallback.widths[style];
  const height = (units: number): string => percent(Math.abs(units) / font.unitsPerEm / adjust);
  const [lightest, heaviest] = family.range.split(' ');
  return `@font-face {
  font-family: '${family.name} Fallback';
  font-style: normal;
  font-weight: ${style === 'regular' ? `${lightest} 599` : `600 ${heaviest}`};
  src:
    ${family.fallback[style].map((name) => `local('${name}')`).join(',\n    ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${height(font.ascent)};
  descent-override: ${height(font.descent)};
  line-gap-override: ${height(font.lineGap)};
}`;
}

mkdirSync(new URL('static/fonts/', ROOT), {recursive: true});
for (const family of families) {
  copyFileSync(require.resolve(family.source), new URL(`static/fonts/${family.file}`, ROOT));
  copyFileSync(require.resolve(family.licence), new URL(`static/fonts/${family.name.toLowerCase()}-licence.txt`, ROOT));
}
const faces = families.flatMap((family) => [
  realFace(family),
  fallbackFace(family, 'regular'),
  fallbackFace(family, 'bold'),
]);
const note = `/*
 * Written by scripts/art/fonts.ts; change that script, not this file.
 * Use as: font-family: Fraunces, 'Fraunces Fallback', Georgia, serif; and Figtree, 'Figtree Fallback', Arial, sans-serif;
 */`;
writeFileSync(new URL('src/css/fonts.css', ROOT), `${note}\n${faces.join('\n\n')}\n`);
