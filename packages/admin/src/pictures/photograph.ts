import {Refusal} from '../drafts/backend';
import type {Area, Size} from './area';
import {isCompleteJpeg} from './whole';

const HEIC =
  'This is a photograph in Apple’s format HEIC, which this browser cannot open. Send it to yourself by mail, which makes a JPEG of it, or use Safari.';

const NO_PHOTOGRAPH = 'This is no photograph that a browser can open. Save it as a JPEG, and drop that.';

/** Files by how they begin (their names say little), with what to do where a browser cannot open them. */
const KINDS: readonly {kind: string; start: RegExp; refusal: string}[] = [
  {kind: 'jpeg', start: /^\xff\xd8/, refusal: NO_PHOTOGRAPH},
  {kind: 'heic', start: /^.{4}ftyp(?!.{0,20}avi[fs]).{0,20}(?:hei[cxms]|hev|mif1|msf1)/s, refusal: HEIC},
  {kind: 'other', start: /^/, refusal: NO_PHOTOGRAPH},
];

/** Tells what a file is by its first bytes. */
export function kindOf(bytes: Uint8Array): {kind: string; refusal: string} {
  const start = String.fromCharCode(...bytes.subarray(0, 256));
  return KINDS.find((kind) => kind.start.test(start))!;
}

const BROKEN_OFF =
  'This photograph breaks off in the middle. Copy it from the phone or the camera once more, and drop that.';

/** The largest width and height, in pixels: what the widest screens need. */
const LARGEST = 2560;

/** The check refuses more (`packages/checks/src/checks/photographs.ts`); a little less, because compression differs. */
const MOST_BYTES = 2_800_000;

/** Qualities that are tried until the file is small enough. */
const QUALITIES = [0.88, 0.8, 0.7, 0.6];

/** A photograph as it goes into the repository. */
export interface Photograph extends Size {
  blob: Blob;
  ending: 'jpg' | 'webp';
}

/** The size at which a picture is kept: its own, or the largest that is needed. */
export function keptSize(width: number, height: number): Size {
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  return {width: Math.round(width * scale), height: Math.round(height * scale)};
}

/** A picture to choose a part of: as large as a screen needs it, and the size of what was dropped, upright. */
export interface Proof extends Size {
  blob: Blob;
}

/** The width of a proof, in pixels. */
const PROOF = 1000;

/**
 * Shows what a dropped file is, so that a part of it can be chosen.
 * @param least how wide it must be for its place, in pixels
 * @param ratio the proportion of its place, if it has one
 * @throws {Refusal} where it cannot be used
 */
export async function proof(file: Blob, least: number, ratio?: number): Promise<Proof> {
  const {bitmap} = await open(file);
  const {width, height} = bitmap;
  const usable = ratio === undefined ? width : Math.floor(Math.min(width, height * ratio));
  if (usable < least)
    throw new Refusal(
      `This picture is ${width} by ${height} pixels, too small for this place. Use one of at least ${least} pixels${ratio === undefined ? '' : ` by ${Math.ceil(least / ratio)}`}.`,
    );
  const scale = Math.min(1, PROOF / width);
  const canvas = painted(bitmap, {left: 0, top: 0, width, height}, {width: width * scale, height: height * scale});
  return {blob: await canvas.convertToBlob({type: 'image/jpeg', quality: 0.8}), width, height};
}

/**
 * Makes of a dropped file what the site needs: upright, in the colors of screens, no larger than they show, and without
 * what the camera noted (place, time, owner).
 * @param area the part that is kept; all of it where none is given
 * @throws {Refusal} where it cannot be used
 */
export async function photograph(file: Blob, area?: Area): Promise<Photograph> {
  const {bitmap, kind} = await open(file);
  const part = area ?? {left: 0, top: 0, width: bitmap.width, height: bitmap.height};
  const {width, height} = keptSize(part.width, part.height);
  const canvas = painted(bitmap, part, {width, height});
  const isClear = kind !== 'jpeg' && hasClearParts(canvas);
  const ending = isClear ? 'webp' : 'jpg';
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({type: isClear ? 'image/webp' : 'image/jpeg', quality});
    if (blob.size <= MOST_BYTES) return {blob, ending, width, height};
  }
  throw new Refusal('This picture stays too heavy. Make it smaller in a picture program, and drop that.');
}

async function open(file: Blob): Promise<{bitmap: ImageBitmap; kind: string}> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const {kind, refusal} = kindOf(bytes);
  if (kind === 'jpeg' && !isCompleteJpeg(bytes)) throw new Refusal(BROKEN_OFF);
  // Browsers turn it as the camera held it, and make RGB of what was made for print.
  const bitmap = await createImageBitmap(file, {imageOrientation: 'from-image'}).catch(() => undefined);
  if (!bitmap) throw new Refusal(refusal);
  return {bitmap, kind};
}

/** Paints a part of a picture at another size, and lets go of the picture. */
function painted(bitmap: ImageBitmap, {left, top, width, height}: Area, to: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.round(to.width), Math.round(to.height));
  const context = canvas.getContext('2d');
  if (!context) throw new Refusal('The browser has no room for this picture. Close other tabs, and drop it again.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

function hasClearParts(canvas: OffscreenCanvas): boolean {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 250) return true;
  return false;
}
