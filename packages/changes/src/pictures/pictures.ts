import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type {Width} from './tab';
import {differingBands, withContext, type Band, type Pixels, type Rows} from './rowDiff';

/** A part of a page that looks different, as WebP in addresses that hold the whole picture. */
export interface BandPicture {
  width: number;
  height: number;
  before: string;
  after: string;
}

/** How a page looks different on a screen. */
export interface ScreenPictures {
  width: number;
  bands: BandPicture[];
  /** How many parts differ and are not shown. */
  more: number;
}

const CONTEXT = 48;
const MOST_BANDS = 4;
/** A part that is higher is shown as far as this. */
const HIGHEST = 900;
/** How far a color may be off (0 to 1) and still be the same: letters that lie between two pixels. */
const THRESHOLD = 0.08;
/** How many rows of pixels rounding can move something. */
const ROUNDED = 2;
/** How far a color may be off after that, out of 255, and in how many pixels. */
const SHADE = 12;
const SPECKS = 12;

/**
 * Where a page looks different on a screen; nothing if it looks the same.
 * @param was the whole page as PNG
 * @param isShown whether pictures are made of the parts that differ
 */
export async function comparePictures(
  width: Width,
  was: Buffer,
  is: Buffer,
  isShown: boolean,
): Promise<[] | [ScreenPictures]> {
  if (was.equals(is)) return [];
  const [old, now] = await Promise.all([pixelsOf(was), pixelsOf(is)]);
  const bands = differingBands(old, now).filter((band) => differs(old, now, band));
  if (bands.length === 0) return [];
  const shown = isShown ? bands.slice(0, MOST_BANDS) : [];
  const pictures = shown.map((band) =>
    drawBand(old, now, withContext(band, CONTEXT, [old.height, now.height])),
  );
  return [{width, bands: await Promise.all(pictures), more: bands.length - shown.length}];
}

/** Rows of other bytes can still show the same to any eye. */
function differs(old: Pixels, now: Pixels, {before, after}: Band): boolean {
  const [was, is] = [before.bottom - before.top, after.bottom - after.top];
  const isShifted = before.top !== after.top;
  if (isShifted && Math.abs(was - is) <= ROUNDED)
    return outside(old, before, now, after.top) + outside(now, after, old, before.top) > SPECKS;
  if (was !== is) return true;
  const [one, other] = [cut(old, before), cut(now, after)];
  return (
    pixelmatch(one.data, other.data, undefined, other.width, other.height, {threshold: THRESHOLD}) >
    0
  );
}

/**
 * How many pixels of some rows have a color that is not between those right above and below the same place of another
 * picture. What has moved on a page comes to lie between two rows of pixels, and is rounded in another way.
 */
function outside(picture: Pixels, {top, bottom}: Rows, other: Pixels, otherTop: number): number {
  let count = 0;
  const row = picture.width * 4;
  for (let line = top; line < bottom; line++) {
    const middle = otherTop + line - top;
    const [first, last] = [
      Math.max(0, middle - ROUNDED),
      Math.min(other.height - 1, middle + ROUNDED),
    ];
    for (let at = 0; at < row; at += 4) {
      const isOutside = [0, 1, 2].some((channel) => {
        const value = picture.data[line * row + at + channel] ?? 0;
        let [least, most] = [255, 0];
        for (let near = first; near <= last; near++) {
          const neighbor = other.data[near * row + at + channel] ?? 0;
          least = Math.min(least, neighbor);
          most = Math.max(most, neighbor);
        }
        // A line between two rows of pixels is half as dark as on one.
        const room = SHADE + most - least;
        return value < least - room || value > most + room;
      });
      if (isOutside) count++;
    }
  }
  return count;
}

async function drawBand(old: Pixels, now: Pixels, {before, after}: Band): Promise<BandPicture> {
  const height = Math.min(HIGHEST, Math.max(before.bottom - before.top, after.bottom - after.top));
  const webpOf = async ({data, ...size}: Pixels) => {
    const webp = await sharp(data, {raw: {...size, channels: 4}})
      .removeAlpha()
      .webp({quality: 55})
      .toBuffer();
    return `data:image/webp;base64,${webp.toString('base64')}`;
  };
  const [was, is] = [cut(old, before, height), cut(now, after, height)];
  return {width: now.width, height, before: await webpOf(was), after: await webpOf(is)};
}

/** Some rows of a picture, with white below as far as they do not reach. */
function cut(
  {width, height: rows, data}: Pixels,
  {top, bottom}: Rows,
  height = bottom - top,
): Pixels {
  const whole = Buffer.alloc(width * height * 4, 255);
  data.copy(whole, 0, top * width * 4, Math.min(bottom, rows, top + height) * width * 4);
  return {width, height, data: whole};
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const {data, info} = await sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}
