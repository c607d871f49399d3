import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type {Width} from './tab';

/** A page that looks different at a width: the part that differs, outlined, as WebP data URLs. */
export interface ScreenPictures {
  width: Width;
  before: Picture;
  after: Picture;
}

/** An image with its size in pixels. */
export interface Picture {
  width: number;
  height: number;
  source: string;
}

/** Four bytes a pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Rows of pixels; `bottom` is not included. */
export interface Rows {
  top: number;
  bottom: number;
}

/** The color difference (0 to 1) that pixelmatch ignores. */
const THRESHOLD = 0.08;

/** A picture shows this many pixels around the difference, for context. */
const CONTEXT_PX = 160;

/** A longer picture is cut, so that a report stays small enough for every host. */
const MAX_HEIGHT_PX = 3_000;

const OUTLINE_WIDTH_PX = 4;

/** The space between the difference and its outline, so that text stays readable. */
const OUTLINE_GAP_PX = 8;

const OUTLINE_COLOR = [0xc0, 0x26, 0xd3, 0xff];

/** Fills the missing rows of the shorter page; no page has this color. */
const FILLER_COLOR = [0xff, 0x00, 0xff, 0xff];

/**
 * Compares two full-page screenshots.
 * @param before PNG
 * @param after PNG
 * @returns the pictures of the part that differs; undefined if nothing does
 */
export async function compareScreenshots(
  width: Width,
  before: Buffer,
  after: Buffer,
): Promise<ScreenPictures | undefined> {
  if (before.equals(after)) return undefined;
  const oldPixels = await decodePng(before);
  const newPixels = await decodePng(after);
  const difference = findDifference(oldPixels, newPixels);
  if (!difference) return undefined;
  return {
    width,
    before: await drawPicture(oldPixels, difference.before),
    after: await drawPicture(newPixels, difference.after),
  };
}

/**
 * Finds the rows that differ. Rows above them are the same from the top of both pages, and rows
 * below them from the bottom, so an added paragraph doesn't make the rest of the page different.
 */
export function findDifference(
  before: Pixels,
  after: Pixels,
): {before: Rows; after: Rows} | undefined {
  const height = Math.max(before.height, after.height);
  const findRows = (filledAt: keyof Rows) =>
    findDifferingRows(fillRows(before, height, filledAt), fillRows(after, height, filledAt));
  const fromTop = findRows('bottom');
  if (!fromTop) return undefined;
  const fromBottom = findRows('top');
  const sameBelow = fromBottom ? height - fromBottom.bottom : height;
  const {top} = fromTop;
  const findBottom = (page: Pixels) => Math.max(top, page.height - sameBelow);
  return {
    before: {
      top: Math.min(top, before.height),
      bottom: Math.min(findBottom(before), before.height),
    },
    after: {top: Math.min(top, after.height), bottom: Math.min(findBottom(after), after.height)},
  };
}

/** The first and last rows that differ between two images of the same size. */
function findDifferingRows(before: Pixels, after: Pixels): Rows | undefined {
  const {width, height} = after;
  const mask = Buffer.alloc(width * height * 4);
  const options = {threshold: THRESHOLD, diffMask: true};
  if (pixelmatch(before.data, after.data, mask, width, height, options) === 0) return undefined;
  // Pixels that are the same are transparent in the mask.
  const pixels = new Uint32Array(mask.buffer, mask.byteOffset, width * height);
  const first = pixels.findIndex((pixel) => pixel !== 0);
  let last = pixels.length - 1;
  while (pixels[last] === 0) last--;
  return {top: Math.floor(first / width), bottom: Math.floor(last / width) + 1};
}

/** Adds rows to a shorter page, at its top or its bottom. */
function fillRows({width, height, data}: Pixels, fullHeight: number, at: keyof Rows): Pixels {
  const filler = Buffer.alloc(width * (fullHeight - height) * 4, Buffer.from(FILLER_COLOR));
  const parts = at === 'top' ? [filler, data] : [data, filler];
  return {width, height: fullHeight, data: Buffer.concat(parts)};
}

/** Crops a page to some rows with what is around them, and outlines the rows. */
async function drawPicture(page: Pixels, rows: Rows): Promise<Picture> {
  const {width} = page;
  const top = Math.max(0, rows.top - CONTEXT_PX);
  const bottom = Math.min(page.height, rows.bottom + CONTEXT_PX, top + MAX_HEIGHT_PX);
  const height = bottom - top;
  const data = Buffer.from(page.data.subarray(top * width * 4, bottom * width * 4));
  drawOutline(
    {width, height, data},
    {top: rows.top - top - OUTLINE_GAP_PX, bottom: rows.bottom - top + OUTLINE_GAP_PX},
  );
  const webp = await sharp(data, {raw: {width, height, channels: 4}})
    .removeAlpha()
    .webp({quality: 55})
    .toBuffer();
  return {width, height, source: `data:image/webp;base64,${webp.toString('base64')}`};
}

/** Draws a frame around some rows; only a line if there are none. */
function drawOutline({width, height, data}: Pixels, {top, bottom}: Rows): void {
  const paint = (x: number, y: number) => {
    if (y >= 0 && y < height) data.set(OUTLINE_COLOR, (y * width + x) * 4);
  };
  for (let offset = 0; offset < OUTLINE_WIDTH_PX; offset++) {
    for (let x = 0; x < width; x++) {
      paint(x, top - OUTLINE_WIDTH_PX + offset);
      paint(x, bottom + offset);
    }
    for (let y = top; y < bottom; y++) {
      paint(offset, y);
      paint(width - 1 - offset, y);
    }
  }
}

async function decodePng(png: Buffer): Promise<Pixels> {
  const {data, info} = await sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}
