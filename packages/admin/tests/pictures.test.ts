import {expect, test} from 'vitest';
import {collectionsOf} from '../src/collections';
import type {Field} from '../src/collections/fields';
import {PICTURE_NAME, pictureName, duplicateOf} from '../src/pictures/places';
import {settingsOf} from '../src/settings';
import {site} from '@dental/testing/realSite';

test('a picture is named by its entry and what it shows, so that one picture in two fields is one file', async () => {
  const name = await pictureName('Chipped Tooth', new Blob(['one']));
  expect(name).toMatch(/^chipped-tooth-[b-xz]{6}$/);
  expect(`image: cases/${name}`.match(PICTURE_NAME)).toEqual([`cases/${name}`]);
  expect(await pictureName('Chipped Tooth', new Blob(['one']))).toBe(name);
  expect(await pictureName('Chipped Tooth', new Blob(['two']))).not.toBe(name);
});

test('every field that names a picture has a folder in which pictures are already', () => {
  const fieldsIn = (fields: readonly Field[]): Field[] =>
    fields.flatMap((field) => [
      field,
      ...fieldsIn(field.fields ?? (field.field ? [field.field] : [])),
    ]);
  const collections = collectionsOf(
    settingsOf(site, {name: 'proxy', proxy_url: '/', branch: 'main'}),
  );
  const pictures = collections
    .flatMap(({fields, files}) => fields ?? files?.flatMap((file) => file.fields) ?? [])
    .flatMap((field) => fieldsIn([field]).filter(({widget}) => widget === 'picture'));
  expect(pictures.length).toBeGreaterThan(0);
  for (const {name, media_folder: folder} of pictures)
    expect(String(folder), name).toMatch(/^\/static\/img\/[a-z]+$/);
});

test('one photograph in two places of a case is told from two, under whatever names', async () => {
  const [early, late, other] = await Promise.all([
    pictureName('a-case', new Blob(['one'])),
    pictureName('a-case-of-today', new Blob(['one'])),
    pictureName('a-case', new Blob(['two'])),
  ]);
  const data = {beforeImage: `cases/${early}`, afterImage: ''};
  expect(duplicateOf(`cases/${late}`, 'afterImage', data)).toBe('before');
  expect(duplicateOf(`cases/${other}`, 'afterImage', data)).toBeUndefined();
  expect(duplicateOf(`cases/${late}`, 'beforeImage', data)).toBeUndefined();
  expect(duplicateOf(`cases/${late}`, 'image', data)).toBeUndefined();
});
