import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {MADE_FOLDER, AssetCache} from '../../src/pictures/assetCache';
import {writeIn} from '@dental/testing/folders';
import {withholdOriginals} from '../../src/pictures/originals';
import {preparePicture} from '../../src/pictures/prepare';
import type {Picture} from '@dental/content';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
});

afterEach(() => rmSync(root, {recursive: true}));

/** A photograph of one color, the left half brighter. */
function photograph(width: number, height: number) {
  const half = {
    create: {width: Math.ceil(width / 2), height, channels: 3 as const, background: '#f3e9db'},
  };
  return sharp({create: {width, height, channels: 3, background: '#0f5257'}}).composite([
    {input: half, gravity: 'west'},
  ]);
}

function drop(name: string, content: Buffer | string): void {
  writeIn(root, `static/img/${name}`, content);
}

/** What a build does: it prepares the pictures of its pages, and drops what no page has any more. */
async function build(...images: string[]): Promise<Picture[]> {
  const made = new AssetCache(root);
  const pictures = await Promise.all(images.map((image) => preparePicture(made, root, image)));
  await made.dropOthers();
  return pictures;
}

function madeFiles(): string[] {
  const folder = join(root, MADE_FOLDER);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
}

const widthsOf = (srcset = '') =>
  [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
const served = (address: string) => join(root, MADE_FOLDER, address);

it('gives a photograph to each screen in the width and the format that suit it', async () => {
  drop('facility/lounge.jpg', await photograph(1200, 800).jpeg().toBuffer());
  const [picture] = await build('facility/lounge');
  expect(picture).toMatchObject({width: 1200, height: 800});
  expect(picture?.sources.map(({type}) => type)).toEqual(['image/avif', 'image/webp']);
  for (const {type, srcset} of picture?.sources ?? []) {
    expect(widthsOf(srcset)).toEqual([360, 640, 960, 1200]);
    for (const entry of srcset.split(', ')) {
      const [address = '', width = ''] = entry.split(' ');
      const file = await sharp(served(address)).metadata();
      expect(file.width).toBe(parseInt(width));
      expect(`image/${file.format === 'heif' ? 'avif' : file.format}`).toBe(type);
    }
  }
});

it('never makes a picture larger than it is, nor larger than any screen needs', async () => {
  drop('small.png', await photograph(200, 100).png().toBuffer());
  drop('large.jpg', await photograph(4000, 1000).jpeg().toBuffer());
  const [small, large] = await build('small', 'large');
  expect(widthsOf(small?.sources[0]?.srcset)).toEqual([200]);
  expect(large).toMatchObject({width: 1920, height: 480});
  expect(widthsOf(large?.sources[0]?.srcset).at(-1)).toBe(1920);
});

it('shows the file of the size that it names to browsers that choose no other', async () => {
  drop('team/rosa.jpg', await photograph(2400, 300).jpeg().toBuffer());
  const [picture] = await build('team/rosa');
  const {width, height} = await sharp(served(picture?.src ?? '')).metadata();
  expect({width, height}).toEqual({width: picture?.width, height: picture?.height});
});

it('turns a photograph upright as the camera noted it, and tells nobody what else the camera noted', async () => {
  const sideways = photograph(800, 400).withExif({
    IFD0: {Copyright: 'Somebody'},
    IFD3: {GPSLatitude: '33/1 21/1 0/1'},
  });
  drop('team/rosa.jpg', await sideways.withMetadata({orientation: 6}).jpeg().toBuffer());
  const [picture] = await build('team/rosa');
  expect(picture).toMatchObject({width: 400, height: 800});
  for (const file of madeFiles()) {
    const metadata = await sharp(served(file)).metadata();
    expect(metadata.exif, file).toBeUndefined();
    expect(metadata.orientation, file).toBeUndefined();
    expect((metadata.height ?? 0) > (metadata.width ?? 0), file).toBe(true);
  }
});

it('keeps the original of a photograph, with its place and time, out of the built site', async () => {
  drop('team/rosa.jpg', await photograph(400, 400).jpeg().toBuffer());
  const site = join(root, 'build');
  for (const name of [
    'img/team/rosa.jpg',
    'img/team/lucy.svg',
    'img/brand/icon-192.png',
    'img/made/rosa-1.webp',
  ]) {
    writeIn(site, name, '');
  }
  drop('brand/icon-192.png', '');
  withholdOriginals(root, site);
  const left = readdirSync(site, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.\w+$/.test(name),
  );
  expect(left.sort()).toEqual([
    'img/brand/icon-192.png',
    'img/made/rosa-1.webp',
    'img/team/lucy.svg',
  ]);
});

it('holds the place of a photograph with the tone of the palette that is nearest to it', async () => {
  drop(
    'night.png',
    await sharp({create: {width: 9, height: 9, channels: 3, background: '#0a4a50'}})
      .png()
      .toBuffer(),
  );
  drop(
    'dawn.png',
    await sharp({create: {width: 9, height: 9, channels: 3, background: '#eed8c9'}})
      .png()
      .toBuffer(),
  );
  const [night, dawn] = await build('night', 'dawn');
  expect([night?.tone, dawn?.tone]).toEqual(['main', 'accent-pale']);
});

it('serves a drawing as it is, in its own units', async () => {
  drop(
    'art/sun.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30H0z"/></svg>',
  );
  expect(await build('art/sun')).toMatchObject([
    {src: '/img/art/sun.svg', width: 40, height: 30, sources: []},
  ]);
});

it('does no work on a picture that it has seen before', async () => {
  drop('a.jpg', await photograph(700, 500).jpeg().toBuffer());
  drop('b.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>');
  const before = await build('a', 'b');
  const written = () => madeFiles().map((file) => [file, statSync(served(file)).mtimeMs]);
  const first = written();
  expect(await build('a', 'b')).toEqual(before);
  expect(written()).toEqual(first);
});

it('makes a file again that was lost or never finished', async () => {
  drop('a.jpg', await photograph(700, 500).jpeg().toBuffer());
  await build('a');
  const [lost = '', ...others] = madeFiles();
  rmSync(served(lost));
  const kept = join(root, '.cache/made');
  const [half = ''] = readdirSync(kept);
  rmSync(join(kept, half));
  writeFileSync(join(kept, `${half}.1.part`), '{"wid');
  await build('a');
  expect(madeFiles()).toEqual([lost, ...others]);
  for (const file of madeFiles())
    expect((await sharp(served(file)).metadata()).width, file).toBeGreaterThan(0);
});

it('publishes nothing of a picture that has been replaced or is gone', async () => {
  drop('a.jpg', await photograph(400, 300).jpeg().toBuffer());
  drop('b.jpg', await photograph(400, 300).png().toBuffer());
  await build('a', 'b');
  const old = madeFiles();
  drop('a.jpg', await photograph(420, 300).jpeg().toBuffer());
  const [picture] = await build('a');
  expect(madeFiles().filter((file) => old.includes(file))).toEqual([]);
  expect(madeFiles().every((file) => file.startsWith('img/made/a-'))).toBe(true);
  expect(existsSync(served(picture?.src ?? ''))).toBe(true);
});

it('makes a picture once that two pages request at the same time', async () => {
  const made = new AssetCache(root);
  let times = 0;
  const make = () => Promise.resolve(Buffer.from(String((times += 1))));
  await Promise.all([made.file('img/a.webp', 'key', make), made.file('img/a.webp', 'key', make)]);
  expect(times).toBe(1);
});

it.each([
  [
    'is no picture',
    async () => Promise.resolve(Buffer.from('not a picture')),
    'cannot be read as a picture',
  ],
  [
    'breaks off in the middle',
    async () => {
      const whole = await photograph(800, 800).jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
    'cannot be read as a picture',
  ],
  [
    'moves',
    async () => {
      const frame = (background: string) =>
        sharp({create: {width: 20, height: 20, channels: 3, background}})
          .png()
          .toBuffer();
      return sharp([await frame('#fff'), await frame('#000')], {join: {animated: true}})
        .webp()
        .toBuffer();
    },
    'moves',
  ],
  [
    'is made for the printing press',
    () => photograph(40, 40).toColourspace('cmyk').jpeg().toBuffer(),
    'CMYK',
  ],
])('says in two sentences what is wrong with a file that %s', async (_, make, words) => {
  drop('team/rosa.jpg', await make());
  const failure = await build('team/rosa').catch((error: unknown) => error as Error);
  expect(failure).toBeInstanceOf(Error);
  const lines = (failure as Error).message.split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('static/img/team/rosa.jpg');
  expect(lines[0]).toContain(words);
  for (const line of lines) expect(line).toMatch(/^[A-Za-z].*\.$/);
  expect(readFileSync(join(root, 'static/img/team/rosa.jpg')).length).toBeGreaterThan(0);
});
