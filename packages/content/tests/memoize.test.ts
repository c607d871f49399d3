import {expect, it, vi} from 'vitest';
import {memoize} from '../src/memoize';

it('remembers that a function returned nothing', () => {
  const find = vi.fn(() => undefined);
  const findOnce = memoize(find);
  const source = {};
  expect([findOnce(source), findOnce(source)]).toEqual([undefined, undefined]);
  expect(find).toHaveBeenCalledTimes(1);
});
