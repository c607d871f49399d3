/**
 * Draws the brand: mark and lockup in static/img/brand, and the icons of browsers and phones.
 *
 *   npx tsx packages/artwork/brand.ts
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import sharp from 'sharp';
import {finch, FINCH_BOX, type Plumage} from './brand/finch';
import {ico} from './brand/ico';
import {HEADING_FONT, outlineText, mixColors, openSiteFont, TEXT_FONT} from '@dental/print';
import {tidy} from './brand/tidy';
import {paint} from './brand/paint';

const STATIC = new URL('../../static/', import.meta.url);
const day: Plumage = {
  body: paint('copper'),
  wing: paint('copper-pale'),
  beak: paint('copper-deep'),
  eye: paint('sand'),
};
const night: Plumage = {
  body: paint('copper-pale'),
  wing: paint('copper'),
  beak: mixColors(paint('copper'), paint('copper-pale'), 0.45),
  eye: paint('teal-night'),
};

const serif = await openSiteFont(HEADING_FONT, 540);
const sans = await openSiteFont(TEXT_FONT, 600);

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Number(width.toFixed(1))} ${height}">${content}</svg>`;

const at = (x: number, y: number, content: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`;

const outline = (d: string, color: string): string => `<path fill="${color}" d="${d}"/>`;

/** The finch next to the name, with the second line in small, wide letters: 64 units high. */
export function lockup(plumage: Plumage, name: string, dental: string): string {
  const first = outlineText(serif, 'Copper Finch', 35, -0.002);
  const rule = 12;
  const second = outlineText(sans, 'DENTAL', 13.5, 0.34);
  const x = 74;
  return svg(
    x + first.width + 2,
    64,
    [
      finch(plumage),
      at(x, 34, outline(first.d, name)),
      at(x + 1, 56, outline(second.d, dental)),
      `<path fill="none" stroke="${dental}" stroke-width="1.5" stroke-linecap="round" d="M${x + second.width + rule} 51.4H${x + first.width - 1}"/>`,
    ].join(''),
  );
}

/** A square icon: the finch fills `share` of it, in its optical middle, on `ground` if given. */
function icon(share: number, ground?: string, eye?: number): string {
  const scale = (64 * share) / FINCH_BOX.width;
  const x = 32 - (FINCH_BOX.x + FINCH_BOX.width / 2) * scale;
  const y = 32 - (FINCH_BOX.y + FINCH_BOX.height / 2) * scale;
  return svg(
    64,
    64,
    (ground ? `<path fill="${ground}" d="M0 0h64v64H0z"/>` : '') + at(x, y, finch(day, eye), scale),
  );
}

const png = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), {density: (72 * size) / 64})
    .resize(size, size)
    .png({compressionLevel: 9})
    .toBuffer();

const save = (file: string, content: string | Buffer): void =>
  writeFileSync(new URL(file, STATIC), content);

async function main(): Promise<void> {
  mkdirSync(new URL('img/brand/', STATIC), {recursive: true});
  save('img/brand/mark.svg', tidy(svg(64, 64, finch(day))));
  save('img/brand/lockup.svg', tidy(lockup(day, paint('teal-night'), paint('copper'))));
  save('img/brand/lockup-light.svg', tidy(lockup(night, paint('sand'), paint('copper-pale'))));

  const small = icon(1, undefined, 3);
  save('favicon.svg', tidy(small));
  save(
    'favicon.ico',
    ico(await Promise.all([16, 32, 48].map(async (size) => ({size, png: await png(small, size)})))),
  );
  save('apple-touch-icon.png', await png(icon(0.7, paint('sand')), 180));
  save('img/brand/icon-192.png', await png(icon(0.94), 192));
  save('img/brand/icon-512.png', await png(icon(0.94), 512));
  save('img/brand/icon-maskable-512.png', await png(icon(0.58, paint('sand')), 512));
}

void main();
