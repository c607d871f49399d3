import {expect, test} from 'vitest';
import {fewOf, formatList, interpolate} from '../src/text';

test('the first of many are named and the others counted, but a single other one is named too', () => {
  const places = ['home', 'team', 'costs', 'reviews'];
  expect(formatList(places.slice(0, 2), 'or')).toBe('home or team');
  expect(fewOf(places, 3)).toBe('home, team, costs and reviews');
  expect(fewOf(places, 2)).toBe('home, team and 2 more');
  expect(fewOf([], 2)).toBe('');
});

test('a label has its braces filled in, each as often as it occurs, and keeps those that nobody fills in', () => {
  expect(interpolate('{total} cases, page {page} of {total}', {total: 3, page: 1})).toBe(
    '3 cases, page 1 of 3',
  );
  expect(interpolate('Call {phone}', {})).toBe('Call {phone}');
});
