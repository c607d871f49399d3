import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type {Width} from './camera';
import {differingBands, withContext, type Band, type Pixels} from './rowDiff';

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
 * Where a page looks different on a screen; nothing if it looks the same.
 * @param was the whole page as PNG
 * @param most how many parts are shown
 */
export async function comparePictures(
  width: Width,
  was: Buffer,
  is: Buffer,
  most = MOST_BANDS,
): Promise<ScreenPictures | undefined> {
  if (was.equals(is)) return undefined;
  const [old, now] = await Promise.all([pixelsOf(was), pixelsOf(is)]);
  const bands = differingBands(old, now).filter((band) => differs(old, now, band));
  if (bands.length === 0) return undefined;
  const shown = bands.slice(0, most).map((band) => withContext(band, CONTEXT, [old.height, now.height]));
  return {
    width,
    bands: await Promise.all(shown.map((band) => picture(old, now, band))),
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
  return was !== is || marksOf(crop(old, before), crop(now, after)) > 0;
}

/**
 * How many pixels of some rows have a color that is not between those right above and below the same place of another
 * picture. What has moved on a page comes to lie between two rows of pixels, and is rounded in another way.
 */
function outside(picture: Pixels, {top, bottom}: Band['before'], other: Pixels, otherTop: number): number {
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

async function picture(old: Pixels, now: Pixels, band: Band): Promise<BandPicture> {
  const height = Math.min(HIGHEST, Math.max(band.before.bottom - band.before.top, band.after.bottom - band.after.top));
  const whole = [crop(old, band.before, height), crop(now, band.after, height)] as const;
  const marks = {...whole[1], data: Buffer.alloc(whole[1].data.length)};
  marksOf(...whole, marks.data);
  const columns = columnsOf(marks);
  const [before, after, marked] = [...whole, marks].map((picture) => between(picture, columns)) as [
    Pixels,
    Pixels,
    Pixels,
  ];
  return {
    width: after.width,
    height,
    before: await webp(before),
    after: await webp(after),
    marked: await webp(marked),
  };
}

/** From where to where something is marked, with some of what is beside it. */
function columnsOf({width, data}: Pixels): [left: number, right: number] {
  let [left, right] = [width, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] !== MARK[0] || data[at + 1] !== MARK[1] || data[at + 2] !== MARK[2]) continue;
    const column = (at / 4) % width;
    if (column < left) left = column;
    if (column > right) right = column;
  }
  if (left > right) return [0, width];
  const beside = Math.max(BESIDE, (NARROWEST - (right - left)) / 2);
  const start = Math.floor(Math.max(0, Math.min(left - beside, width - NARROWEST)));
  return [start, Math.ceil(Math.min(width, Math.max(right + beside, start + NARROWEST)))];
}

function between({width, height, data}: Pixels, [left, right]: [number, number]): Pixels {
  const part = Buffer.alloc((right - left) * height * 4);
  for (let row = 0; row < height; row++)
    data.copy(part, row * (right - left) * 4, (row * width + left) * 4, (row * width + right) * 4);
  return {width: right - left, height, data: part};
}

function marksOf(before: Pixels, after: Pixels, output?: Buffer): number {
  return pixelmatch(before.data, after.data, output, after.width, after.height, {
    threshold: THRESHOLD,
    diffColor: MARK,
    alpha: 0.35,
  });
}

/** Some rows of a picture, with white below as far as they do not reach. */
function crop({width, height: rows, data}: Pixels, {top, bottom}: Band['before'], height = bottom - top): Pixels {
  const cut = data.subarray(top * width * 4, Math.min(bottom, rows, top + height) * width * 4);
  const whole = Buffer.alloc(width * height * 4, 255);
  cut.copy(whole);
  return {width, height, data: whole};
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const {data, info} = await sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}

async function webp({width, height, data}: Pixels): Promise<string> {
  const file = await sharp(data, {raw: {width, height, channels: 4}})
    .removeAlpha()
    .webp({quality: 55})
    .toBuffer();
  return asAddress(file);
}

/** A whole page, small: to see where the parts are. WebP pictures end at 16,383 pixels. */
async function reduced(png: Buffer): Promise<string> {
  const file = await sharp(png).resize({width: 240, height: 16_000, fit: 'inside'}).webp({quality: 40}).toBuffer();
  return asAddress(file);
}

function asAddress(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
