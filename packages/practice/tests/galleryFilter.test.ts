import {describe, expect, it} from 'vitest';
import {galleryAddress, matchesFilter, parseGalleryQuery, type GalleryFilter} from '../src/gallery';
import {AGES, CATEGORIES} from '../src/options';
import {exampleCase} from '../../../tests/support/exampleSite';

describe('a visitor who filters the gallery', () => {
  const smile = exampleCase({age: 'Over 60', gender: 'Male', category: 'replace-missing-teeth'});

  it.each<[string, GalleryFilter, boolean]>([
    ['nothing', {}, true],
    ['the age, written without spaces', {age: 'over60'}, true],
    ['another age', {age: '50-59'}, false],
    ['the gender', {gender: 'male'}, true],
    ['the gender in capitals', {gender: 'MALE'}, true],
    ['the other gender', {gender: 'female'}, false],
    ['the category', {category: 'replace-missing-teeth'}, true],
    ['the start of the category', {category: 'replace-missing'}, false],
    ['all three', {age: 'over60', gender: 'male', category: 'replace-missing-teeth'}, true],
    ['two that match and one that does not', {age: 'over60', gender: 'male', category: 'fractured-tooth'}, false],
  ])('and chooses %s', (_, filter, found) => {
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
  it.each<[string, GalleryFilter, number]>([
    ['', {}, 1],
    ['?', {}, 1],
    ['?age=over60', {age: 'over60'}, 1],
    [
      '?age=30-39&gender=male&category=smile-improvement&page=2',
      {age: '30-39', gender: 'male', category: 'smile-improvement'},
      2,
    ],
    ['?gender=FEMALE', {gender: 'female'}, 1],
    ['?page=3', {}, 3],
    ['?age=&gender=&category=', {}, 1],
    ['?age=90-99&gender=cat&category=x', {}, 1],
    ['?color=red', {}, 1],
    ['?page=0', {}, 1],
    ['?page=-1', {}, 1],
    ['?page=2.5', {}, 1],
    ['?page=1e9', {}, 1],
    ['?page=99999999999999999999', {}, 1],
    ['?page=%3Cscript%3E', {}, 1],
    ['?gender=%', {}, 1],
    ['?__proto__=x&constructor=y', {}, 1],
  ])('%j asks for what a visitor can choose, and nothing else', (search, filter, page) => {
    expect(parseGalleryQuery(search)).toEqual({filter, page});
  });

  it.each<[GalleryFilter, number, string]>([
    [{}, 1, '/smile-gallery'],
    [{}, 3, '/smile-gallery/page/3'],
    [{gender: 'male'}, 1, '/smile-gallery?gender=male'],
    [{gender: 'male'}, 2, '/smile-gallery?gender=male&page=2'],
  ])('of the filter %j, page %i, is %s', (filter, page, address) => {
    expect(galleryAddress({filter, page})).toBe(address);
  });

  it('brings back every choice that it was made for', () => {
    for (const category of Object.keys(CATEGORIES)) {
      const query = {filter: {age: '18-29', gender: 'female', category}, page: 2};
      const {search} = new URL(galleryAddress(query), 'https://www.example.com');
      expect(parseGalleryQuery(search)).toEqual(query);
    }
  });
});
