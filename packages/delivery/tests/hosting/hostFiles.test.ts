import {parseAllHeaders} from 'netlify-headers-parser';
import {parseAllRedirects} from 'netlify-redirect-parser';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {routeTable, FIRST_FONTS, resolveAddress, UserError} from '@dental/practice';
import {headersFile, redirectsFile} from '../../src/hosting/filesHosts';
import {FILE_FOLDERS, commonHeaders, headersFor} from '../../src/hosting/headers';
import {hostFiles, hostOfBuild} from '../../src/hosting/hostFiles';
import {nginxFiles} from '../../src/hosting/nginx';
import type {PoliciesByPath} from '../../src/csp/types';
import type {HostRules} from '../../src/hosting/rules';

const headers = {
  common: commonHeaders('production'),
  policies: {
    standard: "default-src 'none'",
    files: "img-src 'self'",
    byPath: {'/about-us': "default-src 'self'"},
    few: {standard: "default-src 'none'", byPath: {'/about-us': "default-src 'self'"}},
  },
};
const book = routeTable([
  {path: '/', redirectFrom: ['/home', '/index', '/old_page.php']},
  {path: '/about-us', redirectFrom: ['/about', '/about-us/our-story', '/team.html']},
  {path: '/services/veneers', redirectFrom: ['/procedures/veneers']},
]);
const rules: HostRules = {book, headers};

function rulesWith(oldAddresses: number): HostRules {
  const redirectFrom = Array.from({length: oldAddresses}, (_, index) => `/old-${index}`);
  return {book: routeTable([{path: '/', redirectFrom}]), headers};
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
    expect(() => redirectsFile(rulesWith(2_001), 'cloudflare')).toThrow(
      /takes 2000 redirects, and the site has 2001/,
    );
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

  it('takes the permission for every other website off that Cloudflare Pages adds', () => {
    expect(headersFile(rules, 'cloudflare').split('\n/')[0]).toContain(
      '  ! Access-Control-Allow-Origin',
    );
  });

  it('says so when there are more rules, or longer lines, than Cloudflare Pages takes', () => {
    const byPath = Object.fromEntries(Array.from({length: 100}, (_, index) => [`/${index}`, 'x']));
    const withFew = (few: Partial<PoliciesByPath>) => ({
      book,
      headers: {
        ...headers,
        policies: {...headers.policies, few: {...headers.policies.few, ...few}},
      },
    });
    const [many, long] = [withFew({byPath}), withFew({standard: 'x'.repeat(2_000)})];
    expect(() => headersFile(many, 'cloudflare')).toThrow(/takes 100 rules/);
    expect(() => headersFile(long, 'cloudflare')).toThrow(/lines of 2000 characters/);
  });
});

describe('Netlify, with its own parsers,', () => {
  const folder = mkdtempSync(join(tmpdir(), 'netlify-'));

  function written(name: string, text: string): string {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  }

  it('gives every path the headers that we mean, each once', async () => {
    const headersFiles = [written('_headers', headersFile(rules, 'netlify'))];
    const {headers: read, errors} = await parseAllHeaders({
      headersFiles,
      configHeaders: [],
      minimal: false,
    } as never);
    expect(errors).toEqual([]);
    for (const path of [
      '/',
      '/about-us',
      '/nowhere',
      '/img/a.png',
      '/img/made/a.webp',
      '/assets/js/a.js',
    ]) {
      // Of rules that name the same header, Netlify takes the last one that matches.
      const matching = (read as {forRegExp: RegExp; values: object}[]).filter(({forRegExp}) =>
        forRegExp.test(path),
      );
      expect(Object.assign({}, ...matching.map(({values}) => values)), path).toEqual({
        ...headersFor(headers, path),
        'Content-Security-Policy':
          headers.policies.few.byPath[path as '/about-us'] ?? headers.policies.few.standard,
      });
    }
  });

  it('reads every redirect, and forces it where there is a file too', async () => {
    const text = redirectsFile(rules, 'netlify');
    const redirectsFiles = [written('_redirects', text)];
    const read = await parseAllRedirects({redirectsFiles, configRedirects: [], minimal: true});
    expect(read.errors).toEqual([]);
    expect(read.redirects).toHaveLength(text.trim().split('\n').length);
    for (const redirect of read.redirects)
      expect(redirect).toMatchObject({status: 301, force: true});
  });
});

describe('the data for nginx', () => {
  it('has one plain string an address, whose number costs nothing', () => {
    const files = nginxFiles(rulesWith(5_000));
    expect(files['addresses.conf']?.match(/^"\/old-\d+" "\/";$/gm)).toHaveLength(5_000);
  });

  it('serves the editor of a preview as a page with its own CSP, and knows of none where there is none', () => {
    const byPath = {...headers.policies.byPath, '/admin': "frame-src 'self'"};
    const files = nginxFiles({
      book,
      headers: {...headers, policies: {...headers.policies, byPath}},
    });
    expect(files['addresses.conf']).toContain('"/admin" "/admin";');
    expect(files['policies.conf']).toContain(`"/admin" "frame-src 'self'";`);
    expect(Object.values(nginxFiles(rules)).join('')).not.toContain('/admin');
  });

  it('quotes what has quotation marks in it', () => {
    const common = commonHeaders('production', 'https://reports.example/a');
    expect(nginxFiles({book, headers: {...headers, common}})['common.conf']).toContain(
      `add_header Reporting-Endpoints 'reports="https://reports.example/a"' always;`,
    );
    expect(Object.keys(headers.common).join()).not.toMatch(/report/i);
  });

  it.each(['/a"b', '/a$b', '/a b', '/A', '~^/x', '/a;', `/${'a'.repeat(500)}`])(
    'refuses the address %s',
    (path) => {
      const strange = {
        book: {pages: new Set([path]), redirects: new Map<string, string>()},
        headers,
      };
      expect(() => nginxFiles(strange)).toThrow(UserError);
    },
  );
});

describe('a build', () => {
  it('is for the host that it runs on', () => {
    expect(hostOfBuild({CF_PAGES: '1'})).toBe('cloudflare');
    expect(hostOfBuild({NETLIFY: 'true'})).toBe('netlify');
    expect(hostOfBuild({CF_PAGES: '', NETLIFY: ''})).toBeUndefined();
  });

  it('fails if the rules are too large for that host, and only warns if they are too large for another', () => {
    const warnings: string[] = [];
    const files = hostFiles(rulesWith(5_000), undefined, ({message}) => warnings.push(message));
    expect(Object.keys(files)).toEqual(['_headers']);
    expect(warnings).toHaveLength(1);
    expect(() => hostFiles(rulesWith(5_000), 'cloudflare', () => undefined)).toThrow(UserError);
  });
});
