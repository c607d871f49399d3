import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ensureTool, NGINX} from '../../scripts/lib/tools.mjs';
import {nginxFiles} from '@dental/delivery';
import {ask} from '../support/hosts/ask';
import {builtRules, freePort} from '../support/hosts/servers';

const machine = mkdtempSync(join(tmpdir(), 'machine-'));
const home = join(machine, 'srv');
let port: number;
let nginx: string;
let server: ChildProcess;

/** What a build leaves: a page, its style sheet, and rules that name the build too. */
function built(name: string): string {
  const folder = join(machine, `built-${name}`);
  mkdirSync(join(folder, 'build/assets/css'), {recursive: true});
  writeFileSync(
    join(folder, 'build/index.html'),
    `<link href="/assets/css/${name}.css"><p>${name}</p>`,
  );
  writeFileSync(join(folder, 'build/404.html'), 'Not found');
  for (const style of [name, 'all'])
    writeFileSync(join(folder, `build/assets/css/${style}.css`), `/* ${style} */`);
  cpSync('hosting/nginx', join(folder, 'practice'), {recursive: true});
  const {book, headers} = builtRules();
  const policies = {...headers.policies, byPath: {'/': `default-src 'none'; report-to ${name}`}};
  for (const [file, text] of Object.entries(nginxFiles({book, headers: {...headers, policies}})))
    writeFileSync(join(folder, 'practice', file), text);
  return folder;
}

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  SITE_HOME: home,
  NGINX: `${nginx} -p ${machine} -e ${machine}/error.log -c ${machine}/nginx.conf`,
});

function release(args: string[], env: NodeJS.ProcessEnv = {}) {
  const options = {encoding: 'utf8', env: {...environment(), ...env}} as const;
  const {status, stdout, stderr} = spawnSync('bash', ['hosting/release.sh', ...args], options);
  return {code: status, said: `${stdout}${stderr}`};
}

/** A request on a connection of its own, as a visitor who has just arrived makes it. */
const get = (path: string) => ask(port, path, {Connection: 'close'});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await holds().catch(() => false)) return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error(`It did not come to that.\n${readFileSync(join(machine, 'error.log'), 'utf8')}`);
}

const shows = (name: string) => until(async () => (await get('/')).body.includes(`<p>${name}</p>`));

