import {afterEach, describe, expect, it, vi} from 'vitest';
import {robots, siteMode} from '../../../src/site/mode';

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
});

describe('a search engine', () => {
  it.each([
    ['preview', false, 'noindex,nofollow'],
    ['preview', true, 'noindex,nofollow'],
    ['production', false, 'index,follow'],
    ['production', true, 'noindex,follow'],
  ] as const)('reads in a %s build, on a page that is unlisted: %s, %s', (mode, unlisted, content) => {
    expect(robots(mode, unlisted)).toBe(content);
  });
});
