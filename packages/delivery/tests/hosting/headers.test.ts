import {describe, expect, it} from 'vitest';
import {getCaching, makeCommonHeaders} from '../../src/hosting/headers';

describe('the headers', () => {
  it('sends the security headers with every answer', () => {
    for (const mode of ['production', 'preview'] as const)
      expect(makeCommonHeaders(mode)).toMatchObject({
        'Strict-Transport-Security': 'max-age=86400',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': expect.stringContaining('camera=()') as string,
        'Cross-Origin-Opener-Policy':
          mode === 'production' ? 'same-origin' : 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
  });

  it('refuses insecure names for years only once the practice confirms it', () => {
    for (const mode of ['production', 'preview'] as const)
      expect(makeCommonHeaders(mode, {secureForever: true})['Strict-Transport-Security']).toBe(
        'max-age=63072000; includeSubDomains',
      );
  });

  it('hides only previews from search engines', () => {
    expect(makeCommonHeaders('preview')['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(makeCommonHeaders('production')).not.toHaveProperty('X-Robots-Tag');
  });

  it('caches hashed files for a year, others for a day, pages never', () => {
    expect(
      ['/assets/js/a.js', '/img/made/a.webp', '/img/a.svg', '/about-us'].map(getCaching),
    ).toEqual([
      'public, max-age=31536000, immutable',
      'public, max-age=31536000, immutable',
      'public, max-age=86400, stale-while-revalidate=604800',
      'no-cache',
    ]);
  });
});
