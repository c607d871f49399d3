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
  /** How it is now, with what differs marked. */
  marked: string;
}

/** How a page looks different on a screen. */
export interface ScreenPictures {
  width: number;
  bands: BandPicture[];
  /** How many parts differ and are not shown. */
  more: number;
  whole: {before: string; after: string};
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
const MARK: [number, number, number] = [180, 83, 42];

/**
 * Where a page looks different on a screen; undefined if it looks the same.
 * @param was the whole page as PNG
 * @param isShown whether pictures are made of the parts that differ
 */
export async function comparePictures(
  width: Width,
  was: Buffer,
  is: Buffer,
  isShown = true,
): Promise<ScreenPictures | undefined> {
  if (was.equals(is)) return undefined;
  const [old, now] = await Promise.all([pixelsOf(was), pixelsOf(is)]);
  const bands = differingBands(old, now).filter((band) => differs(old, now, band));
  if (bands.length === 0) return undefined;
  if (!isShown) return {width, bands: [], more: bands.length, whole: {before: '', after: ''}};
  const shown = bands.slice(0, MOST_BANDS).map((band) => withContext(band, CONTEXT, [old.height, now.height]));
  return {
    width,
    bands: await Promise.all(shown.map((band) => drawBand(old, now, band))),
    more: bands.length - shown.length,
    whole: {before: await reduced(was), after: await reduced(is)},
  };
}

/** Rows of other bytes can still show the same to any eye. */
function differs(old: Pixels, now: Pixels, {before, after}: Band): boolean {
  const [was, is] = [before.bottom - before.top, after.bottom - after.top];
  const isShifted = before.top !== after.top;
  if (isShifted && Math.abs(was - is) <= ROUNDED)
    return outside(old, before, now, after.top) + outside(now, after, old, before.top) > SPECKS;
  return was !== is || mark(cut(old, before), cut(now, after)) > 0;
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
  const marked = {...is, data: Buffer.alloc(is.data.length)};
  mark(was, is, marked.data);
  const [left, right] = markedColumns(marked);
  const webpOf = async ({data, ...size}: Pixels) => {
    const part = sharp(data, {raw: {...size, channels: 4}}).extract({left, top: 0, width: right - left, height});
    return dataAddress(await part.removeAlpha().webp({quality: 55}).toBuffer());
  };
  return {
    width: right - left,
    height,
    before: await webpOf(was),
    after: await webpOf(is),
    marked: await webpOf(marked),
  };
}

/** From where to where something is marked, with some of what is beside it. */
function markedColumns({width, data}: Pixels): [left: number, right: number] {
  let [left, right] = [width, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] !== MARK[0] || data[at + 1] !== MARK[1] || data[at + 2] !== MARK[2]) continue;
    const column = (at / 4) % width;
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  if (left > right) return [0, width];
  const beside = Math.max(BESIDE, (NARROWEST - (right - left)) / 2);
  const start = Math.floor(Math.max(0, Math.min(left - beside, width - NARROWEST)));
  return [start, Math.ceil(Math.min(width, Math.max(right + beside, start + NARROWEST)))];
}

/** Marks what differs between two pictures of one size, and counts its pixels. */
function mark(before: Pixels, after: Pixels, output?: Buffer): number {
  const options = {threshold: THRESHOLD, diffColor: MARK, alpha: 0.35};
  return pixelmatch(before.data, after.data, output, after.width, after.height, options);
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

/** A whole page, small: to see where the parts are. WebP pictures end at 16,383 pixels. */
async function reduced(png: Buffer): Promise<string> {
  return dataAddress(
    await sharp(png).resize({width: 240, height: 16_000, fit: 'inside'}).webp({quality: 40}).toBuffer(),
  );
}

/** A picture as an address that holds it. */
export function dataAddress(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
