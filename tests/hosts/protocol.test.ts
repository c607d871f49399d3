import {readdirSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sendRequest, sendRawRequest, forEachInParallel} from '@dental/testing/rawRequests';
import {readBuiltRules, startNginx, type Running} from '../support/hosts/servers';
import {QUERIES} from '../support/hosts/urlVariants';

const {common} = readBuiltRules().headers;
const PICTURE = '/img/brand/mark.svg';
const SCRIPT = `/assets/js/${readdirSync('build/assets/js').find((name) => name.endsWith('.js'))}`;
const FOREIGN_HOST = 'evil.example';
const LONG_VALUE = 'x'.repeat(70_000);

/** A request as it is on the wire, and the statuses that are right for it. */
interface RawRequest {
  name: string;
  status: number | number[];
  target: string;
  method?: string;
  version?: string;
  /** A line of the head after the host. */
  also?: string;
  /** The whole head. */
  head?: string[];
}

const REQUESTS: readonly RawRequest[] = [
  {name: 'a page', status: 200, target: '/about-us'},
  {name: 'a page that the client has', status: 304, target: '/about-us', also: 'If-None-Match: *'},
  {name: 'a part of a file', status: 206, target: PICTURE, also: 'Range: bytes=0-9'},
  {name: 'a part beyond the end', status: 416, target: PICTURE, also: 'Range: bytes=99999-'},
  {name: 'a URL variant', status: 301, target: '/About-Us/'},
  {name: 'an old URL', status: 301, target: '/home'},
  {name: 'a hashed file', status: 200, target: SCRIPT},
  {name: 'a missing page', status: 404, target: '/nowhere'},
  {name: 'a missing file', status: 404, target: '/assets/js/nothing.js'},
  {name: 'a POST', status: 405, target: '/about-us', method: 'POST'},
  {name: 'a DELETE of an old URL', status: 405, target: '/home', method: 'DELETE'},
  {name: 'a PUT of a missing page', status: 405, target: '/nowhere', method: 'PUT'},
  {name: 'OPTIONS', status: 405, target: '/', method: 'OPTIONS'},
  {name: 'TRACE', status: 405, target: '/', method: 'TRACE'},
  {name: 'CONNECT', status: [400, 405], target: 'evil.example:443', method: 'CONNECT'},
  {name: 'an unknown method', status: [400, 405], target: '/', method: 'BREW'},
  {name: 'an unknown version', status: [400, 505], target: '/', version: 'HTTP/9.9'},
  {name: 'a request without a host', status: 400, target: '/about-us', head: []},
  {name: 'a broken head', status: 400, target: '/about-us', also: 'no colon'},
  {name: 'a broken encoding', status: [400, 404], target: '/%zz'},
  {name: 'a zero byte', status: [400, 404], target: '/about-us%00'},
  {name: 'an expectation', status: [200, 417], target: '/about-us', also: 'Expect: miracles'},
  {
    name: 'a head that is too long',
    status: [400, 431],
    target: '/about-us',
    also: `X: ${LONG_VALUE}`,
  },
  {name: 'a path that is too long', status: [414, 431], target: `/${LONG_VALUE}`},
];

/** Hosts and paths in the head of a request. A redirect must not go there. */
const STRANGE_HEADS = [
  ['Host: evil.example'],
  ['Host: evil.example:99999'],
  ['Host: localhost', 'X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example;proto=http'],
  ['Host: localhost', 'X-Original-URL: /admin', 'X-Rewrite-URL: /admin'],
  ['Host: ev il/\\@evil.example'],
  ['Host: '],
  ['Host: localhost', 'Host: evil.example'],
];

