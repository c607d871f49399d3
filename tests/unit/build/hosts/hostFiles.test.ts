import {describe, expect, it} from 'vitest';
import {addressBook} from '../../../../src/site/addresses/book';
import {resolveAddress} from '../../../../src/site/addresses/resolve';
import {FIRST_FONTS} from '../../../../src/site/document';
import {UserError} from '../../../../src/userError.mjs';
import {headersFile, redirectsFile} from '../../../../src/build/hosts/filesHosts';
import {FILE_FOLDERS, commonHeaders, headersFor} from '../../../../src/build/hosts/headers';
import {hostFiles, hostOfBuild} from '../../../../src/build/hosts/hostFiles';
import {nginxFiles} from '../../../../src/build/hosts/nginx';
import type {PoliciesByPath} from '../../../../src/build/csp/csp';
import type {HostRules} from '../../../../src/build/hosts/rules';
import {vercelFile, type VercelRoute} from '../../../../src/build/hosts/vercel';
import {spellingsOfOldAddress, spellingsOfPage} from '../../../support/hosts/spellings';

const headers = {
  common: commonHeaders('production'),
  policies: {
    standard: "default-src 'none'",
    files: "img-src 'self'",
    byPath: {'/about-us': "default-src 'self'"},
    few: {standard: "default-src 'none'", byPath: {'/about-us': "default-src 'self'"}},
  },
};
const book = addressBook([
  {path: '/', redirectFrom: ['/home', '/index', '/old_page.php']},
  {path: '/about-us', redirectFrom: ['/about', '/about-us/our-story', '/team.html']},
  {path: '/services/veneers', redirectFrom: ['/procedures/veneers']},
]);
const rules: HostRules = {book, headers};

function rulesWith(oldAddresses: number): HostRules {
  const redirectFrom = Array.from({length: oldAddresses}, (_, index) => `/old-${index}`);
  return {book: addressBook([{path: '/', redirectFrom}]), headers};
}

describe('_redirects', () => {
  const lines = (host: 'cloudflare' | 'netlify') =>
    redirectsFile(rules, host)
      .trim()
      .split('\n')
      .map((line) => line.split(' '));

  it.each(['cloudflare', 'netlify'] as const)(
    'on %s leads every path in one hop to where the resolver leads it',
    (host) => {
      for (const [from = '', to, status] of lines(host)) {
        expect(resolveAddress(book, from), from).toMatchObject({kind: 'redirect', to});
        expect(status).toBe(host === 'netlify' ? '301!' : '301');
      }
      expect(new Set(lines(host).map(([from]) => from)).size).toBe(lines(host).length);
    },
  );

  it('has every old address, with .html too', () => {
    for (const host of ['cloudflare', 'netlify'] as const) {
      const from = lines(host).map(([path]) => path);
      expect(from).toEqual(expect.arrayContaining([...book.redirects.keys()]));
      expect(from).toContain('/about.html');
      expect(from).toContain('/index.html');
    }
  });

  it('takes slashes off where the host tells them apart, and leaves them where it would go round in a circle', () => {
    expect(lines('cloudflare').map(([from]) => from)).toContain('/about-us/');
    expect(lines('netlify').filter(([from]) => from?.endsWith('/'))).toEqual([]);
  });

  it('stays within what Cloudflare Pages takes: spellings are left out first, and old addresses never', () => {
    const full = redirectsFile(rulesWith(1_500), 'cloudflare').trim().split('\n');
    expect(full).toHaveLength(2_000);
    expect(full.slice(0, 1_500).every((line) => /^\/old-\d+ \/ 301$/.test(line))).toBe(true);
    expect(() => redirectsFile(rulesWith(2_001), 'cloudflare')).toThrow(/takes 2000 redirects, and the site has 2001/);
  });
});

