import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {commonHeaders} from '../../src/hosting/headers';
import {linkProblems, visitSite} from '../../src/hosting/live';
import {builtRules, startNginx, type Running} from '../support/hosts/servers';

const {book, headers} = builtRules();
const expected = {book, headers: commonHeaders('production')};

describe('the check of the live site', () => {
  let host: Running;
  let other: Running;

  beforeAll(async () => {
    const pages = new Set([...book.pages].filter((path) => path !== '/reviews'));
    const redirects = new Map([...book.redirects].filter(([from]) => from !== '/dentist-reviews'));
    const common = {...headers.common, 'Referrer-Policy': 'unsafe-url'};
    host = await startNginx();
    other = await startNginx({rules: {book: {pages, redirects}, headers: {...headers, common}}});
  });

  afterAll(() => Promise.all([host.stop(), other.stop()]));

  it('finds nothing wrong with what the build makes, and gathers the links to other websites', async () => {
    const {problems, links} = await visitSite(`http://localhost:${host.port}`, expected);
    expect(problems).toEqual([]);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });

  it('says what is wrong: a page that is gone, an old address, a header', async () => {
    const {problems} = await visitSite(`http://localhost:${other.port}`, expected);
    expect(problems).toContain('/reviews answers 404.');
    expect(problems).toContain('/dentist-reviews answers 404 and does not lead to /reviews in one hop.');
    expect(problems).toContain('/ does not have the header Referrer-Policy: strict-origin-when-cross-origin.');
  });

  it('says which links lead nowhere', async () => {
    const origin = `http://localhost:${host.port}`;
    expect(await linkProblems([`${origin}/About-Us`, `${origin}/nowhere`, 'http://localhost:1/'])).toEqual([
      `${origin}/nowhere answers 404.`,
      'http://localhost:1/ cannot be reached.',
    ]);
  });
});