describe('nginx', () => {
  let host: Running;

  beforeAll(async () => {
    host = await startNginx();
  });

  afterAll(() => host.stop());

  /** Sends a request byte for byte, and parses the answer. */
  async function sendRaw(
    ...request: Parameters<typeof sendRawRequest> extends [number, ...infer Rest] ? Rest : never
  ) {
    const [head = ''] = (await sendRawRequest(host.port, ...request)).split('\r\n\r\n');
    const lines = head.split('\r\n').slice(1);
    const headers = new Map(
      lines.map((line) => [line.replace(/:.*/s, '').toLowerCase(), line.replace(/^[^:]*: /, '')]),
    );
    return {status: Number(head.split(' ')[1]), headers, head};
  }

  it.each(QUERIES.map((query) => ({start: query.slice(0, 40), query})))(
    'keeps the query $start',
    async ({query}) => {
      for (const [path, to] of [
        ['/About-Us/', '/about-us'],
        ['/Dentist-Reviews.html', '/reviews'],
        ['/index.html', '/'],
      ]) {
        const {status, headers} = await sendRaw(`${path}${query}`);
        expect([status, headers.get('location')]).toEqual([301, `${to}${query}`]);
      }
    },
  );

  it('ignores everything after a hash, which no browser sends', async () => {
    const {headers} = await sendRaw('/About-Us?x=1#/evil');
    expect(headers.get('location')).toBe('/about-us?x=1');
  });

  it('keeps a query that is not ASCII, or refuses it', async () => {
    const {status, head} = await sendRaw('/About-Us?name=Zoë');
    const name = Buffer.from('Zoë').toString('latin1');
    if (status !== 400) expect(head).toContain(`Location: /about-us?name=${name}\r\n`);
    else expect(head).toContain('400');
  });

  it.each(['/about-us', '/About-Us', '/nowhere', PICTURE])(
    'answers HEAD for %s with the headers of GET and no body',
    async (path) => {
      const get = await sendRequest(host.port, path);
      const head = await sendRequest(host.port, path, {}, 'HEAD');
      const normalizeAnswer = ({status, headers}: typeof get) => ({
        status,
        headers: {...headers, date: '', connection: ''},
      });
      expect(normalizeAnswer(head)).toEqual(normalizeAnswer(get));
      expect(head.body).toBe('');
    },
  );

  it.each(REQUESTS)('secures the answer to $name', async ({status, target, also, ...request}) => {
    const line = also === undefined ? {} : {head: ['Host: localhost', also]};
    const {status: actual, headers, head} = await sendRaw(target, {...request, ...line});
    expect([status].flat(), head).toContain(actual);
    for (const [name, value] of Object.entries(common))
      expect([name, headers.get(name.toLowerCase())]).toEqual([name, value]);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'/,
    );
    expect(headers.get('cache-control')).toBeDefined();
    expect(headers.get('server') ?? 'nginx', 'No version of the server').toBe('nginx');
    expect(headers.has('x-powered-by')).toBe(false);
    if (actual === 405) expect(headers.get('allow')).toBe('GET, HEAD');
  });

  it.each(STRANGE_HEADS.map((head) => ({head})))(
    'redirects to no other site for $head',
    async ({head}) => {
      const {status, headers} = await sendRaw('/About-Us/?a=1', {head});
      expect([301, 400]).toContain(status);
      if (status === 301) expect(headers.get('location')).toBe('/about-us?a=1');
      expect(JSON.stringify([...headers])).not.toContain(FOREIGN_HOST);
    },
  );

  it('redirects a request with a whole address to our pages only', async () => {
    expect((await sendRaw('http://localhost/about-us')).status).toBe(200);
    expect((await sendRaw(`http://${FOREIGN_HOST}/About-Us/?a=1`)).headers.get('location')).toBe(
      '/about-us?a=1',
    );
    expect((await sendRaw(`http://${FOREIGN_HOST}/nowhere`)).status).toBe(404);
  });

  it.each([
    {accepted: 'gzip', encoding: 'gzip'},
    {accepted: 'gzip;q=0', encoding: undefined},
    {accepted: 'br;q=0, gzip;q=0.5', encoding: 'gzip'},
    {accepted: 'identity', encoding: undefined},
    {accepted: '', encoding: undefined},
    {accepted: 'zstd, compress', encoding: undefined},
  ])(
    'sends the encoding $encoding to a client that accepts "$accepted"',
    async ({accepted, encoding}) => {
      await forEachInParallel(
        ['/', '/about-us', '/nowhere', '/sitemap.xml', PICTURE, SCRIPT],
        async (path) => {
          const {headers, body} = await sendRequest(host.port, path, {'Accept-Encoding': accepted});
          expect([path, headers['content-encoding'], headers.vary]).toEqual([
            path,
            encoding,
            'Accept-Encoding',
          ]);
          expect(body.charCodeAt(0) === 0x1f).toBe(encoding === 'gzip');
        },
      );
    },
  );
});
