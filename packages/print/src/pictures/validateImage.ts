import sharp, {type Metadata} from 'sharp';
import {UserError} from '@dental/practice';

/** The formats that cameras, scanners, and designers deliver. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'avif'];

/**
 * Reads the metadata of a picture, after decoding every pixel once.
 * @param file its path, for the message
 * @throws {UserError} if it's broken, animated, or made for a printing press
 */
export async function validateImage(file: string, content: Buffer): Promise<Metadata> {
  const metadata = await readMetadata(content);
  if (!metadata || !FORMATS.includes(metadata.format)) {
    throw new UserError(
      `${file} can't be read as a picture.`,
      'Export it again as a JPEG, or use the original.',
    );
  }
  if ((metadata.pages ?? 1) > 1) {
    throw new UserError(`${file} is animated.`, 'Save one still picture of it as a JPEG.');
  }
  if (metadata.space === 'cmyk') {
    throw new UserError(
      `${file} has print colors (CMYK), which look wrong on screens.`,
      'Save it with screen colors (sRGB).',
    );
  }
  return metadata;
}

/** A truncated file has a valid header, so only decoding its pixels reveals it. */
async function readMetadata(content: Buffer): Promise<Metadata | undefined> {
  try {
    const metadata = await sharp(content).metadata();
    await sharp(content, {failOn: 'error'}).stats();
    return metadata;
  } catch {
    return undefined;
  }
}
