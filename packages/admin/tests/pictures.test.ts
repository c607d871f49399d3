import {afterEach, describe, expect, it, vi} from 'vitest';
import {createPictureName, findDuplicate, isDeletable} from '../src/pictures/pictureNames';
import {preparePhotograph} from '../src/pictures/preparePhotograph';

describe('createPictureName', () => {
  it('names a picture by its entry and its content', async () => {
    const name = await createPictureName('Chipped Tooth', new Blob(['one']));
    expect(name).toMatch(/^chipped-tooth-[b-xz]{6}$/);
    expect(isDeletable(`services/${name}`)).toBe(true);
    expect(isDeletable('art/hero')).toBe(false);
    expect(isDeletable('posters/office-tour')).toBe(true);
    expect(await createPictureName('Chipped Tooth', new Blob(['one']))).toBe(name);
    expect(await createPictureName('Chipped Tooth', new Blob(['two']))).not.toBe(name);
  });
});

describe('preparePhotograph', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser that writes some types of pictures, and others as PNG. */
  function stubBrowser(alpha: number, types: readonly string[]): void {
    class Canvas {
      getContext() {
        return {drawImage: vi.fn(), getImageData: () => ({data: [0, 0, 0, alpha]})};
      }

      convertToBlob({type}: {type: string}) {
        return Promise.resolve(new Blob([], {type: types.includes(type) ? type : 'image/png'}));
      }
    }
    vi.stubGlobal('OffscreenCanvas', Canvas);
    const bitmap = {width: 800, height: 600, close: vi.fn()};
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
  }

  it.each([
    {kind: 'a photo', alpha: 255, types: ['image/jpeg'], expected: 'jpg'},
    {kind: 'a cutout', alpha: 0, types: ['image/jpeg', 'image/webp'], expected: 'webp'},
    {kind: 'a cutout in Safari', alpha: 0, types: ['image/jpeg'], expected: 'png'},
  ])('names $kind by the type that the browser wrote', async ({alpha, types, expected}) => {
    stubBrowser(alpha, types);
    expect((await preparePhotograph(new Blob(), 600)).extension).toBe(expected);
  });
});

describe('findDuplicate', () => {
  it('recognizes the same photograph as before and after under another name', async () => {
    const [first, renamed, other] = await Promise.all([
      createPictureName('a-case', new Blob(['one'])),
      createPictureName('a-case-of-today', new Blob(['one'])),
      createPictureName('a-case', new Blob(['two'])),
    ]);
    const data = {beforeImage: `cases/${first}`, afterImage: ''};
    expect(findDuplicate(`cases/${renamed}`, 'afterImage', data)).toBe('before');
    expect(findDuplicate(`cases/${other}`, 'afterImage', data)).toBeUndefined();
    expect(findDuplicate(`cases/${renamed}`, 'beforeImage', data)).toBeUndefined();
    expect(findDuplicate(`cases/${renamed}`, 'image', data)).toBeUndefined();
  });
});
