import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {resolveAddress, SITE_FOLDER, SPANISH_HOME} from '@dental/practice';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {makeHeaders} from '@dental/delivery';
import {readBuiltRules} from '../support/hosts/servers';
import {findFreePort} from '../support/ports';
import {NIGHTLY} from '@dental/testing/nightly';

/** The tool that the workflows deploy with. It needs a newer Node than the site. */
describe.runIf(NIGHTLY)('Cloudflare Pages in its local runtime', () => {
  const folder = makeSharedFolder();
  const {book, headers} = readBuiltRules();
  let origin: string;
  let server: ChildProcess;

  const ask = (path: string) => fetch(origin + path, {redirect: 'manual'});

  beforeAll(async () => {
    cpSync('hosting/deploy/cloudflare', join(folder, 'tool'), {recursive: true});
    cpSync(SITE_FOLDER, join(folder, 'site'), {
      recursive: true,
      filter: (file) => !/\.(?:br|gz)$/.test(file),
    });
    const env = {...process.env, WRANGLER_SEND_METRICS: 'false'};
    execFileSync('npm', ['ci', '--prefix', join(folder, 'tool'), '--no-audit'], {stdio: 'ignore'});
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    const wrangler = join(folder, 'tool/node_modules/wrangler/bin/wrangler.js');
    const args = [wrangler, 'pages', 'dev', 'site', '--port', String(port), '--ip', '127.0.0.1'];
    server = spawn('npm', ['exec', '--yes', '--package=node@24', '--', 'node', ...args], {
      cwd: folder,
      env,
      stdio: 'ignore',
      detached: true,
    });
    await vi.waitFor(() => ask('/'), {timeout: 120_000, interval: 500});
  }, 300_000);

  afterAll(() => {
    if (server.pid) process.kill(-server.pid);
  });

  it('serves every page with our headers, and to no other website', async () => {
    expect(book.pages.size).toBeGreaterThan(0);
    for (const path of book.pages) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      const {few} = headers.policies;
      const expected = {
        ...makeHeaders(headers, path),
        'Content-Security-Policy': few.byPath[path] ?? few.standard,
      };
      for (const [name, value] of Object.entries(expected))
        expect(answer.headers.get(name), path).toBe(value);
      expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
    }
  });

  it('redirects every old URL in one hop, with its query', async () => {
    expect(book.redirects.size).toBeGreaterThan(0);
    for (const from of book.redirects.keys()) {
      const {status, headers: responseHeaders} = await ask(`${from}?x=1`);
      const resolved = resolveAddress(book, from);
      expect([from, status]).toEqual([from, 301]);
      expect(resolved).toMatchObject({
        to: responseHeaders.get('location')?.replace(origin, '').replace('?x=1', ''),
      });
    }
  });

  it('answers a missing page with the 404 page and its headers', async () => {
    const spanishFile = book.pages.has(SPANISH_HOME) ? 'es/404.html' : '404.html';
    for (const [path, file] of [
      ['/nowhere', '404.html'],
      ['/es/nowhere', spanishFile],
    ] as const) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Security-Policy')).toBe(headers.policies.few.standard);
      expect(await answer.text()).toBe(readFileSync(join(SITE_FOLDER, file), 'utf8'));
    }
  });
});
