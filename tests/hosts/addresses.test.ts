import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {resolveAddress} from '@dental/practice';
import {ask, askRaw, forEach} from '../support/hosts/ask';
import {HOSTILE} from '../support/hosts/hostile';
import {builtRules, startNginx, startOwnServer, type Running} from '../support/hosts/servers';
import {spellingsOfOldAddress, spellingsOfPage} from '../support/hosts/spellings';

const {book} = builtRules();
const SPELLINGS = [...book.pages].flatMap((page) =>
  spellingsOfPage(page).map((spelling) => [spelling, page] as const),
);
const OLD = [...book.redirects].flatMap(([from, page]) =>
  spellingsOfOldAddress(from).map((spelling) => [spelling, page] as const),
);

describe.each([
  ['nginx', () => startNginx()],
  ['npm run serve', () => startOwnServer()],
])('on %s', (_, start) => {
  let host: Running;

  beforeAll(async () => {
    host = await start();
  });

  afterAll(() => host.stop());

  it('every page is at its own address', async () => {
    await forEach(book.pages, async (path) => {
      const {status, headers} = await ask(host.port, path);
      expect([path, status, headers['content-type']?.toLowerCase().replace(' ', '')]).toEqual([
        path,
        200,
        'text/html;charset=utf-8',
      ]);
    });
  });

  it.each([
    ['another spelling of a page', SPELLINGS],
    ['an old address in any spelling', OLD],
  ])('%s leads to the page in one hop, with its query byte for byte', async (__, asked) => {
    expect(asked.length).toBeGreaterThan(300);
    await forEach(asked, async ([spelling, page]) => {
      const query = /\?.*/.exec(spelling)?.[0] ?? '';
      const {status, headers} = await ask(host.port, spelling);
      expect({spelling, status, to: headers.location}).toEqual({
        spelling,
        status: 301,
        to: page + query,
      });
    });
  });

  it.each(['/_headers', '//_headers', '/%5Fheaders', '/404.html', '//404.html', '/%3404.html'])(
    '%s, which is there for hosts only, is not found',
    async (path) => {
      expect(await askRaw(host.port, path)).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  it('whoever means harm is answered politely, and led nowhere but to our pages', async () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
    await forEach(HOSTILE, async (path) => {
      const [head = ''] = (await askRaw(host.port, path)).split('\r\n\r\n');
      const shown = path.toString().slice(0, 80);
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
      expect([200, 301, 400, 404, 414, 431], `${shown}\n${head}`).toContain(status);
      expect(head, shown).not.toMatch(/^(set-cookie|x-injected)/im);
      expect(head, shown).not.toContain('root:');
      const [, to] = /^location: (.*)$/im.exec(head) ?? [];
      expect(to === undefined, `${shown} ${status}`).toBe(status !== 301);
      if (to !== undefined) expect([...book.pages], shown).toContain(to.replace(/\?.*$/s, ''));
    });
  });

  it('an address that leads on leads to one that does not', async () => {
    for (const path of HOSTILE.filter((hostile) => typeof hostile === 'string')) {
      const [, to] = /^location: (.*)$/im.exec(await askRaw(host.port, path)) ?? [];
      if (to !== undefined) expect((await ask(host.port, to)).status, path.slice(0, 80)).toBe(200);
    }
  });

  it('every path is answered as the resolver decides', async () => {
    const paths = HOSTILE.filter(
      (path): path is string => typeof path === 'string' && /^\/[^?#]{0,2000}$/.test(path),
    );
    await forEach(
      [
        ...paths,
        ...SPELLINGS.map(([path]) => path.replace(/\?.*$/, '')),
        '/nowhere',
        '/About-Us/nowhere',
      ],
      async (path) => {
        const {status, headers} = await ask(host.port, path).catch(() => ({
          status: 400,
          headers: {location: undefined},
        }));
        const answer = resolveAddress(book, path);
        if (answer.kind === 'redirect')
          expect([path, status, headers.location]).toEqual([path, 301, answer.to]);
        else expect([path, status < 300]).toEqual([path, answer.kind === 'page']);
      },
    );
  });
});
