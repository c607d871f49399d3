import {afterEach, describe, expect, it, vi} from 'vitest';
import {getSiteMode, usesLiveVendors} from '../src/mode';

afterEach(() => vi.unstubAllEnvs());

describe('getSiteMode', () => {
  it('returns preview unless SITE_ENV is production', () => {
    const modes = [undefined, '', 'preview', 'production'].map((value) => {
      vi.stubEnv('SITE_ENV', value);
      return getSiteMode();
    });
    expect(modes).toEqual(['preview', 'preview', 'preview', 'production']);
  });

  it.each(['prod', 'Production', 'PRODUCTION', 'live', 'true', ' production', 'staging'])(
    'rejects SITE_ENV %j: a guess could show samples to patients',
    (value) => {
      expect(() => getSiteMode(value)).toThrow(
        `SITE_ENV is "${value}". Set it to preview or production, or remove it.`,
      );
    },
  );
});

describe('usesLiveVendors', () => {
  it.each([
    {mode: 'preview', value: undefined, isLive: false},
    {mode: 'preview', value: 'live', isLive: true},
    {mode: 'production', value: '', isLive: true},
  ] as const)(
    'returns $isLive for a $mode build with SITE_VENDORS $value',
    ({mode, value, isLive}) => {
      expect(usesLiveVendors(mode, value)).toBe(isLive);
      expect(() => usesLiveVendors(mode, 'yes')).toThrow('SITE_VENDORS is "yes".');
    },
  );
});
