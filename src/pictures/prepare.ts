import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {palette} from '../../scripts/art/palette';
import {imageFiles} from '../content/images';

/** The folder, beside `static`, that holds what is made from the pictures. It can be deleted at any time. */
export const MADE_FOLDER = '.cache/static';

/** The colours of the palette that can stand in for a picture until it is there. */
const TONES = ['sand-deep', 'sage', 'sky', 'copper-pale', 'teal'] as const;

/** A picture as the pages show it. */
export interface Picture {
  /** The address of the file that every browser can show. */
  src: string;
  /** Size in pixels, which sets the shape of the place it takes. */
  width: number;
  height: number;
  /** The same picture in smaller files, best first; none for a drawing. */
  sources: {type: string; srcset: string}[];
  /** The tone of the palette nearest to the picture as a whole. */
  tone: (typeof TONES)[number];
}

const WIDTHS = [360, 640, 960, 1440, 1920];
const FORMATS = {avif: {quality: 55}, webp: {quality: 74}} as const;

/**
 * Makes what a page needs of a picture. Drawings (SVG) are served as they are; photographs get
 * AVIF and WebP files in the widths that screens ask for. All work is kept under the hash of the
 * picture's content, so it is done once.
 * @param image the name without ending, such as `team/rosa`
 * @throws if there is no such picture; the content check has said so before in plain words
 */
export async function preparePicture(root: string, image: string): Promise<Picture> {
  const [file] = imageFiles(root, image);
  if (file === undefined) throw new Error(`No picture called ${image} under static/img.`);
  const content = readFileSync(join(root, file));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const record = join(root, '.cache/pictures', `${image.replaceAll('/', '-')}-${hash}.json`);
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8')) as Picture;
  const picture = await describe(root, image, file, content, hash);
  mkdirSync(join(record, '..'), {recursive: true});
  writeFileSync(record, JSON.stringify(picture));
  return picture;
}

async function describe(root: string, image: string, file: string, content: Buffer, hash: string): Promise<Picture> {
  const {width, height} = await sharp(content).autoOrient().metadata();
  const drawing = file.endsWith('.svg');
  return {
    src: file.replace(/^static/, ''),
    ...(drawing ? sizeOfDrawing(content.toString('utf8'), {width, height}) : {width, height}),
    sources: drawing ? [] : await makeSources(root, image, content, hash, width),
    tone: await nearestTone(content),
  };
}

/** A drawing's own units, which are whole numbers where its rendered size may not be. */
function sizeOfDrawing(svg: string, rendered: {width: number; height: number}): {width: number; height: number} {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return width && height ? {width: Number(width), height: Number(height)} : rendered;
}

async function makeSources(
  root: string,
  image: string,
  content: Buffer,
  hash: string,
  width: number,
): Promise<Picture['sources']> {
  const widths = [...WIDTHS.filter((candidate) => candidate < width), Math.min(width, WIDTHS.at(-1) ?? width)];
  mkdirSync(join(root, MADE_FOLDER, 'img/made', image, '..'), {recursive: true});
  const sources = [];
  for (const [format, options] of Object.entries(FORMATS)) {
    const files = [];
    for (const wanted of new Set(widths)) {
      const address = `/img/made/${image}-${hash}-${wanted}.${format}`;
      await sharp(content)
        .autoOrient()
        .resize({width: wanted})
        .toFormat(format as keyof typeof FORMATS, options)
        .toFile(join(root, MADE_FOLDER, address));
      files.push(`${address} ${wanted}w`);
    }
    sources.push({type: `image/${format}`, srcset: files.join(', ')});
  }
  return sources;
}

async function nearestTone(content: Buffer): Promise<Picture['tone']> {
  const colours = palette();
  const mean = await sharp(content)
    .resize(1, 1, {fit: 'fill'})
    .flatten({background: '#fff'})
    .removeAlpha()
    .raw()
    .toBuffer();
  const farFrom = (tone: Picture['tone']) =>
    [...Buffer.from((colours[tone] ?? '').slice(1), 'hex')].reduce(
      (sum, value, index) => sum + (value - (mean[index] ?? 0)) ** 2,
      0,
    );
  return TONES.reduce((best, tone) => (farFrom(tone) < farFrom(best) ? tone : best));
}
