import exif from 'exif-reader';
import {imageSize} from 'image-size';

/**
 * Reads the metadata of a photograph: its displayed width in pixels, its size in bytes, and whether
 * it contains the location where it was taken.
 * @returns undefined if it can't be read
 */
export function inspectPicture(content: Buffer) {
  try {
    const {width, height, orientation = 1} = imageSize(content);
    return {
      width: orientation > 4 ? height : width,
      bytes: content.length,
      hasLocation: hasLocation(content),
    };
  } catch {
    return undefined;
  }
}

/** Bytes between an Exif marker and its data: lengths and checksums. */
const MAX_GAP_BYTES = 16;

function hasLocation(content: Buffer): boolean {
  if (content.includes('exif:GPSLatitude')) return true;
  return ['Exif\0\0', 'eXIf', 'EXIF'].some((marker) => {
    const at = content.indexOf(marker, 0, 'latin1');
    if (at === -1) return false;
    const head = content.subarray(at, at + marker.length + MAX_GAP_BYTES);
    return hasLatitude(head, content.subarray(at));
  });
}

function hasLatitude(head: Buffer, content: Buffer): boolean {
  const start = Math.max(head.indexOf('II*\0', 0, 'latin1'), head.indexOf('MM\0*', 0, 'latin1'));
  if (start === -1) return false;
  try {
    return exif(content.subarray(start)).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    return false;
  }
}
