import {utimesSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createAddressBook} from '@dental/practice';
import {makeCommonHeaders} from '../../src/hosting/headers';
import {readRules, formatRules} from '../../src/hosting/rulesFile';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {writeFileIn} from '@dental/testing/folders';
import {close, listen, createSiteServer} from '../../src/serve/server';
import {sendRequest as askServer, type Answer} from '@dental/testing/rawRequests';

const SITE = {
  'index.html': '<h1>Home</h1>',
  'about-us.html': '<h1>About us</h1>',
  'services.html': '<h1>Services</h1>',
  'services/veneers.html': '<h1>Veneers</h1>',
  '404.html': '<h1>Not here</h1>',
  'assets/js/main.3f2a.js': 'console.log("a long enough script")',
  'assets/js/main.3f2a.js.br': brotliCompressSync('console.log("a long enough script")'),
  'img/map.svg': '<svg/>',
  'old/index.html': '<p>A stub</p>',
  _headers: '/*',
};

const PAGES = [
  {path: '/', redirectFrom: ['/home']},
  {path: '/about-us', redirectFrom: ['/old']},
  {path: '/services'},
  {path: '/services/veneers'},
  {path: '/announced'},
];
const BOOK = createAddressBook(PAGES);

const HEADERS = {
  common: makeCommonHeaders('preview'),
  policies: {
    standard: "default-src 'none'",
    files: "default-src 'none'",
    byPath: {'/services': "default-src 'self'"},
    few: {standard: "default-src 'none'", byPath: {}},
  },
};

const folder = join(makeSharedFolder(), 'site');
const rules = `${folder}-rules.json`;
let server: Server;
let port: number;

beforeAll(async () => {
  for (const [file, content] of Object.entries(SITE)) write(file, content);
  writeFileSync(`${folder}-secret.txt`, 'secret');
  writeFileSync(rules, formatRules({book: BOOK, headers: HEADERS}));
  server = createSiteServer({folder, rules});
  port = await listen(server, 0);
});

afterAll(() => close(server));

const write = (file: string, content: string | Buffer) => writeFileIn(folder, file, content);

function request(
  path: string,
  {method, headers}: {method?: string; headers?: Record<string, string>} = {},
): Promise<Answer> {
  return askServer(port, path, headers, method);
}

/* The common behavior of this server and nginx is tested on both: tests/hosts. */

/** URLs without a page or file, or with one that is only for hosts. */
const NOT_FOUND_URLS = [
  '/nowhere',
  '/services/unknown',
  '/announced',
  '/img',
  '/img/map.svg/',
  '/404',
  '/404.html',
  '/IMG/nothing.svg',
  '/_headers',
  '/%5Fheaders',
  '//_headers',
  '/_HEADERS',
  '//404.html',
  '/%3404.html',
  '/assets/js/main.3f2a.js.br',
];

describe('a request for a page', () => {
  it.each(NOT_FOUND_URLS)('shows the 404 page at %s', async (path) => {
    const {status, headers, body} = await request(path);
    expect(status).toBe(404);
    expect(body).toContain('Not here');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  it('redirects with the exact query', async () => {
    expect((await request('/About-Us/?a=%20b&c??')).headers.location).toBe('/about-us?a=%20b&c??');
  });

  it.each(['evil.example', `evil.example:80`, 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'refuses the name %s of another website',
    async (Host) => {
      const {status, body} = await request('/about-us', {headers: {Host}});
      expect([status, body]).toEqual([421, '']);
    },
  );

  it.each(['localhost:80', 'embed.localhost', '127.0.0.1', '192.168.1.20:3000', '[::1]:3000'])(
    'answers to %s',
    async (Host) => expect((await request('/about-us', {headers: {Host}})).status).toBe(200),
  );

  it.each([{'If-Match': '"other"'}, {'If-Unmodified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT'}])(
    'answers 412 when the condition %j fails',
    async (headers) => expect((await request('/about-us', {headers})).status).toBe(412),
  );

  it.each([
    {accepted: 'br;q=0, gzip', encoding: undefined},
    {accepted: 'brotli', encoding: undefined},
    {accepted: 'BR;q=0.5', encoding: 'br'},
  ])(
    'sends the encoding $encoding to a browser that accepts $accepted',
    async ({accepted, encoding}) => {
      const headers = {'Accept-Encoding': accepted};
      const answer = await request('/assets/js/main.3f2a.js', {headers});
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
    },
  );

  it('names the allowed methods when it refuses another one', async () => {
    const {status, headers} = await request('/about-us', {method: 'POST'});
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('serves a new build without a restart', async () => {
    expect((await request('/late')).status).toBe(404);
    write('late.html', '<h1>Late</h1>');
    writeFileSync(
      rules,
      formatRules({book: createAddressBook([...PAGES, {path: '/late'}]), headers: HEADERS}),
    );
    utimesSync(rules, new Date(), new Date(Date.now() + 5_000));
    expect((await request('/late')).body).toContain('Late');
    expect((await request('/late/')).headers.location).toBe('/late');
  });
});

describe('a request for a file', () => {
  it('returns the compressed file when the browser accepts it', async () => {
    const {headers} = await request('/assets/js/main.3f2a.js', {
      headers: {'Accept-Encoding': 'gzip, br'},
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('answers 304 when the copy of the browser is current', async () => {
    const {headers} = await request('/img/map.svg');
    expect(headers['last-modified']).toBeDefined();
    const again = await request('/img/map.svg', {headers: {'If-None-Match': headers.etag ?? ''}});
    expect([again.status, again.headers['cache-control'], again.body]).toEqual([
      304,
      headers['cache-control'],
      '',
    ]);
  });

  it('answers 416 for a range beyond the end', async () => {
    const {status, headers} = await request('/about-us', {headers: {Range: 'bytes=9999-'}});
    expect([status, headers['content-range']]).toEqual([
      416,
      `bytes */${SITE['about-us.html'].length}`,
    ]);
  });

  it('knows the type of AVIF images', async () => {
    write('/img/a.avif', 'x');
    expect((await request('/img/a.avif')).headers['content-type']).toBe('image/avif');
  });
});

describe('an attacker', () => {
  it('reads no file outside the site', async () => {
    for (const path of [
      '/../site-secret.txt',
      '/%2e%2e/site-secret.txt',
      '/assets/..%2f..%2fsite-secret.txt',
      '/-secret.txt',
    ]) {
      expect((await request(path)).body, path).not.toContain('secret');
    }
  });
});

describe('createSiteServer', () => {
  it('answers only this machine by default', async () => {
    for (const {host, isLocal} of [
      {host: undefined, isLocal: true},
      {host: '0.0.0.0', isLocal: false},
    ]) {
      const server = createSiteServer({folder, rules});
      await listen(server, 0, host);
      expect(/^(?:127\.|::1$)/.test((server.address() as AddressInfo).address)).toBe(isLocal);
      await close(server);
    }
  });

  it('asks for a build when there is no site', () => {
    expect(() => createSiteServer({folder: join(folder, 'nothing'), rules})).toThrow(
      'Run npm run build first.',
    );
  });

  it("asks for a new build when the rules can't be read", () => {
    const broken = `${folder}-broken.json`;
    writeFileSync(broken, '{"book": "');
    expect(() => createSiteServer({folder, rules: broken})).toThrow(broken);
  });

  it('reads the rules that the build wrote', () => {
    expect(readRules(rules)?.book.redirects).toEqual(BOOK.redirects);
    expect(readRules(rules)?.headers).toEqual(HEADERS);
  });

  it('rejects a port that is in use', async () => {
    await expect(listen(createSiteServer({folder, rules}), port)).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
