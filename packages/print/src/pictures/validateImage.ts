import sharp, {type Metadata} from 'sharp';
import {UserError} from '@dental/practice';

/** The kinds of pictures that a camera, a scanner or a designer hands over. */
const KINDS = ['jpeg', 'png', 'webp', 'heif', 'avif'];

/**
 * Reads what a picture says of itself, and looks at every pixel of it once.
 * @param file its path, for the message
 * @throws {UserError} if it is broken, moves, or is made for the printing press
 */
export async function validateImage(file: string, content: Buffer): Promise<Metadata> {
  const metadata = await readWhole(content);
  if (!metadata || !KINDS.includes(metadata.format))
    throw new UserError(
      `${file} cannot be read as a picture.`,
      'Export it again as a JPEG, or take the original.',
    );
  if ((metadata.pages ?? 1) > 1)
    throw new UserError(`${file} moves.`, 'Save one still picture of it as a JPEG.');
  if (metadata.space === 'cmyk')
    throw new UserError(
      `${file} has the colors of a printing press (CMYK), which look wrong on screens.`,
      'Save it with the colors of a screen (sRGB).',
    );
  return metadata;
}

/** A file that breaks off in the middle has a good head, so that only its pixels show it. */
async function readWhole(content: Buffer): Promise<Metadata | undefined> {
  try {
    const metadata = await sharp(content).metadata();
    await sharp(content, {failOn: 'error'}).stats();
    return metadata;
  } catch {
    return undefined;
  }
}
