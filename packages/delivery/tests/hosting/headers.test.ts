import {expect, it} from 'vitest';
import {cachingOf, commonHeaders} from '../../src/hosting/headers';

it('every answer makes the browser come back by https, take files for what they are, and give nothing away', () => {
  for (const mode of ['production', 'preview'] as const)
    expect(commonHeaders(mode)).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(
        /^max-age=\d{8,}; includeSubDomains$/,
      ) as string,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()') as string,
      'Cross-Origin-Opener-Policy':
        mode === 'production' ? 'same-origin' : 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
});

it('search engines are kept from previews, and from nothing that patients get', () => {
  expect(commonHeaders('preview')['X-Robots-Tag']).toBe('noindex, nofollow');
  expect(commonHeaders('production')).not.toHaveProperty('X-Robots-Tag');
});

it('what has its content in its name is kept for a year, other files for a day, and pages are asked about each time', () => {
  expect(['/assets/js/a.js', '/img/made/a.webp', '/img/a.svg', '/about-us'].map(cachingOf)).toEqual(
    [
      'public, max-age=31536000, immutable',
      'public, max-age=31536000, immutable',
      'public, max-age=86400, stale-while-revalidate=604800',
      'no-cache',
    ],
  );
});
