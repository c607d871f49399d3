import {readdirSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ask, askRaw, forEach} from '../support/hosts/ask';
import {builtRules, startNginx, type Running} from '../support/hosts/servers';
import {QUERIES} from '../support/hosts/spellings';
import {table} from '@dental/testing/table';

const {common} = builtRules().headers;
const PICTURE = '/img/brand/mark.svg';
const SCRIPT = `/assets/js/${readdirSync('build/assets/js').find((name) => name.endsWith('.js'))}`;
const FILES: Readonly<Record<string, string>> = {PICTURE, SCRIPT};
const EVIL = 'evil.example';
const LONG = 'x'.repeat(70_000);

/** A request, and which statuses will do. */
interface Case {
  to: string;
  status: number | number[];
  target: string;
  method?: string;
  version?: string;
  head?: string[];
}

describe('nginx', () => {
  let host: Running;

  beforeAll(async () => {
    host = await startNginx();
  });

  afterAll(() => host.stop());

  /** The answer to a request as it stands on the wire, taken apart. */
  async function wire(
    ...request: Parameters<typeof askRaw> extends [number, ...infer Rest] ? Rest : never
  ) {
    const [head = ''] = (await askRaw(host.port, ...request)).split('\r\n\r\n');
    const lines = head.split('\r\n').slice(1);
    const headers = new Map(
      lines.map((line) => [line.replace(/:.*/s, '').toLowerCase(), line.replace(/^[^:]*: /, '')]),
    );
    return {status: Number(head.split(' ')[1]), headers, head};
  }

  it.each(QUERIES.map((query) => [query.slice(0, 40), query]))(
    'keeps the query %s',
    async (__, query) => {
      for (const [path, to] of [
        ['/About-Us/', '/about-us'],
        ['/Dentist-Reviews.html', '/reviews'],
        ['/index.html', '/'],
      ]) {
        const {status, headers} = await wire(`${path}${query}`);
        expect([status, headers.get('location')]).toEqual([301, `${to}${query}`]);
      }
    },
  );

  it.each([
    ...table<Case>(import.meta.url, 'answers'),
    {
      to: 'a head that is too long',
      status: [400, 431],
      target: '/about-us',
      head: ['Host: localhost', `X: ${LONG}`],
    },
    {to: 'a path that is too long', status: [414, 431], target: `/${LONG}`},
  ])('locks down the answer to $to', async ({status, target, ...strange}) => {
    const {status: actual, headers, head} = await wire(FILES[target] ?? target, strange);
    expect([status].flat(), head).toContain(actual);
    for (const [name, value] of Object.entries(common))
      expect([name, headers.get(name.toLowerCase())]).toEqual([name, value]);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'/,
    );
    expect(headers.get('cache-control')).toBeDefined();
    expect(headers.get('server') ?? 'nginx', 'Nobody needs to know the version.').toBe('nginx');
    expect(headers.has('x-powered-by')).toBe(false);
    if (actual === 405) expect(headers.get('allow')).toBe('GET, HEAD');
  });

  it.each(table<string[]>(import.meta.url, 'strange heads').map((head) => ({head})))(
    'leads nowhere else for $head',
    async ({head}) => {
      const {status, headers} = await wire('/About-Us/?a=1', {head});
      expect([301, 400]).toContain(status);
      if (status === 301) expect(headers.get('location')).toBe('/about-us?a=1');
      expect(JSON.stringify([...headers])).not.toContain(EVIL);
    },
  );

  it('answers a client that writes the whole address, and leads it nowhere else', async () => {
    expect((await wire('http://localhost/about-us')).status).toBe(200);
    expect((await wire(`http://${EVIL}/About-Us/?a=1`)).headers.get('location')).toBe(
      '/about-us?a=1',
    );
    expect((await wire(`http://${EVIL}/nowhere`)).status).toBe(404);
  });

  it.each(table<{accepted: string; sent?: string}>(import.meta.url, 'encodings'))(
    'to a client that accepts "$accepted" it sends $sent',
    async ({accepted, sent: encoding}) => {
      await forEach(
        ['/', '/about-us', '/nowhere', '/sitemap.xml', PICTURE, SCRIPT],
        async (path) => {
          const {headers, body} = await ask(host.port, path, {'Accept-Encoding': accepted});
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
