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
  return before.height !== after.height || marksOf(before, after) > 0;
}

async function picture(old: Pixels, now: Pixels, band: Band): Promise<BandPicture> {
  const height = Math.min(
    HIGHEST,
    Math.max(band.before.bottom - band.before.top, band.after.bottom - band.after.top),
  );
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
  const file = await sharp(data, {raw: {width, height, channels: 4}}).removeAlpha().webp({quality: 55}).toBuffer();
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