beforeAll(async () => {
  nginx = await ensureTool(NGINX);
  port = await freePort();
  chmodSync(machine, 0o755);
  mkdirSync(join(machine, 'temporary'));
  mkdirSync(home);
  symlinkSync(join(home, 'current/practice'), join(machine, 'practice'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${machine}/temporary/${name};`)
    .join(' ');
  const limits = /client_header_timeout[^]*?limit_conn_zone[^;]*;/.exec(
    readFileSync('hosting/nginx/example.conf', 'utf8'),
  );
  const isRoot = process.getuid?.() === 0;
  const config = readFileSync('hosting/nginx/nginx.conf', 'utf8')
    .replace(/^user .*;$/m, isRoot ? 'user nobody nogroup;\ndaemon off;' : 'daemon off;')
    .replace(/^pid .*;$/m, `pid ${machine}/nginx.pid;`)
    .replace(/^error_log .*;$/m, `error_log ${machine}/error.log;`)
    .replace(
      'include conf.d/*.conf;',
      `${temporary} ${limits?.[0]} include practice/http.conf; server { listen ${port} backlog=4096; limit_conn visitors 100; include practice/root.conf; include practice/server.conf; }`,
    );
  writeFileSync(join(machine, 'nginx.conf'), config);
  // The first release is made before nginx starts.
  expect(release(['new', built('a')], {NGINX: 'true'}).said).toContain('is live');
  server = spawn(
    nginx,
    ['-p', machine, '-e', `${machine}/error.log`, '-c', `${machine}/nginx.conf`],
    {
      stdio: 'ignore',
    },
  );
  await shows('a');
}, 60_000);

afterAll(() => {
  server.kill('SIGTERM');
  rmSync(machine, {recursive: true, force: true});
});

describe('a machine of one’s own', () => {
  it('gives visitors while releases change no unstyled page and no page under the rules of another', async () => {
    let isOver = false;
    let count = 0;
    const faults: string[] = [];
    const visitor = async () => {
      while (!isOver) {
        const {status, headers, body} = await get('/');
        const policy = String(headers['content-security-policy']);
        const name = /<p>(\w+)<\/p>/.exec(body)?.[1];
        if (status !== 200 || !policy.endsWith(`report-to ${name}`))
          faults.push(`${status} ${name} under ${policy}`);
        const style = await get(`/assets/css/${name}.css`);
        if (style.status !== 200) faults.push(`the styles of ${name}: ${style.status}`);
        count += 1;
      }
    };
    const visitors = Array.from({length: 6}, visitor);
    for (const [args, name] of [
      [['new', built('b')], 'b'],
      [['back'], 'a'],
      [['new', built('c')], 'c'],
      [['back'], 'a'],
      [['new', built('d')], 'd'],
    ] as const) {
      // Asynchronous, so that visitors go on meanwhile.
      await new Promise<void>((done) => {
        const child = spawn('bash', ['hosting/release.sh', ...args], {env: environment()});
        child.on('exit', () => done());
      });
      await shows(name);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(50);
  });

  it('keeps the scripts of the former release for pages that are open', async () => {
    expect((await get('/assets/css/a.css')).status).toBe(200);
    expect((await get('/assets/css/d.css')).status).toBe(200);
  });

  it('goes back to what was live before, not to a release that was taken back', async () => {
    expect(release(['back']).code).toBe(0);
    await shows('a');
    expect(release(['back'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('no release before') as string,
    });
    await shows('a');
  });

  it('goes back by itself if the visit after the switch finds something', async () => {
    const {code, said} = release(['new', built('e')], {CHECK: 'false'});
    expect(code).toBe(1);
    expect(said).toContain('so it went back to');
    await shows('a');
  });

  it('visits the new release, and never the one before, which may still answer when nginx has reloaded', async () => {
    const CHECK = `curl -fsS http://localhost:${port}/ | grep -q '<p>a</p>'`;
    for (const name of ['g', 'h', 'i']) {
      expect(release(['new', built(name)], {CHECK}).said).toContain('so it went back to');
      await shows('a');
    }
  });

  it('looks at the site when it answers by the name of the new release, and not at another site', async () => {
    const {code, said} = release(['new', built('m')], {
      SITE_URL: `http://localhost:${await freePort()}`,
      CHECK: 'true',
    });
    expect(code).toBe(1);
    expect(said).toContain('did not begin to serve');
    expect(release(['new', built('n')], {SITE_URL: `http://localhost:${port}`}).code).toBe(0);
    await shows('n');
    expect(release(['back']).code).toBe(0);
    await shows('a');
  }, 60_000);

  it('can be killed anywhere: the way back leads to the release that was in order', async () => {
    const counter = join(machine, 'commands');
    const trap = (killAt: number) => {
      const file = join(machine, 'trap.sh');
      const kill = `[ $commands != ${killAt} ] || kill -9 $$`;
      writeFileSync(
        file,
        `commands=0; set -T; trap 'commands=$((commands+1)); echo $commands > ${counter}; ${kill}' DEBUG`,
      );
      return {BASH_ENV: file};
    };
    const folder = built('o');
    expect(release(['new', folder], trap(-1)).code).toBe(0);
    const all = Number(readFileSync(counter, 'utf8'));
    expect(all).toBeGreaterThan(60);
    expect(release(['back']).code).toBe(0);
    for (let place = 1; place <= 10; place += 1) {
      expect(release(['new', folder], trap(Math.floor((all * place) / 10.5))).code).toBeNull();
      release(['back']);
      await shows('a');
    }
  }, 120_000);

  it('serves on as it did if nginx does not take the rules', async () => {
    const broken = built('f');
    writeFileSync(join(broken, 'practice/server.conf'), 'this is no rule');
    expect(release(['new', broken])).toMatchObject({
      code: 1,
      said: expect.stringContaining('What visitors see has not changed') as string,
    });
    await shows('a');
  });

  it('refuses half a build', () => {
    expect(release(['new', machine]).said).toContain('There is no built site');
  });

  it('answers visitors at once while 2,200 requests are half-open', async () => {
    const sockets: Socket[] = [];
    for (let number = 0; number < 2_200; number += 1) {
      const socket = connect(port);
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
      sockets.push(socket);
      if (number % 200 === 0) await new Promise((wait) => setTimeout(wait, 10));
    }
    await new Promise((wait) => setTimeout(wait, 300));
    const started = performance.now();
    expect((await get('/')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2_000);
    await until(() => Promise.resolve(sockets.every(({destroyed}) => destroyed)));
  });

  it.runIf(process.getuid?.() === 0)('lets workers without rights talk to visitors', () => {
    const processes = execFileSync('ps', ['-o', 'user=,args=', '--ppid', String(server.pid)], {
      encoding: 'utf8',
    });
    expect(processes).toContain('worker process');
    expect(processes).not.toMatch(/^root/m);
  });
});

it('the release script is the one that the documentation names', () => {
  expect(readFileSync(resolve('docs/hosting.md'), 'utf8')).toContain('hosting/release.sh new');
});
