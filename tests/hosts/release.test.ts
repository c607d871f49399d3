import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {ensureTool, NGINX} from '../../scripts/lib/tools.mjs';
import {makeNginxFiles} from '@dental/delivery';
import {sendRequest} from '@dental/testing/rawRequests';
import {listTemporaryPaths} from '../support/hosts/nginxConfig';
import {readBuiltRules} from '../support/hosts/servers';
import {findFreePort} from '../support/ports';

const machine = mkdtempSync(join(tmpdir(), 'machine-'));
const home = join(machine, 'srv');
let port: number;
let nginx: string;
let server: ChildProcess;

/** Makes a build: a page, its style sheet, and rules with the name of the build. */
function makeBuild(name: string): string {
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
  // Like a build that counts no taps.
  rmSync(join(folder, 'practice/counts.conf'));
  const {book, headers} = readBuiltRules();
  const policies = {...headers.policies, byPath: {'/': `default-src 'none'; report-to ${name}`}};
  for (const [file, text] of Object.entries(
    makeNginxFiles({book, headers: {...headers, policies}}),
  ))
    writeFileSync(join(folder, 'practice', file), text);
  return folder;
}

const makeEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  SITE_HOME: home,
  NGINX: `${nginx} -p ${machine} -e ${machine}/error.log -c ${machine}/nginx.conf`,
});

function release(args: string[], env: NodeJS.ProcessEnv = {}) {
  const options = {encoding: 'utf8', env: {...makeEnvironment(), ...env}} as const;
  const {status, stdout, stderr} = spawnSync('bash', ['hosting/release.sh', ...args], options);
  return {code: status, output: `${stdout}${stderr}`};
}

/** A request on a connection of its own, like that of a new visitor. */
const get = (path: string) => sendRequest(port, path, {Connection: 'close'});

const waitForBuild = (name: string) =>
  vi.waitFor(async () => expect((await get('/')).body).toContain(`<p>${name}</p>`), 10_000);

beforeAll(async () => {
  nginx = await ensureTool(NGINX);
  port = await findFreePort();
  chmodSync(machine, 0o755);
  mkdirSync(join(machine, 'temporary'));
  mkdirSync(home);
  symlinkSync(join(home, 'current/practice'), join(machine, 'practice'));
  const temporary = listTemporaryPaths(join(machine, 'temporary'));
  const limits = /client_header_timeout[^]*?limit_conn_zone[^;]*;/.exec(
    readFileSync('hosting/nginx/example.conf', 'utf8'),
  );
  const isRoot = process.getuid?.() === 0;
  const site = `server {
    listen ${port} backlog=4096;
    limit_conn visitors 100;
    include practice/root.conf;
    include practice/server.conf;
  }`;
  const config = readFileSync('hosting/nginx/nginx.conf', 'utf8')
    .replace(/^user .*;$/m, isRoot ? 'user nobody nogroup;\ndaemon off;' : 'daemon off;')
    .replace(/^pid .*;$/m, `pid ${machine}/nginx.pid;`)
    .replace(/^error_log .*;$/m, `error_log ${machine}/error.log;`)
    .replace(
      'include conf.d/*.conf;',
      `${temporary} ${limits?.[0]} include practice/http.conf; ${site}`,
    );
  writeFileSync(join(machine, 'nginx.conf'), config);
  // The first release is made before nginx starts.
  expect(release(['new', makeBuild('a')], {NGINX: 'true'}).output).toContain('is live');
  server = spawn(
    nginx,
    ['-p', machine, '-e', `${machine}/error.log`, '-c', `${machine}/nginx.conf`],
    {
      stdio: 'ignore',
    },
  );
  await waitForBuild('a');
}, 60_000);

afterAll(() => {
  server.kill('SIGTERM');
  rmSync(machine, {recursive: true, force: true});
});

