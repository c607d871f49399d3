import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {imageFiles, palette, type Picture, TONES} from '@dental/content';
import type {AssetCache} from './assetCache';
import {validateImage} from './validateImage';

const WIDTHS = [360, 640, 960, 1440, 1920];
const FORMATS = {avif: {quality: 55}, webp: {quality: 74}} as const;
type Format = keyof typeof FORMATS;

/**
 * Makes what a page needs of a picture. Drawings (SVG) are served as they are; photographs get AVIF and WebP files in
 * the widths that screens need, upright and without what the camera noted (place, time, owner).
 * @param made keeps what has been made, so that the same picture is no work the second time
 * @param image the name without ending, such as `team/rosa`
 * @throws in two sentences if the file cannot be used; that there is none the content check has said before
 */
export async function preparePicture(
  made: AssetCache,
  root: string,
  image: string,
): Promise<Picture> {
  const [file] = imageFiles(root, image);
  if (file === undefined) throw new Error(`No picture called ${image} under static/img.`);
  const content = readFileSync(join(root, file));
  const settings = JSON.stringify([WIDTHS, FORMATS, palette()]);
  const key = createHash('sha256').update(settings).update(content).digest('hex').slice(0, 12);
  if (file.endsWith('.svg')) {
    const described = await made.finding(image, key, () => describeDrawing(content));
    return {src: file.replace(/^static/, ''), ...described, sources: []};
  }
  const {width, height, tone} = await made.finding(image, key, () =>
    describePhotograph(file, content),
  );
  const widths = widthsUpTo(width);
  const largest = widths.at(-1) ?? width;
  const sources = await Promise.all(
    (Object.keys(FORMATS) as Format[]).map(async (format) => {
      const addresses = widths.map((wanted) => `img/made/${image}-${key}-${wanted}.${format}`);
      for (const [index, address] of addresses.entries())
        await made.file(address, key, () =>
          sharp(content)
            .autoOrient()
            .resize({width: widths[index]})
            .toFormat(format, FORMATS[format])
            .toBuffer(),
        );
      const srcset = addresses.map((address, index) => `/${address} ${widths[index]}w`).join(', ');
      return {type: `image/${format}`, srcset, largest: `/${addresses.at(-1)}`};
    }),
  );
  return {
    src: sources.at(-1)?.largest ?? '',
    width: largest,
    height: Math.round((height * largest) / width),
    sources: sources.map(({type, srcset}) => ({type, srcset})),
    tone,
  };
}

type Description = Pick<Picture, 'width' | 'height' | 'tone'>;

/** A drawing's own units, which are whole numbers where its rendered size may not be. */
async function describeDrawing(content: Buffer): Promise<Description> {
  const [, ...box] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(content.toString('utf8')) ?? [];
  const rendered = await sharp(content).metadata();
  const [width = rendered.width, height = rendered.height] = box.map(Number);
  return {width, height, tone: await nearestTone(content)};
}

async function describePhotograph(file: string, content: Buffer): Promise<Description> {
  console.log(`Making the files of ${file}: it takes some seconds, once.`);
  const {width, height} = (await validateImage(file, content)).autoOrient;
  return {width, height, tone: await nearestTone(content)};
}

/** The widths that screens need, and the picture's own as the largest, if it is smaller than they are. */
function widthsUpTo(width: number): number[] {
  return [
    ...new Set([
      ...WIDTHS.filter((wanted) => wanted < width),
      Math.min(width, WIDTHS.at(-1) ?? width),
    ]),
  ];
}

async function nearestTone(content: Buffer): Promise<Picture['tone']> {
  const colours = palette();
  const mean = await sharp(content)
    .resize(1, 1, {fit: 'fill'})
    .flatten({background: '#fff'})
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const farFrom = (tone: Picture['tone']) =>
    [...Buffer.from(colours[tone].slice(1), 'hex')].reduce(
      (sum, value, index) => sum + (value - (mean[index] ?? 0)) ** 2,
      0,
    );
  return TONES.reduce((best, tone) => (farFrom(tone) < farFrom(best) ? tone : best));
}
