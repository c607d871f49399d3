import {describe, expect, it} from 'vitest';
import {interpolate} from '../src/interpolate';

describe('a label', () => {
  it('has its braces filled in, each as often as it occurs', () => {
    expect(interpolate('{total} cases, page {page} of {total}', {total: 3, page: 1})).toBe('3 cases, page 1 of 3');
  });

  it('keeps braces that nobody fills in, so that a mistake can be seen', () => {
    expect(interpolate('Call {phone}', {})).toBe('Call {phone}');
  });
});
