import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  getMainPreviewUrl,
  getSourceBranch,
  getSourceRevision,
} from '../../../src/config/repository';

afterEach(() => vi.unstubAllEnvs());

describe('getSourceRevision', () => {
  const HOSTS = ['CF_PAGES_COMMIT_SHA', 'COMMIT_REF', 'GITHUB_SHA'];

  it.each(HOSTS)('reads %s if the host sets it', (name) => {
    for (const host of HOSTS) vi.stubEnv(host, host === name ? '0123456789abcdef' : undefined);
    expect(getSourceRevision()).toBe('0123456');
  });

  it('reads git if no host sets it', () => {
    for (const host of HOSTS) vi.stubEnv(host, undefined);
    expect(getSourceRevision() ?? '0000000').toMatch(/^[0-9a-f]{7}$/);
  });
});

describe('getSourceBranch', () => {
  const HOSTS = ['CF_PAGES_BRANCH', 'HEAD', 'GITHUB_HEAD_REF', 'GITHUB_REF_NAME'];

  it.each([
    {host: 'CF_PAGES_BRANCH', value: 'storm', branch: 'storm'},
    {host: 'GITHUB_REF_NAME', value: 'storm', branch: 'storm'},
    // Netlify's name for a commit without a branch.
    {host: 'HEAD', value: 'HEAD', branch: 'main'},
  ])('returns $branch when $host is $value', ({host, value, branch}) => {
    for (const name of HOSTS) vi.stubEnv(name, name === host ? value : undefined);
    expect(getSourceBranch()).toBe(branch);
  });
});

describe('getMainPreviewUrl', () => {
  it.each([
    {preview: 'https://pr-NUMBER.a.pages.dev', main: 'https://main-preview.a.pages.dev'},
    {preview: 'https://pr-NUMBER--a.netlify.app/', main: 'https://main-preview--a.netlify.app'},
  ])('returns $main for $preview', ({preview, main}) => {
    expect(getMainPreviewUrl(preview)).toBe(main);
  });
});
