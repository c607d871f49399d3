import {describe, expect, it} from 'vitest';
import {AGES, CATEGORIES, GENDERS} from '../../src/site/options';
import {site} from '../support/realSite';

const CATEGORY_NAMES = Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[];

function found(filter: {age?: string; gender?: string; category?: string}): number {
  return site.cases.filter((record) =>
    Object.entries(filter).every(([field, value]) => record[field as 'age'] === value),
  ).length;
}

const combinations = AGES.flatMap((age) =>
  GENDERS.flatMap((gender) => CATEGORY_NAMES.map((category) => ({age, gender, category}))),
);

describe('a visitor who filters the smile gallery', () => {
  it.each([
    ...AGES.map((age) => [age, {age}] as const),
    ...GENDERS.map((gender) => [gender, {gender}] as const),
    ...CATEGORY_NAMES.map((category) => [category, {category}] as const),
  ])('by %s alone finds several cases', (_, filter) => {
    expect(found(filter)).toBeGreaterThanOrEqual(2);
  });

  it('finds the same options as the specification', () => {
    const options = AGES.map((age) => age.replaceAll(' ', '').toLowerCase());
    expect(options).toEqual(['18-29', '30-39', '40-49', '50-59', 'over60']);
    expect(GENDERS.map((gender) => gender.toLowerCase()).sort()).toEqual(['female', 'male']);
    expect([...CATEGORY_NAMES].sort()).toEqual([
      'chipped-front-tooth',
      'fractured-tooth',
      'in-needs-of-a-cleaning',
      'replace-missing-teeth',
      'smile-improvement',
    ]);
  });

  it('by all three finds something for most choices', () => {
    expect(combinations.filter((filter) => found(filter) > 0).length).toBeGreaterThanOrEqual(25);
  });

  it('can also come to a choice without a case, which the page must explain', () => {
    expect(combinations.filter((filter) => found(filter) === 0).length).toBeGreaterThan(0);
  });
});

describe('a case', () => {
  it.each(site.cases.map((record) => [record.id, record] as const))(
    '%i is told in full, with two pictures of its own',
    (_, record) => {
      expect(record.beforeImage).not.toBe(record.afterImage);
      const words = record.descriptions.join(' ').split(/\s+/).length;
      expect(words, `${record.file}: tell what was found, done and why.`).toBeGreaterThanOrEqual(60);
    },
  );

  it('has a heading that no other has', () => {
    const headings = site.cases.map(({heading}) => heading);
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });

  it('may ask for the wide layout, and some do', () => {
    expect(site.cases.filter(({galleryNewDesign}) => galleryNewDesign).length).toBeGreaterThan(0);
  });
});

describe('a review', () => {
  it.each(site.reviews.map((review) => [review.id, review] as const))(
    '%i has initials, a source, a date and words',
    (_, review) => {
      expect(review.name).toMatch(/^([A-Z]\.){2,3}$/);
      expect(review.paragraphs.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(12);
      expect(new Date(review.date).getTime(), 'A review cannot be from the future.').toBeLessThanOrEqual(Date.now());
    },
  );

  it('comes from Google or from Yelp, and some from each', () => {
    expect(new Set(site.reviews.map(({source}) => source))).toEqual(new Set(['Google', 'Yelp']));
  });
});
