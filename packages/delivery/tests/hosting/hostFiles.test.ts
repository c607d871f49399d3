import {describe, expect, it} from 'vitest';
import {createAddressBook, FIRST_FONTS, resolveAddress, UserError} from '@dental/practice';
import {makeHeadersFile, makeFunction, makeRedirectsFile} from '../../src/hosting/filesHosts';
import {FILE_FOLDERS, makeCommonHeaders, makeHeaders} from '../../src/hosting/headers';
import {assertFormsHost, makeHostFiles, detectHost} from '../../src/hosting/hostFiles';
import {makeNginxFiles} from '../../src/hosting/nginx';
import type {PoliciesByPath} from '../../src/csp/types';
import type {HostRules} from '../../src/hosting/rules';

const headers = {
  common: makeCommonHeaders('production'),
  policies: {
    standard: "default-src 'none'",
    files: "img-src 'self'",
    byPath: {'/about-us': "default-src 'self'"},
    few: {standard: "default-src 'none'", byPath: {'/about-us': "default-src 'self'"}},
  },
};
const book = createAddressBook([
  {path: '/', redirectFrom: ['/home', '/index', '/old_page.php']},
  {path: '/about-us', redirectFrom: ['/about', '/about-us/our-story', '/team.html']},
  {path: '/services/veneers', redirectFrom: ['/procedures/veneers']},
]);
const rules: HostRules = {book, headers};

function makeRules(oldUrlCount: number): HostRules {
  const redirectFrom = Array.from({length: oldUrlCount}, (_, index) => `/old-${index}`);
  return {book: createAddressBook([{path: '/', redirectFrom}]), headers};
}

/** Loads the function for Cloudflare Pages as a module. */
async function loadWorker(functionRules: HostRules) {
  const code = encodeURIComponent(makeFunction(functionRules)['_worker.js']!);
  const {default: worker} = (await import(`data:text/javascript,${code}`)) as {
    default: {fetch(request: Request, env: object): Promise<Response>};
  };
  return worker;
}

describe('_redirects', () => {
  const readLines = (host: 'cloudflare' | 'netlify') =>
    makeRedirectsFile(rules, host)
      .trim()
      .split('\n')
      .map((line) => line.split(' '));

  it.each(['cloudflare', 'netlify'] as const)(
    'redirects like the resolver on %s, in one hop',
    (host) => {
      for (const [from = '', to, status] of readLines(host)) {
        expect(resolveAddress(book, from), from).toMatchObject({kind: 'redirect', to});
        expect(status).toBe(host === 'netlify' ? '301!' : '301');
      }
      expect(new Set(readLines(host).map(([from]) => from)).size).toBe(readLines(host).length);
    },
  );

  it('includes every old URL and its variant with .html', () => {
    for (const host of ['cloudflare', 'netlify'] as const) {
      const from = readLines(host).map(([path]) => path);
      expect(from).toEqual(expect.arrayContaining([...book.redirects.keys()]));
      expect(from).toContain('/about.html');
      expect(from).toContain('/index.html');
    }
  });

  it('sends the Spanish 404 page below /es on Netlify', () => {
    const pages = [{path: '/'}, {path: '/es'}].map((page) => ({...page, redirectFrom: []}));
    const spanish = {book: createAddressBook(pages), headers};
    const rule = '/es/* /es/404.html 404';
    expect(makeRedirectsFile(spanish, 'netlify').trim().split('\n').at(-1)).toBe(rule);
    expect(makeRedirectsFile(spanish, 'cloudflare')).not.toContain(' 404');
    expect(makeRedirectsFile(rules, 'netlify')).not.toContain(' 404');
  });

  it('removes slashes on Cloudflare Pages, and not on Netlify', () => {
    expect(readLines('cloudflare').map(([from]) => from)).toContain('/about-us/');
    expect(readLines('netlify').filter(([from]) => from?.endsWith('/'))).toEqual([]);
  });

  it('drops variants before old URLs on Cloudflare Pages', () => {
    const lines = makeRedirectsFile(makeRules(1_500), 'cloudflare').trim().split('\n');
    expect(lines).toHaveLength(2_000);
    expect(lines.slice(0, 1_500).every((line) => /^\/old-\d+ \/ 301$/.test(line))).toBe(true);
    expect(() => makeRedirectsFile(makeRules(2_001), 'cloudflare')).toThrow(
      /accepts 2000 redirects, and the site has 2001/,
    );
  });
});

