import {afterEach, describe, expect, it, vi} from 'vitest';
import {sourceRevision} from '../src/repository';

afterEach(() => vi.unstubAllEnvs());

describe('the revision that a preview names', () => {
  const HOSTS = ['CF_PAGES_COMMIT_SHA', 'COMMIT_REF', 'GITHUB_SHA'];

  it.each(HOSTS)('comes from %s on a host that sets it', (name) => {
    for (const host of HOSTS) vi.stubEnv(host, host === name ? '0123456789abcdef' : undefined);
    expect(sourceRevision()).toBe('0123456');
  });

  it('comes from git elsewhere, or is left out', () => {
    for (const host of HOSTS) vi.stubEnv(host, undefined);
    expect(sourceRevision() ?? '0000000').toMatch(/^[0-9a-f]{7}$/);
  });
});
