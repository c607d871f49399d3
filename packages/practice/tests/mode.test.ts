import {afterEach, describe, expect, it, vi} from 'vitest';
import {siteMode, vendorsAreLive} from '../src/mode';

afterEach(() => vi.unstubAllEnvs());

describe('a build', () => {
  it('is for a preview unless SITE_ENV says production', () => {
    const modes = [undefined, '', 'preview', 'production'].map((value) => {
      vi.stubEnv('SITE_ENV', value);
      return siteMode();
    });
    expect(modes).toEqual(['preview', 'preview', 'preview', 'production']);
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