describe('old URLs of other websites', () => {
  const oldUrls = ['/our team', '/über-uns', '/a:b*', '/?page_id=5', '/contact?b=2&a=1'];
  const oldRules = {book: createAddressBook([{path: '/x', redirectFrom: oldUrls}]), headers};

  it('encodes letters in _redirects, with queries only for Netlify', () => {
    const lines = makeRedirectsFile(oldRules, 'netlify').split('\n');
    for (const from of ['/our%20team', '/%C3%BCber-uns', '/a%3Ab%2A', '/ page_id=5'])
      expect(lines).toContain(`${from} /x 301!`);
    expect(lines).toContain('/contact a=1 b=2 /x 301!');
    expect(makeRedirectsFile(oldRules, 'cloudflare')).not.toContain('=');
  });

  it('redirects queries on Cloudflare Pages, and passes on the rest', async () => {
    const readPaths = (hostRules: HostRules) =>
      (JSON.parse(makeFunction(hostRules)['_routes.json']!) as {include: string[]}).include;
    expect(readPaths(oldRules)).toEqual(['/', '/contact']);
    const worker = await loadWorker(oldRules);
    const ask = (url: string) =>
      worker.fetch(new Request(`https://new.example${url}`), {
        ASSETS: {fetch: () => new Response('page')},
      });
    for (const url of ['/?page_id=5', '/?x=1&PAGE_ID=5', '/contact?a=1&b=2'])
      expect((await ask(url)).headers.get('Location'), url).toBe('https://new.example/x');
    for (const url of ['/', '/?page_id=55', '/contact?a=1', '/x?page_id=5'])
      expect(await (await ask(url)).text(), url).toBe('page');
    expect(makeFunction(rules)).toEqual({});
    const long = createAddressBook([{path: '/x', redirectFrom: [`/${'a'.repeat(100)}?p=1`]}]);
    expect(readPaths({...oldRules, book: long})).toEqual(['/*']);
  });
});

describe('the function that counts taps', () => {
  const counting = {...rules, countsIn: 'America/Phoenix'};

  it('counts 1,000 taps, and stores only the day and the kind', async () => {
    const worker = await loadWorker(counting);
    const stored: unknown[][] = [];
    const prepare = (sql: string) => ({bind: (...values: unknown[]) => ({sql, values})});
    const TAPS = {
      prepare,
      batch: (statements: {values?: unknown[]}[]) =>
        Promise.resolve(statements.map(({values}) => values && stored.push(values))),
    };
    const ASSETS = {fetch: () => new Response('page')};
    const headers = {
      'Ping-From': 'https://x.example/services/implants',
      'CF-Connecting-IP': '1.2.3.4',
    };
    const ask = (path: string, method = 'POST') =>
      worker.fetch(new Request(`https://x.example${path}`, {method, headers}), {TAPS, ASSETS});
    for (let tap = 0; tap < 1_000; tap += 1)
      expect((await ask(['/count/call', '/count/book'][tap % 2]!)).status).toBe(204);
    expect(stored).toHaveLength(1_000);
    for (const [day, kind] of stored) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(kind).toMatch(/^(?:call|book)$/);
    }
    expect(JSON.stringify(stored)).not.toMatch(/1\.2\.3\.4|implants/);
    for (const [path, method] of [['/count/other'], ['/count/call', 'GET'], ['/about-us']])
      expect(await (await ask(path!, method)).text(), path).toBe('page');
    expect(stored).toHaveLength(1_000);
  });

  it('is asked only for taps, and redirected to on Netlify', () => {
    expect(JSON.parse(makeFunction(counting)['_routes.json']!)).toMatchObject({
      include: ['/count/call', '/count/book', '/count/directions', '/count/text'],
    });
    expect(makeRedirectsFile(counting, 'netlify')).toContain(
      '/count/:kind /.netlify/functions/taps/:kind 200\n',
    );
    expect(makeRedirectsFile(rules, 'netlify')).not.toContain('/count/');
  });
});

describe('_headers', () => {
  it('includes the headers of a page', () => {
    const text = makeHeadersFile(rules, 'netlify');
    for (const [name, value] of Object.entries(makeHeaders(headers, '/about-us')))
      expect(text).toContain(`  ${name}: ${value}`);
  });

  it('removes a general value first on Cloudflare Pages, which joins values', () => {
    expect(makeHeadersFile(rules, 'cloudflare')).toContain(
      "/about-us\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'self'\n",
    );
    expect(makeHeadersFile(rules, 'netlify')).not.toContain('!');
  });

  it('preloads the fonts with pages only on Cloudflare Pages', () => {
    const splitRules = (host: 'cloudflare' | 'netlify') =>
      makeHeadersFile(rules, host)
        .trim()
        .split(/\n(?=\/)/);
    const [commonRule, ...others] = splitRules('cloudflare');
    for (const font of FIRST_FONTS)
      expect(commonRule).toContain(`<${font}>; rel=preload; as=font; type=font/woff2; crossorigin`);
    for (const {below} of FILE_FOLDERS)
      expect(others.find((rule) => rule.startsWith(`${below}*\n`))).toContain('  ! Link');
    expect(splitRules('netlify').join('\n')).not.toContain('Link');
  });

  it('removes the permission for other sites that Cloudflare Pages adds', () => {
    expect(makeHeadersFile(rules, 'cloudflare').split('\n/')[0]).toContain(
      '  ! Access-Control-Allow-Origin',
    );
  });

  it('rejects more rules or longer lines than Cloudflare Pages accepts', () => {
    const byPath = Object.fromEntries(Array.from({length: 100}, (_, index) => [`/${index}`, 'x']));
    const withFew = (few: Partial<PoliciesByPath>) => ({
      book,
      headers: {
        ...headers,
        policies: {...headers.policies, few: {...headers.policies.few, ...few}},
      },
    });
    const manyRules = withFew({byPath});
    expect(() => makeHeadersFile(manyRules, 'cloudflare')).toThrow(/accepts 100 rules/);
    const longRule = withFew({standard: 'x'.repeat(2_000)});
    expect(() => makeHeadersFile(longRule, 'cloudflare')).toThrow(
      /accepts 2000 characters per line/,
    );
  });
});

