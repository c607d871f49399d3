import exif from 'exif-reader';
import {imageSize} from 'image-size';

/**
 * What a photograph's file reveals without being shown: its width in pixels, as it is shown, and whether it says where it
 * was taken.
 * @returns undefined if it cannot be read
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

/** How far from the mark of the data (Exif, eXIf, EXIF) it may start: lengths and checks stand between. */
const GAP = 16;

function hasLocation(content: Buffer): boolean {
  if (content.includes('exif:GPSLatitude')) return true;
  return ['Exif\0\0', 'eXIf', 'EXIF'].some((mark) => {
    const at = content.indexOf(mark, 0, 'latin1');
    return (
      at !== -1 && namesPlace(content.subarray(at, at + mark.length + GAP), content.subarray(at))
    );
  });
}

function namesPlace(head: Buffer, content: Buffer): boolean {
  const start = Math.max(head.indexOf('II*\0', 0, 'latin1'), head.indexOf('MM\0*', 0, 'latin1'));
  if (start === -1) return false;
  try {
    return exif(content.subarray(start)).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    return false;
  }
}
