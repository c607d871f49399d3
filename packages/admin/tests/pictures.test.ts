import sharp from 'sharp';
import {expect, test} from 'vitest';
import {collectionsOf} from '../src/collections';
import type {Field} from '../src/collections/fields';
import {keptSize, kindOf} from '../src/pictures/photograph';
import {PICTURE_NAME, pictureName} from '../src/pictures/places';
import {areaOf} from '../src/pictures/area';
import {recordPhotograph, refuseTwin} from '../src/pictures/twins';
import {isCompleteJpeg} from '../src/pictures/whole';
import {settingsOf} from '../src/settingsOf';
import {samplePicture} from '../../../tests/support/pictures';
import {site} from '../../../tests/support/realSite';

test('a photograph is known by what it begins with, whatever it is called, and so is what only Apple’s programs open', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  expect(kindOf(samplePicture('a.jpg')).kind).toBe('jpeg');
  expect(kindOf(bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')).kind).toBe('heic');
  for (const other of [samplePicture('a.avif'), bytes('\0\0\0\x18ftypavif\0\0\0\0mif1avif'), bytes('%PDF-1.7')])
    expect(kindOf(other).kind).toBe('other');
});

test('a picture becomes no larger than screens need, and never larger than it was', () => {
  expect(keptSize(6000, 4000)).toEqual({width: 2560, height: 1707});
  expect(keptSize(3000, 6000)).toEqual({width: 1280, height: 2560});
  expect(keptSize(900, 600)).toEqual({width: 900, height: 600});
});

test('a picture is named by its entry and what it shows, so that one picture in two fields is one file', async () => {
  const name = await pictureName('Chipped Tooth', new Blob(['one']));
  expect(name).toMatch(/^chipped-tooth-[b-xz]{6}$/);
  expect(`image: cases/${name}`.match(PICTURE_NAME)).toEqual([`cases/${name}`]);
  expect(await pictureName('Chipped Tooth', new Blob(['one']))).toBe(name);
  expect(await pictureName('Chipped Tooth', new Blob(['two']))).not.toBe(name);
});

test('every field that names a picture has a folder in which pictures are already', () => {
  const fieldsIn = (fields: readonly Field[]): Field[] =>
    fields.flatMap((field) => [field, ...fieldsIn(field.fields ?? (field.field ? [field.field] : []))]);
  const collections = collectionsOf(settingsOf(site, {name: 'proxy', address: '/', branch: 'main'}));
  const pictures = collections
    .flatMap(({fields, files}) => fields ?? files?.flatMap((file) => file.fields) ?? [])
    .flatMap((field) => fieldsIn([field]).filter(({widget}) => widget === 'picture'));
  expect(pictures.length).toBeGreaterThan(0);
  for (const {name, media_folder: folder} of pictures) expect(String(folder), name).toMatch(/^\/static\/img\/[a-z]+$/);
});

test('the part of a picture that is shown has the proportion of its place, stays in the picture, and is wide enough', () => {
  const picture = {width: 4000, height: 3000};
  expect(areaOf(picture, 5 / 6, 600, {closer: 0, across: 0.5, down: 0.5})).toEqual({
    left: 750,
    top: 0,
    width: 2500,
    height: 3000,
  });
  const close = areaOf(picture, 3 / 2, 1200, {closer: 1, across: 1, down: 1});
  expect(close).toEqual({left: 2800, top: 2200, width: 1200, height: 800});
  expect(areaOf({width: 1000, height: 1000}, 3 / 2, 1200, {closer: 1, across: 0, down: 0}).width).toBe(1000);
});

test('a JPEG that breaks off is told from a whole one, whatever small picture it holds', async () => {
  const photograph = await sharp({create: {width: 90, height: 60, channels: 3, background: 'teal'}})
    .withExif({IFD0: {ImageDescription: '\u00ff\u00d9'}})
    .jpeg({progressive: true})
    .toBuffer();
  expect(isCompleteJpeg(photograph)).toBe(true);
  expect(isCompleteJpeg(photograph.subarray(0, -2))).toBe(false);
  expect(isCompleteJpeg(Buffer.from([0xff, 0xd8]))).toBe(false);
});

test('one photograph in two places of a case is refused before it is uploaded, by what it was made from', () => {
  recordPhotograph('cases/a-bbbbbb', 'cccccc');
  const data = {beforeImage: 'cases/a-bbbbbb', afterImage: ''};
  expect(() => refuseTwin('cccccc', 'afterImage', data)).toThrow(/same photograph.*before the treatment/);
  expect(() => refuseTwin('dddddd', 'afterImage', data)).not.toThrow();
  expect(() => refuseTwin('cccccc', 'beforeImage', data)).not.toThrow();
});
