import {existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {GENERATED_FOLDER, AssetCache} from '../../src/pictures/assetCache';
import {useEmptyFolder} from '@dental/testing/emptyFolder';
import {writeFileIn} from '@dental/testing/folders';
import {deleteOriginals} from '../../src/pictures/deleteOriginals';
import {preparePicture} from '../../src/pictures/prepare';
import type {Picture} from '@dental/content';

const project = useEmptyFolder();

/** A photograph of one color, the left half brighter. */
function photograph(width: number, height: number) {
  const half = {
    create: {width: Math.ceil(width / 2), height, channels: 3 as const, background: '#f3e9db'},
  };
  return sharp({create: {width, height, channels: 3, background: '#0f5257'}}).composite([
    {input: half, gravity: 'west'},
  ]);
}

function addPicture(name: string, content: Buffer | string): void {
  writeFileIn(project.folder, `static/img/${name}`, content);
}

/** Does what a build does: prepares the pictures of its pages, and deletes unused files. */
async function build(...images: string[]): Promise<Picture[]> {
  const cache = new AssetCache(project.folder);
  const pictures = await Promise.all(
    images.map((image) => preparePicture(cache, project.folder, image)),
  );
  await cache.deleteUnused();
  return pictures;
}

function listGeneratedFiles(): string[] {
  const folder = join(project.folder, GENERATED_FOLDER);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
}

const parseWidths = (srcset = '') =>
  [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
const getGeneratedFile = (path: string) => join(project.folder, GENERATED_FOLDER, path);

it('converts a photograph to the widths and formats that screens need', async () => {
  addPicture('facility/lounge.jpg', await photograph(1200, 800).jpeg().toBuffer());
  const [picture] = await build('facility/lounge');
  expect(picture).toMatchObject({width: 1200, height: 800});
  expect(picture?.sources.map(({type}) => type)).toEqual(['image/avif', 'image/webp']);
  for (const {type, srcset} of picture?.sources ?? []) {
    expect(parseWidths(srcset)).toEqual([360, 640, 960, 1200]);
    for (const entry of srcset.split(', ')) {
      const [address = '', width = ''] = entry.split(' ');
      const file = await sharp(getGeneratedFile(address)).metadata();
      expect(file.width).toBe(parseInt(width));
      expect(`image/${file.format === 'heif' ? 'avif' : file.format}`).toBe(type);
    }
  }
});

it('limits widths to the original width and the largest screen', async () => {
  addPicture('small.png', await photograph(200, 100).png().toBuffer());
  addPicture('large.jpg', await photograph(4000, 1000).jpeg().toBuffer());
  const [small, large] = await build('small', 'large');
  expect(parseWidths(small?.sources[0]?.srcset)).toEqual([200]);
  expect(large).toMatchObject({width: 1920, height: 480});
  expect(parseWidths(large?.sources[0]?.srcset).at(-1)).toBe(1920);
});

it('falls back to a file of the stated size', async () => {
  addPicture('team/rosa.jpg', await photograph(2400, 300).jpeg().toBuffer());
  const [picture] = await build('team/rosa');
  const {width, height} = await sharp(getGeneratedFile(picture?.src ?? '')).metadata();
  expect({width, height}).toEqual({width: picture?.width, height: picture?.height});
});

it('rotates a photograph upright and removes all other metadata', async () => {
  const sideways = photograph(800, 400).withExif({
    IFD0: {Copyright: 'A photographer'},
    IFD3: {GPSLatitude: '33/1 21/1 0/1'},
  });
  addPicture('team/rosa.jpg', await sideways.withMetadata({orientation: 6}).jpeg().toBuffer());
  const [picture] = await build('team/rosa');
  expect(picture).toMatchObject({width: 400, height: 800});
  for (const file of listGeneratedFiles()) {
    const metadata = await sharp(getGeneratedFile(file)).metadata();
    expect(metadata.exif, file).toBeUndefined();
    expect(metadata.orientation, file).toBeUndefined();
    expect((metadata.height ?? 0) > (metadata.width ?? 0), file).toBe(true);
  }
});

it('withholds original photographs, and their metadata, from the built site', async () => {
  addPicture('team/rosa.jpg', await photograph(400, 400).jpeg().toBuffer());
  const site = join(project.folder, 'build');
  for (const name of [
    'img/team/rosa.jpg',
    'img/team/lucy.svg',
    'img/brand/icon-192.png',
    'img/made/rosa-1.webp',
  ]) {
    writeFileIn(site, name, '');
  }
  addPicture('brand/icon-192.png', '');
  deleteOriginals(project.folder, site);
  const left = readdirSync(site, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.\w+$/.test(name),
  );
  expect(left.sort()).toEqual([
    'img/brand/icon-192.png',
    'img/made/rosa-1.webp',
    'img/team/lucy.svg',
  ]);
});

it('picks the nearest palette tone as a placeholder', async () => {
  addPicture(
    'night.png',
    await sharp({create: {width: 9, height: 9, channels: 3, background: '#0a4a50'}})
      .png()
      .toBuffer(),
  );
  addPicture(
    'dawn.png',
    await sharp({create: {width: 9, height: 9, channels: 3, background: '#eed8c9'}})
      .png()
      .toBuffer(),
  );
  const [night, dawn] = await build('night', 'dawn');
  expect([night?.tone, dawn?.tone]).toEqual(['main', 'accent-pale']);
});

it('serves a drawing unchanged, with its own dimensions', async () => {
  addPicture(
    'art/sun.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30H0z"/></svg>',
  );
  expect(await build('art/sun')).toMatchObject([
    {src: '/img/art/sun.svg', width: 40, height: 30, sources: []},
  ]);
});

it("reuses cached results for pictures that haven't changed", async () => {
  addPicture('a.jpg', await photograph(700, 500).jpeg().toBuffer());
  addPicture('b.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>');
  const before = await build('a', 'b');
  const readTimes = () =>
    listGeneratedFiles().map((file) => [file, statSync(getGeneratedFile(file)).mtimeMs]);
  const first = readTimes();
  expect(await build('a', 'b')).toEqual(before);
  expect(readTimes()).toEqual(first);
});

it('regenerates a file that is missing or incomplete', async () => {
  addPicture('a.jpg', await photograph(700, 500).jpeg().toBuffer());
  await build('a');
  const [missing = '', ...others] = listGeneratedFiles();
  rmSync(getGeneratedFile(missing));
  const cacheFolder = join(project.folder, '.cache/made');
  const [incomplete = ''] = readdirSync(cacheFolder);
  rmSync(join(cacheFolder, incomplete));
  writeFileSync(join(cacheFolder, `${incomplete}.1.part`), '{"wid');
  await build('a');
  expect(listGeneratedFiles()).toEqual([missing, ...others]);
  for (const file of listGeneratedFiles())
    expect((await sharp(getGeneratedFile(file)).metadata()).width, file).toBeGreaterThan(0);
});

it('deletes generated files of replaced or removed pictures', async () => {
  addPicture('a.jpg', await photograph(400, 300).jpeg().toBuffer());
  addPicture('b.jpg', await photograph(400, 300).png().toBuffer());
  await build('a', 'b');
  const old = listGeneratedFiles();
  addPicture('a.jpg', await photograph(420, 300).jpeg().toBuffer());
  const [picture] = await build('a');
  expect(listGeneratedFiles().filter((file) => old.includes(file))).toEqual([]);
  expect(listGeneratedFiles().every((file) => file.startsWith('img/made/a-'))).toBe(true);
  expect(existsSync(getGeneratedFile(picture?.src ?? ''))).toBe(true);
});

it('generates a file once when two pages request it at once', async () => {
  const cache = new AssetCache(project.folder);
  let calls = 0;
  const make = () => Promise.resolve(Buffer.from(String((calls += 1))));
  await Promise.all([
    cache.writeFile('img/a.webp', 'key', make),
    cache.writeFile('img/a.webp', 'key', make),
  ]);
  expect(calls).toBe(1);
});

it.each([
  {
    kind: 'text',
    make: () => Promise.resolve(Buffer.from('not a picture')),
    message: "can't be read as a picture",
  },
  {
    kind: 'a truncated JPEG',
    make: async () => {
      const complete = await photograph(800, 800).jpeg().toBuffer();
      return complete.subarray(0, complete.length / 2);
    },
    message: "can't be read as a picture",
  },
  {
    kind: 'an animation',
    make: async () => {
      const frame = (background: string) =>
        sharp({create: {width: 20, height: 20, channels: 3, background}})
          .png()
          .toBuffer();
      return sharp([await frame('#fff'), await frame('#000')], {join: {animated: true}})
        .webp()
        .toBuffer();
    },
    message: 'is animated',
  },
  {
    kind: 'a CMYK photograph',
    make: () => photograph(40, 40).toColorspace('cmyk').jpeg().toBuffer(),
    message: 'CMYK',
  },
])('reports a problem and a fix for a file with $kind', async ({make, message}) => {
  addPicture('team/rosa.jpg', await make());
  const error = await build('team/rosa').catch((reason: unknown) => reason as Error);
  expect(error).toBeInstanceOf(Error);
  const lines = (error as Error).message.split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('static/img/team/rosa.jpg');
  expect(lines[0]).toContain(message);
  for (const line of lines) expect(line).toMatch(/^[A-Za-z].*\.$/);
  expect(readFileSync(join(project.folder, 'static/img/team/rosa.jpg')).length).toBeGreaterThan(0);
});
