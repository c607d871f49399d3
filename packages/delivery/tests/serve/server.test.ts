import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {routeTable} from '@dental/practice';
import {commonHeaders} from '../../src/hosting/headers';
import {readRules, rulesText} from '../../src/hosting/rulesFile';
import {writeIn} from '../../../../tests/support/folders';
import {close, listen, siteServer} from '../../src/serve/server';
import {ask as askServer, type Answer} from '../../../../tests/support/hosts/ask';
import {table} from '../../../../tests/support/table';

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
const BOOK = routeTable(PAGES);

const HEADERS = {
  common: commonHeaders('preview'),
  policies: {
    standard: "default-src 'none'",
    files: "default-src 'none'",
    byPath: {'/services': "default-src 'self'"},
    few: {standard: "default-src 'none'", byPath: {}},
  },
};

let folder: string;
let rules: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [file, content] of Object.entries(SITE)) write(file, content);
  writeFileSync(`${folder}-secret.txt`, 'secret');
  rules = `${folder}-rules.json`;
  writeFileSync(rules, rulesText(BOOK, HEADERS));
  server = siteServer({folder, rules});
  port = await listen(server, 0);
});

afterAll(async () => {
  await close(server);
  rmSync(folder, {recursive: true});
  rmSync(`${folder}-secret.txt`);
  rmSync(rules);
});

const write = (file: string, content: string | Buffer) => writeIn(folder, file, content);

function ask(
  path: string,
  {method, headers}: {method?: string; headers?: Record<string, string>} = {},
): Promise<Answer> {
  return askServer(port, path, headers, method);
}

/* What this server does as nginx does is tried on both: tests/hosts. */

describe('a visitor who requests a page', () => {
  it.each(table<string>(import.meta.url, 'not found'))(
    'is shown the page with links to others at %s',
    async (path) => {
      const {status, headers, body} = await ask(path);
      expect(status).toBe(404);
      expect(body).toContain('Not here');
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('is led on with the query, byte for byte', async () => {
    expect((await ask('/About-Us/?a=%20b&c??')).headers.location).toBe('/about-us?a=%20b&c??');
  });

  it('sees a new build without a new server', async () => {
    expect((await ask('/late')).status).toBe(404);
    write('late.html', '<h1>Late</h1>');
    writeFileSync(rules, rulesText(routeTable([...PAGES, {path: '/late'}]), HEADERS));
    utimesSync(rules, new Date(), new Date(Date.now() + 5_000));
    expect((await ask('/late')).body).toContain('Late');
    expect((await ask('/late/')).headers.location).toBe('/late');
  });
});

describe('a browser that fetches files', () => {
  it('gets the compressed file if it reads such', async () => {
    const {headers} = await ask('/assets/js/main.3f2a.js', {
      headers: {'Accept-Encoding': 'gzip, br'},
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('is told when its copy is still good', async () => {
    const {headers} = await ask('/img/map.svg');
    expect(headers['last-modified']).toBeDefined();
    const again = await ask('/img/map.svg', {headers: {'If-None-Match': headers.etag ?? ''}});
    expect([again.status, again.headers['cache-control'], again.body]).toEqual([
      304,
      headers['cache-control'],
      '',
    ]);
  });

  it('is told that there is nothing at a range beyond the end', async () => {
    const {status, headers} = await ask('/about-us', {headers: {Range: 'bytes=9999-'}});
    expect([status, headers['content-range']]).toEqual([
      416,
      `bytes */${SITE['about-us.html'].length}`,
    ]);
  });

  it('is told the type of a new kind of picture', async () => {
    write('/img/a.avif', 'x');
    expect((await ask('/img/a.avif')).headers['content-type']).toBe('image/avif');
  });
});

describe('somebody who means harm', () => {
  const secret = () => `${folder.split('/').at(-1)}-secret.txt`;

  it('cannot read a file beside the site', async () => {
    for (const path of [
      `/../${secret()}`,
      `/%2e%2e/${secret()}`,
      `/assets/..%2f..%2f${secret()}`,
      `/-secret.txt`,
    ]) {
      expect((await ask(path)).body, path).not.toContain('secret');
    }
  });
});

describe('a developer who serves a folder', () => {
  it('serves it to this machine alone, unless asked to', async () => {
    for (const [host, isOurs] of [
      [undefined, true],
      ['0.0.0.0', false],
    ] as const) {
      const server = siteServer({folder, rules});
      await listen(server, 0, host);
      expect(/^(?:127\.|::1$)/.test((server.address() as AddressInfo).address)).toBe(isOurs);
      await close(server);
    }
  });

  it('is told to build first when there is no site in it', () => {
    expect(() => siteServer({folder: join(folder, 'nothing'), rules})).toThrow(
      'Run npm run build first.',
    );
  });

  it('is told to build again when the rules cannot be read', () => {
    const broken = `${folder}-broken.json`;
    writeFileSync(broken, '{"book": "');
    expect(() => siteServer({folder, rules: broken})).toThrow(broken);
    rmSync(broken);
  });

  it('gets the rules that the build wrote', () => {
    expect(readRules(rules)?.book.redirects).toEqual(BOOK.redirects);
    expect(readRules(rules)?.headers).toEqual(HEADERS);
  });

  it('learns from the system when the port is taken', async () => {
    await expect(listen(siteServer({folder, rules}), port)).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