describe('hosting/release.sh', () => {
  it('switches files and rules at once for visitors', async () => {
    let isOver = false;
    let count = 0;
    const faults: string[] = [];
    const startVisitor = async () => {
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
    const visitors = Array.from({length: 6}, startVisitor);
    for (const [args, name] of [
      [['new', makeBuild('b')], 'b'],
      [['back'], 'a'],
      [['new', makeBuild('c')], 'c'],
      [['back'], 'a'],
      [['new', makeBuild('d')], 'd'],
    ] as const) {
      // Asynchronous, so that visitors go on meanwhile.
      await new Promise<void>((done) => {
        const child = spawn('bash', ['hosting/release.sh', ...args], {env: makeEnvironment()});
        child.on('exit', () => done());
      });
      await waitForBuild(name);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(50);
  });

  it('keeps the scripts of the previous release for open pages', async () => {
    expect((await get('/assets/css/a.css')).status).toBe(200);
    expect((await get('/assets/css/d.css')).status).toBe(200);
  });

  it('rolls back to the previous live release, not to one rolled back', async () => {
    expect(release(['back']).code).toBe(0);
    await waitForBuild('a');
    expect(release(['back'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('no release before') as string,
    });
    await waitForBuild('a');
  });

  it('rolls back when the smoke test after the switch fails', async () => {
    const {code, output} = release(['new', makeBuild('e')], {CHECK: 'false'});
    expect(code).toBe(1);
    expect(output).toContain('so it was rolled back to');
    await waitForBuild('a');
  });

  it('runs the smoke test on the new release only', async () => {
    const CHECK = `curl -fsS http://localhost:${port}/ | grep -q '<p>a</p>'`;
    for (const name of ['g', 'h', 'i']) {
      expect(release(['new', makeBuild(name)], {CHECK}).output).toContain(
        'so it was rolled back to',
      );
      await waitForBuild('a');
    }
  });

  it('waits until the site answers with the name of the release', async () => {
    const {code, output} = release(['new', makeBuild('m')], {
      SITE_URL: `http://localhost:${await findFreePort()}`,
      CHECK: 'true',
    });
    expect(code).toBe(1);
    expect(output).toContain("didn't start to serve");
    expect(release(['new', makeBuild('n')], {SITE_URL: `http://localhost:${port}`}).code).toBe(0);
    await waitForBuild('n');
    expect(release(['back']).code).toBe(0);
    await waitForBuild('a');
  }, 60_000);

  it('rolls back to a good release wherever it is killed', async () => {
    const counter = join(machine, 'commands');
    const makeTrap = (killAt: number) => {
      const file = join(machine, 'trap.sh');
      const count = `commands=$((commands+1)); echo $commands > ${counter}`;
      const kill = `[ $commands != ${killAt} ] || kill -9 $$`;
      writeFileSync(file, `commands=0; set -T; trap '${count}; ${kill}' DEBUG`);
      return {BASH_ENV: file};
    };
    const folder = makeBuild('o');
    expect(release(['new', folder], makeTrap(-1)).code).toBe(0);
    const all = Number(readFileSync(counter, 'utf8'));
    expect(all).toBeGreaterThan(60);
    expect(release(['back']).code).toBe(0);
    for (let place = 1; place <= 10; place += 1) {
      expect(release(['new', folder], makeTrap(Math.floor((all * place) / 10.5))).code).toBeNull();
      release(['back']);
      await waitForBuild('a');
    }
  }, 120_000);

  it('changes nothing when nginx refuses the rules', async () => {
    const broken = makeBuild('f');
    writeFileSync(join(broken, 'practice/server.conf'), 'this is no rule');
    expect(release(['new', broken])).toMatchObject({
      code: 1,
      output: expect.stringContaining('The live site has not changed') as string,
    });
    await waitForBuild('a');
  });

  it("changes nothing when it can't find nginx's process", async () => {
    const config = readFileSync(join(machine, 'nginx.conf'), 'utf8');
    const file = join(machine, 'strange.conf');
    const NGINX = `${nginx} -p ${machine} -e ${machine}/error.log -c ${file}`;
    const releaseWithPid = (pid: string) => {
      writeFileSync(file, config.replace(/^pid .*;$/m, pid));
      return release(['new', makeBuild('q')], {NGINX, CHECK: 'false'});
    };
    for (const pid of ['pid nginx.pid;', `pid ${machine}/none.pid;`]) {
      const {code, output} = releaseWithPid(pid);
      expect([code, output]).toEqual([1, expect.stringContaining('Nothing has changed')]);
      await waitForBuild('a');
    }
    // Another directive is on the same line.
    const {output} = releaseWithPid(`worker_cpu_affinity auto; pid ${machine}/nginx.pid;`);
    expect(output).toContain('so it was rolled back to');
    await waitForBuild('a');
  });

  it('leaves no half copy behind when the disk is full', () => {
    const full = join(machine, 'full');
    mkdirSync(full, {recursive: true});
    writeFileSync(join(full, 'cp'), '#!/bin/sh\ntouch "$4/half"; exit 1\n', {mode: 0o755});
    const {code, output} = release(['new', makeBuild('r')], {PATH: `${full}:${process.env.PATH}`});
    expect([code, output]).toEqual([1, expect.stringContaining('Nothing has changed')]);
    expect(existsSync(join(home, 'releases/unfinished'))).toBe(false);
  });

  it('refuses an incomplete build', () => {
    expect(release(['new', machine]).output).toContain('There is no built site');
  });

  it('answers visitors at once during 2,200 half-open requests', async () => {
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
    await vi.waitFor(() => expect(sockets.every(({destroyed}) => destroyed)).toBe(true), 10_000);
  });

  it.runIf(process.getuid?.() === 0)('lets workers without rights answer visitors', () => {
    const processes = execFileSync('ps', ['-o', 'user=,args=', '--ppid', String(server.pid)], {
      encoding: 'utf8',
    });
    expect(processes).toContain('worker process');
    expect(processes).not.toMatch(/^root/m);
  });
});
