import {Refusal} from '../drafts/backend';

/** The largest width, in pixels: what the widest screens need. */
const WIDEST = 2560;

/** The check refuses more (`packages/checks/src/checks/pictures.ts`); a little less, because compression differs. */
const MOST_BYTES = 2_800_000;

/** Qualities that are tried until the file is small enough. */
const QUALITIES = [0.88, 0.8, 0.7, 0.6];

/**
 * Makes of a dropped file what the site needs: upright, in the colors of screens, no larger than they show, and without
 * what the camera noted (place, time, owner).
 * @param least how wide it must be for its place, in pixels
 * @throws {Refusal} where it cannot be used
 */
export async function photograph(file: Blob, least: number) {
  // Browsers turn it as the camera held it, and make RGB of what was made for print.
  const bitmap = await createImageBitmap(file, {imageOrientation: 'from-image'}).catch(
    () => undefined,
  );
  if (!bitmap)
    throw new Refusal(
      'This browser cannot open this as a photograph. Save it as a JPEG, and drop that; what an iPhone took becomes one when you send it to yourself by mail.',
    );
  if (bitmap.width < least)
    throw new Refusal(
      `This picture is ${bitmap.width} pixels wide, too small for this place. Use one of at least ${least} pixels.`,
    );
  const scale = Math.min(1, WIDEST / bitmap.width);
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  );
  const {width, height} = canvas;
  const context = canvas.getContext('2d');
  if (!context)
    throw new Refusal(
      'The browser has no room for this picture. Close other tabs, and drop it again.',
    );
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const isClear = context
    .getImageData(0, 0, width, height)
    .data.some((value, at) => at % 4 === 3 && value < 250);
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({type: isClear ? 'image/webp' : 'image/jpeg', quality});
    if (blob.size <= MOST_BYTES) return {blob, ending: isClear ? 'webp' : 'jpg', width, height};
  }
  throw new Refusal(
    'This picture stays too heavy. Make it smaller in a picture program, and drop that.',
  );
}
