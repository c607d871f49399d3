import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {findImageFiles, readPalette, type Picture, TONES} from '@dental/content';
import type {AssetCache} from './assetCache';
import {validateImage} from './validateImage';

const WIDTHS = [360, 640, 960, 1440, 1920];
const FORMATS = {avif: {quality: 55}, webp: {quality: 74}} as const;
type Format = keyof typeof FORMATS;

/**
 * Prepares a picture for the pages. Serves drawings (SVG) as they are. Converts photographs to AVIF
 * and WebP in the widths that screens need, upright and without metadata (place, time, owner).
 * @param cache stores the files, so that each picture is processed once
 * @param image name without extension, such as `team/rosa`
 * @throws if no such picture exists (the content check reports that earlier)
 * @throws {UserError} if the file can't be used
 */
export async function preparePicture(
  cache: AssetCache,
  root: string,
  image: string,
): Promise<Picture> {
  const [file] = findImageFiles(root, image);
  if (file === undefined) throw new Error(`No picture called ${image} under static/img.`);
  const content = readFileSync(join(root, file));
  const settings = JSON.stringify([WIDTHS, FORMATS, readPalette()]);
  const key = createHash('sha256').update(settings).update(content).digest('hex').slice(0, 12);
  if (file.endsWith('.svg')) {
    const drawing = await cache.measure(image, key, () => describeDrawing(content));
    // HTML allows only whole numbers, and a drawing from another program may have fractions.
    const width = Math.round(drawing.width);
    const height = Math.round(drawing.height);
    return {src: file.replace(/^static/, ''), ...drawing, width, height, sources: []};
  }
  const {width, height, tone} = await cache.measure(image, key, () =>
    describePhotograph(file, content),
  );
  const widths = listWidths(width);
  const largest = widths.at(-1) ?? width;
  const createSource = async (format: Format) => {
    const paths = widths.map((each) => `img/made/${image}-${key}-${each}.${format}`);
    for (const [index, path] of paths.entries()) {
      await cache.writeFile(path, key, () => convert(content, widths[index], format));
    }
    const srcset = paths.map((path, index) => `/${path} ${widths[index]}w`).join(', ');
    return {type: `image/${format}`, srcset, largest: `/${paths.at(-1)}`};
  };
  const sources = await Promise.all((Object.keys(FORMATS) as Format[]).map(createSource));
  return {
    src: sources.at(-1)?.largest ?? '',
    width: largest,
    height: Math.round((height * largest) / width),
    sources: sources.map(({type, srcset}) => ({type, srcset})),
    tone,
  };
}

function convert(content: Buffer, width: number | undefined, format: Format): Promise<Buffer> {
  return sharp(content).autoOrient().resize({width}).toFormat(format, FORMATS[format]).toBuffer();
}

type Description = Pick<Picture, 'width' | 'height' | 'tone'>;

/** Measures a drawing in its own units: they're whole numbers, its rendered size may not be. */
async function describeDrawing(content: Buffer): Promise<Description> {
  const [, ...size] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(content.toString('utf8')) ?? [];
  const rendered = await sharp(content).metadata();
  const [width = rendered.width, height = rendered.height] = size.map(Number);
  return {width, height, tone: await findNearestTone(content)};
}

async function describePhotograph(file: string, content: Buffer): Promise<Description> {
  console.log(`Converting ${file}. This takes a few seconds, once.`);
  const {width, height} = (await validateImage(file, content)).autoOrient;
  return {width, height, tone: await findNearestTone(content)};
}

/** The standard widths up to the picture's own width, which is the last one if it's smaller. */
function listWidths(width: number): number[] {
  const smaller = WIDTHS.filter((each) => each < width);
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...new Set([...smaller, largest])];
}

async function findNearestTone(content: Buffer): Promise<Picture['tone']> {
  const colors = readPalette();
  const mean = await sharp(content)
    .resize(1, 1, {fit: 'fill'})
    .flatten({background: '#fff'})
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const measureDistance = (tone: Picture['tone']) => {
    const channels = [...Buffer.from(colors[tone].slice(1), 'hex')];
    return channels.reduce((sum, value, index) => sum + (value - (mean[index] ?? 0)) ** 2, 0);
  };
  return TONES.reduce((best, tone) =>
    measureDistance(tone) < measureDistance(best) ? tone : best,
  );
}
