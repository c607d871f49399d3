import {describe, expect, it} from 'vitest';
import {
  AGES,
  CATEGORIES,
  GALLERY_PAGE_SIZE,
  galleryAddress,
  type GalleryFilter,
  galleryPage,
  galleryPageCount,
  galleryPaths,
  matchesFilter,
  parseGalleryQuery,
} from '../src/gallery';
import {galleryPath, withoutPageNumber} from '../src/pages';
import {exampleCase} from '@dental/testing/exampleSite';
import {table} from '@dental/testing/table';

const cases = (count: number) => Array.from({length: count}, (_, index) => index + 1);

describe('the smile gallery', () => {
  it('shows seven cases a page', () => {
    expect(GALLERY_PAGE_SIZE).toBe(7);
  });

  it.each(table<[number, number]>(import.meta.url, 'pages'))(
    'of %i cases has %i pages',
    (count, pages) => {
      expect(galleryPageCount(count)).toBe(pages);
      expect(galleryPaths(count)).toHaveLength(pages - 1);
    },
  );

  it.each([0, 1, 6, 7, 8, 49, 50, 100])(
    'of %i cases shows each of them once, in order',
    (count) => {
      const shown = cases(galleryPageCount(count)).flatMap((page) =>
        galleryPage(cases(count), page),
      );
      expect(shown).toEqual(cases(count));
    },
  );

  it('fills every page but the last', () => {
    expect(galleryPage(cases(10), 1)).toHaveLength(7);
    expect(galleryPage(cases(10), 2)).toEqual([8, 9, 10]);
    expect(galleryPage(cases(10), 3)).toEqual([]);
  });

  it('starts at its own address and goes on below it', () => {
    expect([1, 2, 7].map(galleryPath)).toEqual([
      '/smile-gallery',
      '/smile-gallery/page/2',
      '/smile-gallery/page/7',
    ]);
    expect(galleryPaths(15)).toEqual(['/smile-gallery/page/2', '/smile-gallery/page/3']);
    expect(galleryPaths(15).map(withoutPageNumber)).toEqual([galleryPath(1), galleryPath(1)]);
    expect(withoutPageNumber('/smile-gallery-tips')).toBe('/smile-gallery-tips');
  });
});

describe('a visitor who filters the gallery', () => {
  const smile = exampleCase({
    age: 'Over 60',
    gender: 'Male',
    category: 'replace-missing-teeth',
    service: '/services/repairs/dentures',
  });

  it.each(table<[string, GalleryFilter, boolean]>(import.meta.url, 'choices'))(
    'and chooses %s',
    (_, filter, found) => {
      expect(matchesFilter(smile, filter)).toBe(found);
    },
  );

  it('does not take a man for a woman because one word holds the other', () => {
    expect(matchesFilter(exampleCase({gender: 'Female'}), {gender: 'male'})).toBe(false);
  });

  it.each(table<[string, string]>(import.meta.url, 'ages'))(
    'finds the age %s as %s, and no other age',
    (age, option) => {
      const matching = AGES.filter((candidate) =>
        matchesFilter(exampleCase({age: candidate}), {age: option}),
      );
      expect(matching).toEqual([age]);
    },
  );
});

describe('an address of the gallery', () => {
  it.each(table<[string, GalleryFilter, number]>(import.meta.url, 'addresses'))(
    '%j asks for what a visitor can choose, and nothing else',
    (search, filter, page) => {
      expect(parseGalleryQuery(search, ['dentures'])).toEqual({filter, page});
    },
  );

  it.each(table<[GalleryFilter, number, string]>(import.meta.url, 'made'))(
    'of the filter %j, page %i, is %s',
    (filter, page, address) => {
      expect(galleryAddress({filter, page})).toBe(address);
    },
  );

  it('brings back every choice that it was made for', () => {
    for (const category of Object.keys(CATEGORIES)) {
      const query = {filter: {age: '18-29', gender: 'female', category}, page: 2};
      const {search} = new URL(galleryAddress(query), 'https://www.example.com');
      expect(parseGalleryQuery(search)).toEqual(query);
    }
  });
});
