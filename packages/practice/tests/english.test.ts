import {expect, test} from 'vitest';
import {fewOf, formatList} from '../src/english';

test('the first of many are named and the others counted, but a single other one is named too', () => {
  const places = ['home', 'team', 'costs', 'reviews'];
  expect(formatList(places.slice(0, 2), 'or')).toBe('home or team');
  expect(fewOf(places, 3)).toBe('home, team, costs and reviews');
  expect(fewOf(places, 2)).toBe('home, team and 2 more');
  expect(fewOf([], 2)).toBe('');
});
