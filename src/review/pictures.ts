import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import {WIDTHS, type Sighting} from './camera';
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
const MOST_BANDS = 4;
/** A part that is higher is shown as far as this. */
const HIGHEST = 1_400;
/** How far a color may be off (0 to 1) and still be the same: letters that lie between two pixels. */
const THRESHOLD = 0.08;
/** How many rows of pixels rounding can move something. */
const ROUNDED = 2;
/** How far a color may be off after that, out of 255, and in how many pixels. */
const SHADE = 12;
const SPECKS = 12;
const MARK: [number, number, number] = [180, 83, 42];

/** Where a page looks different, on each screen; nothing for a screen on which it looks the same. */
export async function comparePictures(before: Sighting, after: Sighting): Promise<ScreenPictures[]> {
  const screens: ScreenPictures[] = [];
  for (const width of WIDTHS) {
    const [was, is] = [before.pictures[width], after.pictures[width]];
    if (!was || !is || was.equals(is)) continue;
    const screen = await compareScreens(width, was, is);
    if (screen) screens.push(screen);
  }
  return screens;
}

async function compareScreens(width: number, was: Buffer, is: Buffer): Promise<ScreenPictures | undefined> {
  const [old, now] = await Promise.all([pixelsOf(was), pixelsOf(is)]);
  const bands = differingBands(old, now).filter((band) => differs(old, now, band));
  if (bands.length === 0) return undefined;
  const shown = bands.slice(0, MOST_BANDS).map((band) => withContext(band, CONTEXT, [old.height, now.height]));
  return {
    width,
    bands: await Promise.all(shown.map((band) => picture(old, now, band))),
    more: bands.length - shown.length,
    whole: {before: await reduced(was), after: await reduced(is)},
  };
}

/** Rows of other bytes can still show the same to any eye. */
function differs(old: Pixels, now: Pixels, band: Band): boolean {
  const [before, after] = [crop(old, band.before), crop(now, band.after)];
  const isShifted = band.before.top !== band.after.top;
  if (isShifted && Math.abs(before.height - after.height) <= ROUNDED)
    return outside(before, after) + outside(after, before) > SPECKS;
  return before.height !== after.height || marksOf(before, after) > 0;
}

/**
 * How many pixels of a picture have a color that is not between those of the pixels right above and below in another one.
 * What has moved on a page comes to lie between two rows of pixels, and is rounded in another way.
 */
function outside(picture: Pixels, other: Pixels): number {
  let count = 0;
  const row = picture.width * 4;
  for (let at = 0; at < picture.data.length; at += 4) {
    const start = at % row;
    const line = Math.floor(at / row);
    for (let channel = 0; channel < 3; channel++) {
      const value = picture.data[at + channel] ?? 0;
      let [least, most] = [255, 0];
      for (let near = Math.max(0, line - ROUNDED); near <= Math.min(other.height - 1, line + ROUNDED); near++) {
        const neighbor = other.data[near * row + start + channel] ?? 0;
        if (neighbor < least) least = neighbor;
        if (neighbor > most) most = neighbor;
      }
      // A line between two rows of pixels is half as dark as on one.
      const room = SHADE + most - least;
      if (value < least - room || value > most + room) {
        count++;
        break;
      }
    }
  }
  return count;
}

async function picture(old: Pixels, now: Pixels, band: Band): Promise<BandPicture> {
  const height = Math.min(HIGHEST, Math.max(band.before.bottom - band.before.top, band.after.bottom - band.after.top));
  const [before, after] = [crop(old, band.before, height), crop(now, band.after, height)];
  const marked = {...after, data: Buffer.alloc(after.data.length)};
  marksOf(before, after, marked.data);
  return {
    width: now.width,
    height,
    before: await webp(before),
    after: await webp(after),
    marked: await webp(marked),
  };
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
  const file = await sharp(png).resize({width: 360, height: 16_000, fit: 'inside'}).webp({quality: 45}).toBuffer();
  return asAddress(file);
}

function asAddress(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
