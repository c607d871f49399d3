import {describe, expect, it} from 'vitest';
import {galleryAddress, matchesFilter, parseGalleryQuery, type GalleryFilter} from '../src/gallery';
import {AGES, CATEGORIES} from '../src/options';
import {exampleCase} from '../../../tests/support/exampleSite';
import {table} from '../../../tests/support/table';

describe('a visitor who filters the gallery', () => {
  const smile = exampleCase({age: 'Over 60', gender: 'Male', category: 'replace-missing-teeth'});

  it.each(table<[string, GalleryFilter, boolean]>(import.meta.url, 'choices'))('and chooses %s', (_, filter, found) => {
    expect(matchesFilter(smile, filter)).toBe(found);
  });

  it('does not take a man for a woman because one word holds the other', () => {
    expect(matchesFilter(exampleCase({gender: 'Female'}), {gender: 'male'})).toBe(false);
  });

  it.each([
    ['18 - 29', '18-29'],
    ['30 - 39', '30-39'],
    ['40 - 49', '40-49'],
    ['50 - 59', '50-59'],
    ['Over 60', 'over60'],
  ] as const)('finds the age %s as %s, and no other age', (age, option) => {
    const matching = AGES.filter((candidate) => matchesFilter(exampleCase({age: candidate}), {age: option}));
    expect(matching).toEqual([age]);
  });
});

describe('an address of the gallery', () => {
  it.each(table<[string, GalleryFilter, number]>(import.meta.url, 'addresses'))(
    '%j asks for what a visitor can choose, and nothing else',
    (search, filter, page) => {
      expect(parseGalleryQuery(search)).toEqual({filter, page});
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
