import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type {Width} from './camera';
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
/** How much of what is beside a difference is shown, and how much of a page at least: as much as a phone shows. */
const BESIDE = 80;
const NARROWEST = 360;
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
  const pictures = shown.map((band) => drawBand(old, now, withContext(band, CONTEXT, [old.height, now.height])));
  return [{width, bands: await Promise.all(pictures), more: bands.length - shown.length}];
}

/** Rows of other bytes can still show the same to any eye. */
function differs(old: Pixels, now: Pixels, {before, after}: Band): boolean {
  const [was, is] = [before.bottom - before.top, after.bottom - after.top];
  const isShifted = before.top !== after.top;
  if (isShifted && Math.abs(was - is) <= ROUNDED)
    return outside(old, before, now, after.top) + outside(now, after, old, before.top) > SPECKS;
  return was !== is || compare(cut(old, before), cut(now, after)) > 0;
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
    const [first, last] = [Math.max(0, middle - ROUNDED), Math.min(other.height - 1, middle + ROUNDED)];
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
  const [was, is] = [cut(old, before, height), cut(now, after, height)];
  const [left, right] = differingColumns(was, is);
  const webpOf = async ({data, ...size}: Pixels) => {
    const part = sharp(data, {raw: {...size, channels: 4}}).extract({left, top: 0, width: right - left, height});
    return `data:image/webp;base64,${(await part.removeAlpha().webp({quality: 55}).toBuffer()).toString('base64')}`;
  };
  return {width: right - left, height, before: await webpOf(was), after: await webpOf(is)};
}

/** From where to where two pictures differ, with some of what is beside it. */
function differingColumns(was: Pixels, is: Pixels): [left: number, right: number] {
  const {width} = is;
  const mask = Buffer.alloc(is.data.length);
  compare(was, is, mask);
  let [left, right] = [width, 0];
  for (let at = 0; at < mask.length; at += 4) {
    if (mask[at + 3] === 0) continue;
    left = Math.min(left, (at / 4) % width);
    right = Math.max(right, (at / 4) % width);
  }
  if (left > right) return [0, width];
  const beside = Math.max(BESIDE, (NARROWEST - (right - left)) / 2);
  const start = Math.floor(Math.max(0, Math.min(left - beside, width - NARROWEST)));
  return [start, Math.ceil(Math.min(width, Math.max(right + beside, start + NARROWEST)))];
}

/** Counts the pixels that differ between two pictures of one size; in the mask all others are transparent. */
function compare(before: Pixels, after: Pixels, mask?: Buffer): number {
  const options = {threshold: THRESHOLD, diffMask: true};
  return pixelmatch(before.data, after.data, mask, after.width, after.height, options);
}

/** Some rows of a picture, with white below as far as they do not reach. */
function cut({width, height: rows, data}: Pixels, {top, bottom}: Rows, height = bottom - top): Pixels {
  const whole = Buffer.alloc(width * height * 4, 255);
  data.copy(whole, 0, top * width * 4, Math.min(bottom, rows, top + height) * width * 4);
  return {width, height, data: whole};
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const {data, info} = await sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}
