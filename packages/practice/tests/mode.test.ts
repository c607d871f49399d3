import {afterEach, describe, expect, it, vi} from 'vitest';
import {siteMode, vendorsAreLive} from '../src/mode';

afterEach(() => vi.unstubAllEnvs());

describe('a build', () => {
  it.each([
    [undefined, 'preview'],
    ['', 'preview'],
    ['preview', 'preview'],
    ['production', 'production'],
  ])('with SITE_ENV %j is for %s', (value, mode) => {
    vi.stubEnv('SITE_ENV', value);
    expect(siteMode()).toBe(mode);
  });

  it.each(['prod', 'Production', 'PRODUCTION', 'live', 'true', ' production', 'staging'])(
    'with SITE_ENV %j stops, as a guess could put samples in front of patients',
    (value) => {
      expect(() => siteMode(value)).toThrow(
        `SITE_ENV is "${value}". Set it to preview or production, or leave it out.`,
      );
    },
  );

  it.each([
    ['preview', undefined, false],
    ['preview', 'live', true],
    ['production', '', true],
  ] as const)('for %s with SITE_VENDORS %j asks the real vendors: %s', (mode, value, live) => {
    expect(vendorsAreLive(mode, value)).toBe(live);
    expect(() => vendorsAreLive(mode, 'yes')).toThrow('SITE_VENDORS is "yes".');
  });
});
