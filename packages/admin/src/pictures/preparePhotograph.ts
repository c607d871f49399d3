import {UserFacingError} from '../tasks/repository';

/** The width that the widest screens need. */
const MAX_WIDTH_PX = 2560;

/**
 * A little less than the check allows (`checkPhotographs`), because browsers compress differently.
 */
const MAX_BYTES = 2_800_000;

/** Qualities to try until the file is small enough. */
const QUALITIES = [0.88, 0.8, 0.7, 0.6];

/** Alpha values below this count as transparent. */
const MIN_OPAQUE_ALPHA = 250;

const UNREADABLE =
  "This browser can't open this file as a photo. Save it as a JPEG, then drop that. " +
  'To convert an iPhone photo to a JPEG, email it to yourself.';

/**
 * Prepares a dropped file for the site: upright, in screen colors, as large as the site shows it,
 * and without metadata (place, time, owner).
 * @param minWidth the width in pixels that its place needs
 * @throws {UserFacingError} if it can't be used
 */
export async function preparePhotograph(file: Blob, minWidth: number) {
  const canvas = draw(await decode(file, minWidth));
  const type = hasTransparency(canvas) ? 'image/webp' : 'image/jpeg';
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({type, quality});
    if (blob.size > MAX_BYTES) continue;
    const {width, height} = canvas;
    // Safari can't write WebP, and makes a PNG.
    const extension = blob.type === 'image/jpeg' ? 'jpg' : blob.type.slice('image/'.length);
    return {blob, extension, width, height};
  }
  throw new UserFacingError(
    "This photo's file is too large. Make it smaller in a photo app, then drop it again.",
  );
}

/** The browser rotates the picture upright, and converts print colors to RGB. */
async function decode(file: Blob, minWidth: number): Promise<ImageBitmap> {
  // Older versions of Safari refuse the option `imageOrientation`.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) throw new UserFacingError(UNREADABLE);
  if (bitmap.width < minWidth) {
    throw new UserFacingError(
      `This photo is only ${bitmap.width} pixels wide, which is too small here. ` +
        `Use one that is at least ${minWidth} pixels wide.`,
    );
  }
  return bitmap;
}

function draw(bitmap: ImageBitmap): OffscreenCanvas {
  const scale = Math.min(1, MAX_WIDTH_PX / bitmap.width);
  const width = Math.round(bitmap.width * scale);
  const height = Math.round(bitmap.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = getContext(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas;
}

function getContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context) return context;
  throw new UserFacingError(
    'The browser is out of memory for this photo. Close other tabs, then drop it again.',
  );
}

function hasTransparency(canvas: OffscreenCanvas): boolean {
  const {data} = getContext(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, index) => index % 4 === 3 && value < MIN_OPAQUE_ALPHA);
}
