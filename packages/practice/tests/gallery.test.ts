import {describe, expect, it} from 'vitest';
import {makeExampleCase} from '@dental/testing/exampleSite';
import {
  AGES,
  CATEGORIES,
  formatGalleryAddress,
  type GalleryFilter,
  getGalleryPage,
  countGalleryPages,
  listFurtherGalleryPaths,
  type GalleryQuery,
  matchesFilter,
  parseGalleryQuery,
} from '../src/gallery';
import {getGalleryPath, stripPageNumber} from '../src/pages';

function createCases(count: number): number[] {
  return Array.from({length: count}, (_, index) => index + 1);
}

describe('the pages of the gallery', () => {
  it.each([
    {cases: 0, pages: 1},
    {cases: 1, pages: 1},
    {cases: 7, pages: 1},
    {cases: 8, pages: 2},
    {cases: 48, pages: 7},
    {cases: 49, pages: 7},
    {cases: 50, pages: 8},
  ])('needs $pages pages for $cases cases', ({cases, pages}) => {
    expect(countGalleryPages(cases)).toBe(pages);
    expect(listFurtherGalleryPaths(cases)).toHaveLength(pages - 1);
  });

  it.each([0, 1, 6, 7, 8, 49, 50, 100])('shows each of %i cases once, in order', (count) => {
    const allCases = createCases(count);
    const pages = createCases(countGalleryPages(count));
    expect(pages.flatMap((page) => getGalleryPage(allCases, page))).toEqual(allCases);
  });

  it('fills every page but the last', () => {
    expect(getGalleryPage(createCases(10), 1)).toHaveLength(7);
    expect(getGalleryPage(createCases(10), 2)).toEqual([8, 9, 10]);
    expect(getGalleryPage(createCases(10), 3)).toEqual([]);
  });

  it('has further pages below the path of the first', () => {
    expect([1, 2, 7].map(getGalleryPath)).toEqual([
      '/smile-gallery',
      '/smile-gallery/page/2',
      '/smile-gallery/page/7',
    ]);
    expect(listFurtherGalleryPaths(15)).toEqual(['/smile-gallery/page/2', '/smile-gallery/page/3']);
    expect(listFurtherGalleryPaths(15).map(stripPageNumber)).toEqual([
      getGalleryPath(1),
      getGalleryPath(1),
    ]);
    expect(stripPageNumber('/smile-gallery-tips')).toBe('/smile-gallery-tips');
  });
});

describe('matchesFilter', () => {
  const smile = makeExampleCase({
    age: 'Over 60',
    gender: 'Male',
    category: 'replace-missing-teeth',
    service: '/services/repairs/dentures',
  });

  it.each<{choice: string; filter: GalleryFilter; isMatch: boolean}>([
    {choice: 'nothing', filter: {}, isMatch: true},
    {choice: 'the age, without spaces', filter: {age: 'over60'}, isMatch: true},
    {choice: 'another age', filter: {age: '50-59'}, isMatch: false},
    {choice: 'the gender', filter: {gender: 'male'}, isMatch: true},
    {choice: 'the gender in capitals', filter: {gender: 'MALE'}, isMatch: true},
    {choice: 'the other gender', filter: {gender: 'female'}, isMatch: false},
    {choice: 'the category', filter: {category: 'replace-missing-teeth'}, isMatch: true},
    {choice: 'the start of the category', filter: {category: 'replace-missing'}, isMatch: false},
    {choice: 'the page of the treatment', filter: {service: 'dentures'}, isMatch: true},
    {choice: 'another treatment', filter: {service: 'repairs'}, isMatch: false},
    {
      choice: 'all three',
      filter: {age: 'over60', gender: 'male', category: 'replace-missing-teeth'},
      isMatch: true,
    },
    {
      choice: 'two fields that match and one that does not',
      filter: {age: 'over60', gender: 'male', category: 'fractured-tooth'},
      isMatch: false,
    },
  ])('returns $isMatch when a visitor chooses $choice', ({filter, isMatch}) => {
    expect(matchesFilter(smile, filter)).toBe(isMatch);
  });

  it('distinguishes "male" from "female", which contains it', () => {
    expect(matchesFilter(makeExampleCase({gender: 'Female'}), {gender: 'male'})).toBe(false);
  });

  it.each([
    {age: '18 - 29', option: '18-29'},
    {age: '30 - 39', option: '30-39'},
    {age: '40 - 49', option: '40-49'},
    {age: '50 - 59', option: '50-59'},
    {age: 'Over 60', option: 'over60'},
  ])('matches only the age $age when a visitor chooses $option', ({age, option}) => {
    const matches = AGES.filter((candidate) =>
      matchesFilter(makeExampleCase({age: candidate}), {age: option}),
    );
    expect(matches).toEqual([age]);
  });
});

describe('parseGalleryQuery', () => {
  it.each<GalleryQuery & {search: string}>([
    {search: '?service=dentures&page=2', filter: {service: 'dentures'}, page: 2},
    {search: '?service=veneers', filter: {}, page: 1},
    {search: '', filter: {}, page: 1},
    {search: '?', filter: {}, page: 1},
    {search: '?age=over60', filter: {age: 'over60'}, page: 1},
    {
      search: '?age=30-39&gender=male&category=smile-improvement&page=2',
      filter: {age: '30-39', gender: 'male', category: 'smile-improvement'},
      page: 2,
    },
    {search: '?gender=FEMALE', filter: {gender: 'female'}, page: 1},
    {search: '?page=3', filter: {}, page: 3},
    {search: '?age=&gender=&category=', filter: {}, page: 1},
    {search: '?age=90-99&gender=cat&category=x', filter: {}, page: 1},
    {search: '?color=red', filter: {}, page: 1},
    {search: '?page=0', filter: {}, page: 1},
    {search: '?page=-1', filter: {}, page: 1},
    {search: '?page=2.5', filter: {}, page: 1},
    {search: '?page=1e9', filter: {}, page: 1},
    {search: '?page=99999999999999999999', filter: {}, page: 1},
    {search: '?page=%3Cscript%3E', filter: {}, page: 1},
    {search: '?gender=%', filter: {}, page: 1},
    {search: '?__proto__=x&constructor=y', filter: {}, page: 1},
  ])('reads only known options from $search', ({search, filter, page}) => {
    expect(parseGalleryQuery(search, ['dentures'])).toEqual({filter, page});
  });
});

describe('formatGalleryAddress', () => {
  it.each<GalleryQuery & {address: string}>([
    {filter: {}, page: 1, address: '/smile-gallery'},
    {filter: {}, page: 3, address: '/smile-gallery/page/3'},
    {filter: {gender: 'male'}, page: 1, address: '/smile-gallery?gender=male'},
    {filter: {gender: 'male'}, page: 2, address: '/smile-gallery?gender=male&page=2'},
  ])('returns $address for page $page with the filter $filter', ({filter, page, address}) => {
    expect(formatGalleryAddress({filter, page})).toBe(address);
  });

  it('returns an address that parses back to the same query', () => {
    for (const category of Object.keys(CATEGORIES)) {
      const query = {filter: {age: '18-29', gender: 'female', category}, page: 2};
      const {search} = new URL(formatGalleryAddress(query), 'https://www.example.com');
      expect(parseGalleryQuery(search)).toEqual(query);
    }
  });
});