describe('the files for Netlify', () => {
  /** Reads `_headers` as Netlify documents it: a path, then its headers, indented. */
  function readHeaders(text: string): {pattern: RegExp; headers: Record<string, string>}[] {
    return text
      .trim()
      .split(/\n(?=\/)/)
      .map((rule) => {
        const [path = '', ...lines] = rule.split('\n');
        const pattern = path.replaceAll(/[.?+^$()[\]{}|]/g, '\\$&').replace('*', '.*');
        const entries = lines.map((line) => {
          const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
          return [name, value];
        });
        return {
          pattern: new RegExp(`^${pattern}$`),
          headers: Object.fromEntries(entries) as Record<string, string>,
        };
      });
  }

  it.each(['/', '/about-us', '/nowhere', '/img/a.png', '/img/made/a.webp', '/assets/js/a.js'])(
    'sets our headers at %s, each once',
    (path) => {
      const matches = readHeaders(makeHeadersFile(rules, 'netlify')).filter(({pattern}) =>
        pattern.test(path),
      );
      const {few} = headers.policies;
      // Of the rules with a header, Netlify uses the last one that matches.
      expect(Object.assign({}, ...matches.map((match) => match.headers))).toEqual({
        ...makeHeaders(headers, path),
        'Content-Security-Policy': few.byPath[path as '/about-us'] ?? few.standard,
      });
    },
  );
});

describe('makeNginxFiles', () => {
  it('writes one plain string a URL', () => {
    const files = makeNginxFiles(makeRules(5_000));
    expect(files['addresses.conf']?.match(/^"\/old-\d+" "\/";$/gm)).toHaveLength(5_000);
  });

  it('serves the editor as a page with its policy', () => {
    const byPath = {...headers.policies.byPath, '/admin': "frame-src 'self'"};
    const files = makeNginxFiles({
      book,
      headers: {...headers, policies: {...headers.policies, byPath}},
    });
    expect(files['addresses.conf']).toContain('"/admin" "/admin";');
    expect(files['policies.conf']).toContain(`"/admin" "frame-src 'self'";`);
    expect(Object.values(makeNginxFiles(rules)).join('')).not.toContain('/admin');
  });

  it('quotes values with quotation marks', () => {
    const common = makeCommonHeaders('production', {
      browserReports: 'https://reports.example/a',
    });
    expect(makeNginxFiles({book, headers: {...headers, common}})['common.conf']).toContain(
      `add_header Reporting-Endpoints 'reports="https://reports.example/a"' always;`,
    );
    expect(Object.keys(headers.common).join()).not.toMatch(/report/i);
  });

  it.each(['/a"b', '/a$b', '/a b', '/A', '~^/x', '/a;', `/${'a'.repeat(500)}`])(
    'refuses the URL %s',
    (path) => {
      const unsafeRules = {
        book: {pages: new Set([path]), redirects: new Map<string, string>()},
        headers,
      };
      expect(() => makeNginxFiles(unsafeRules)).toThrow(UserError);
    },
  );
});

describe('detectHost', () => {
  it('detects the host that it runs on', () => {
    expect(detectHost({CF_PAGES: '1'})).toBe('cloudflare');
    expect(detectHost({NETLIFY: 'true'})).toBe('netlify');
    expect(detectHost({CF_PAGES: '', NETLIFY: ''})).toBeUndefined();
  });
});

describe('makeHostFiles', () => {
  it('fails when the rules are too large, and warns without a host', () => {
    const warnings: string[] = [];
    const files = makeHostFiles(makeRules(5_000), undefined, ({message}) => warnings.push(message));
    expect(Object.keys(files)).toEqual(['_headers']);
    expect(warnings).toHaveLength(1);
    expect(() => makeHostFiles(makeRules(5_000), 'cloudflare', () => undefined)).toThrow(UserError);
  });
});

describe('assertFormsHost', () => {
  const integrations = {forms: {vendor: 'netlify'}, map: {vendor: 'openstreetmap'}};

  it('refuses forms of Netlify for patients at another host', () => {
    for (const host of ['cloudflare', undefined] as const)
      expect(() => assertFormsHost({integrations}, 'production', host)).toThrow(UserError);
  });

  it('accepts them at Netlify, in a preview, and from another vendor', () => {
    const plain = {...integrations, forms: {vendor: 'plain'}};
    expect(() => assertFormsHost({integrations}, 'production', 'netlify')).not.toThrow();
    expect(() => assertFormsHost({integrations}, 'preview', undefined)).not.toThrow();
    expect(() => assertFormsHost({integrations: plain}, 'production', undefined)).not.toThrow();
  });
});
