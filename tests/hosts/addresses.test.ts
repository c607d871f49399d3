import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {resolveAddress, SITE_FOLDER, SPANISH_HOME} from '@dental/practice';
import {sendRequest, sendRawRequest, forEachInParallel} from '@dental/testing/rawRequests';
import {describeOnEachHost} from '../support/hosts/eachHost';
import {HOSTILE_PATHS} from '../support/hosts/hostilePaths';
import {readBuiltRules} from '../support/hosts/servers';
import {listOldUrlVariants, listPageVariants} from '../support/hosts/urlVariants';

const {book} = readBuiltRules();
/** Without Spanish, all unknown addresses have one page. */
const SPANISH_FILE = book.pages.has(SPANISH_HOME) ? 'es/404.html' : '404.html';
const VARIANTS = [...book.pages].flatMap((page) =>
  listPageVariants(page).map((variant) => [variant, page] as const),
);
const OLD_URL_VARIANTS = [...book.redirects].flatMap(([from, page]) =>
  listOldUrlVariants(from).map((variant) => [variant, page] as const),
);

describeOnEachHost('every address', (host) => {
  it('serves every page at its own URL', async () => {
    await forEachInParallel(book.pages, async (path) => {
      const {status, headers} = await sendRequest(host.port, path);
      expect([path, status, headers['content-type']?.toLowerCase().replace(' ', '')]).toEqual([
        path,
        200,
        'text/html;charset=utf-8',
      ]);
    });
  });

  it.each([
    {kind: 'every URL variant of a page', urls: VARIANTS},
    {kind: 'every variant of an old URL', urls: OLD_URL_VARIANTS},
  ])('redirects $kind in one hop, with its exact query', async ({urls}) => {
    expect(urls.length).toBeGreaterThan(300);
    await forEachInParallel(urls, async ([variant, page]) => {
      const query = /\?.*/.exec(variant)?.[0] ?? '';
      const {status, headers} = await sendRequest(host.port, variant);
      expect({variant, status, to: headers.location}).toEqual({
        variant,
        status: 301,
        to: page + query,
      });
    });
  });

  it.each([
    '/_headers',
    '//_headers',
    '/%5Fheaders',
    '/404.html',
    '//404.html',
    '/%3404.html',
    '/es/404',
    '/es/404.html',
    '//es/404.html',
  ])('hides %s, which is only for hosts', async (path) => {
    expect(await sendRawRequest(host.port, path)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it.each([
    ['/nowhere', '404.html'],
    ['/esnowhere', '404.html'],
    ['/es/nowhere', SPANISH_FILE],
    ['/es/nowhere/deep', SPANISH_FILE],
    ['/es/services/nowhere.js', SPANISH_FILE],
  ])('answers %s in the language of its folder', async (path, file) => {
    const {status, body} = await sendRequest(host.port, path);
    expect([path, status]).toEqual([path, 404]);
    expect(body).toBe(readFileSync(join(SITE_FOLDER, file), 'utf8'));
  });

  it('answers attacks without errors, and redirects them to our pages only', async () => {
    expect(HOSTILE_PATHS.length).toBeGreaterThanOrEqual(60);
    await forEachInParallel(HOSTILE_PATHS, async (path) => {
      const [head = ''] = (await sendRawRequest(host.port, path)).split('\r\n\r\n');
      const label = path.toString().slice(0, 80);
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
      expect([200, 301, 400, 404, 414, 431], `${label}\n${head}`).toContain(status);
      expect(head, label).not.toMatch(/^(set-cookie|x-injected)/im);
      expect(head, label).not.toContain('root:');
      const [, to] = /^location: (.*)$/im.exec(head) ?? [];
      expect(to === undefined, `${label} ${status}`).toBe(status !== 301);
      if (to !== undefined) expect([...book.pages], label).toContain(to.replace(/\?.*$/s, ''));
    });
  });

  it('redirects only to URLs without a redirect', async () => {
    for (const path of HOSTILE_PATHS.filter((hostile) => typeof hostile === 'string')) {
      const [, to] = /^location: (.*)$/im.exec(await sendRawRequest(host.port, path)) ?? [];
      if (to !== undefined)
        expect((await sendRequest(host.port, to)).status, path.slice(0, 80)).toBe(200);
    }
  });

  it('answers every path as the resolver decides', async () => {
    const paths = HOSTILE_PATHS.filter(
      (path): path is string => typeof path === 'string' && /^\/[^?#]{0,2000}$/.test(path),
    );
    await forEachInParallel(
      [
        ...paths,
        ...VARIANTS.map(([path]) => path.replace(/\?.*$/, '')),
        '/nowhere',
        '/About-Us/nowhere',
      ],
      async (path) => {
        const {status, headers} = await sendRequest(host.port, path).catch(() => ({
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