describe('_headers', () => {
  it('gives every path the headers that it has on any host', () => {
    const text = headersFile(rules, 'netlify');
    for (const [name, value] of Object.entries(headersFor(headers, '/about-us')))
      expect(text).toContain(`  ${name}: ${value}`);
  });

  it('takes the general value off first, where the host would join the two', () => {
    expect(headersFile(rules, 'cloudflare')).toContain(
      "/about-us\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'self'\n",
    );
    expect(headersFile(rules, 'netlify')).not.toContain('!');
  });

  it('lets Cloudflare Pages hint at the fonts with every page, and with nothing else', () => {
    const rulesOf = (host: 'cloudflare' | 'netlify') =>
      headersFile(rules, host)
        .trim()
        .split(/\n(?=\/)/);
    const [every, ...others] = rulesOf('cloudflare');
    for (const font of FIRST_FONTS)
      expect(every).toContain(`<${font}>; rel=preload; as=font; type=font/woff2; crossorigin`);
    for (const {below} of FILE_FOLDERS)
      expect(others.find((rule) => rule.startsWith(`${below}*\n`))).toContain('  ! Link');
    expect(rulesOf('netlify').join('\n')).not.toContain('Link');
  });

  it('says so when there are more rules, or longer lines, than Cloudflare Pages takes', () => {
    const byPath = Object.fromEntries(Array.from({length: 100}, (_, index) => [`/${index}`, 'x']));
    const withFew = (few: Partial<PoliciesByPath>) => ({
      book,
      headers: {...headers, policies: {...headers.policies, few: {...headers.policies.few, ...few}}},
    });
    const [many, long] = [withFew({byPath}), withFew({standard: 'x'.repeat(2_000)})];
    expect(() => headersFile(many, 'cloudflare')).toThrow(/takes 100 rules/);
    expect(() => headersFile(long, 'cloudflare')).toThrow(/lines of 2000 characters/);
  });
});

describe('vercel.json', () => {
  const {routes} = JSON.parse(vercelFile(rules)) as {routes: VercelRoute[]};

  /** What Vercel does with a path: its routes from top to bottom, up to the file system. */
  function answer(path: string): VercelRoute | undefined {
    return routes.find(
      ({src, continue: goesOn, caseSensitive}) =>
        src !== undefined && !goesOn && new RegExp(`^(?:${src})$`, caseSensitive ? '' : 'i').test(path),
    );
  }

  it('shows every page at its own address', () => {
    for (const path of book.pages) expect(answer(path)?.dest).toBe(path === '/' ? '/index.html' : `${path}.html`);
  });

  it('leads every spelling, in any letter case, in one hop', () => {
    const asked = [
      ...[...book.pages].flatMap((page) => spellingsOfPage(page).map((spelling) => [spelling, page] as const)),
      ...[...book.redirects].flatMap(([from, page]) =>
        spellingsOfOldAddress(from).map((spelling) => [spelling, page] as const),
      ),
    ].map(([spelling, page]) => [decodeURI(spelling.replace(/\?.*/, '')), page] as const);
    for (const [path, page] of asked) {
      if (path !== page)
        expect([path, answer(path)?.status, answer(path)?.headers?.Location]).toEqual([path, 301, page]);
    }
  });

  it('leaves files alone, hides what is for hosts, and answers anything else with the 404 page', () => {
    expect(answer('/nowhere')).toMatchObject({status: 404, dest: '/404.html'});
    expect(answer('/_headers')).toMatchObject({status: 404});
    expect(routes.findIndex(({handle}) => handle === 'filesystem')).toBe(routes.length - 2);
  });

  it('says so when there are more routes than Vercel takes', () => {
    expect(() => vercelFile(rulesWith(2_100))).toThrow(/takes 2048 routes/);
  });
});

describe('the data for nginx', () => {
  it('has one plain string an address, whose number costs nothing', () => {
    const files = nginxFiles(rulesWith(5_000));
    expect(files['addresses.conf']?.match(/^"\/old-\d+" "\/";$/gm)).toHaveLength(5_000);
  });

  it.each(['/a"b', '/a$b', '/a b', '/A', '~^/x', '/a;', `/${'a'.repeat(500)}`])('refuses the address %s', (path) => {
    const strange = {book: {pages: new Set([path]), redirects: new Map<string, string>()}, headers};
    expect(() => nginxFiles(strange)).toThrow(UserError);
  });
});

describe('a build', () => {
  it('is for the host that it runs on', () => {
    expect(hostOfBuild({CF_PAGES: '1'})).toBe('cloudflare');
    expect(hostOfBuild({NETLIFY: 'true'})).toBe('netlify');
    expect(hostOfBuild({VERCEL: '1'})).toBe('vercel');
    expect(hostOfBuild({CF_PAGES: '', NETLIFY: ''})).toBeUndefined();
  });

  it('fails if the rules are too large for that host, and only warns if they are too large for another', () => {
    const warnings: string[] = [];
    const files = hostFiles(rulesWith(5_000), undefined, ({what}) => warnings.push(what));
    expect(Object.keys(files)).toEqual(['_headers']);
    expect(warnings).toHaveLength(2);
    expect(() => hostFiles(rulesWith(5_000), 'cloudflare', () => undefined)).toThrow(UserError);
  });
});
