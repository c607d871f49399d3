import {describe, expect, it} from 'vitest';
import {GALLERY_PAGE_SIZE, galleryPage, galleryPageCount, galleryPaths} from '../src/gallery';
import {galleryPath, withoutPageNumber} from '../src/galleryPath';
import {table} from '../../../tests/support/table';

const cases = (count: number) => Array.from({length: count}, (_, index) => index + 1);

describe('the smile gallery', () => {
  it('shows seven cases a page', () => {
    expect(GALLERY_PAGE_SIZE).toBe(7);
  });

  it.each(table<[number, number]>(import.meta.url, 'pages'))('of %i cases has %i pages', (count, pages) => {
    expect(galleryPageCount(count)).toBe(pages);
    expect(galleryPaths(count)).toHaveLength(pages - 1);
  });

  it.each([0, 1, 6, 7, 8, 49, 50, 100])('of %i cases shows each of them once, in order', (count) => {
    const shown = cases(galleryPageCount(count)).flatMap((page) => galleryPage(cases(count), page));
    expect(shown).toEqual(cases(count));
  });

  it('fills every page but the last', () => {
    expect(galleryPage(cases(10), 1)).toHaveLength(7);
    expect(galleryPage(cases(10), 2)).toEqual([8, 9, 10]);
    expect(galleryPage(cases(10), 3)).toEqual([]);
  });

  it('starts at its own address and goes on below it', () => {
    expect([1, 2, 7].map(galleryPath)).toEqual(['/smile-gallery', '/smile-gallery/page/2', '/smile-gallery/page/7']);
    expect(galleryPaths(15)).toEqual(['/smile-gallery/page/2', '/smile-gallery/page/3']);
    expect(galleryPaths(15).map(withoutPageNumber)).toEqual([galleryPath(1), galleryPath(1)]);
    expect(withoutPageNumber('/smile-gallery-tips')).toBe('/smile-gallery-tips');
  });
});
