import {describe, expect, it} from 'vitest';
import {cutAtWord, formatList, interpolate, pluralize, truncateList} from '../src/text';

describe('pluralize', () => {
  it.each([
    {count: 1, noun: 'day', text: '1 day'},
    {count: 4, noun: 'day', text: '4 days'},
    {count: 2, noun: 'entry', text: '2 entries'},
    {count: 0, noun: 'page', text: '0 pages'},
  ])('counts $count of "$noun"', ({count, noun, text}) => {
    expect(pluralize(count, noun)).toBe(text);
  });
});

describe('truncateList', () => {
  it('names the first texts and counts two or more others', () => {
    const places = ['home', 'team', 'costs', 'reviews'];
    expect(formatList(places.slice(0, 2), 'or')).toBe('home or team');
    expect(truncateList(places, 3)).toBe('home, team, costs, and reviews');
    expect(truncateList(places, 2)).toBe('home, team, and 2 more');
    expect(truncateList([], 2)).toBe('');
  });
});

describe('interpolate', () => {
  it('fills in every brace, and keeps braces without a value', () => {
    expect(interpolate('{total} cases, page {page} of {total}', {total: 3, page: 1})).toBe(
      '3 cases, page 1 of 3',
    );
    expect(interpolate('Call {phone}', {})).toBe('Call {phone}');
  });
});

describe('cutAtWord', () => {
  it('cuts a long title as a search result does', () => {
    expect(cutAtWord('A title that is short', 60)).toBe('A title that is short');
    expect(cutAtWord('word '.repeat(20).trim(), 60).length).toBeLessThanOrEqual(62);
  });
});
