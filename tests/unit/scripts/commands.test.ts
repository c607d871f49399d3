import {execFile, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {createServer, type AddressInfo, type Server} from 'node:net';
import {tmpdir} from 'node:os';
import {delimiter, join, resolve} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {explainOutput, toFailure} from '../../../scripts/lib/failures.mjs';
import {timeLeft} from '../../../src/timeLeft.mjs';
import {UserError} from '../../../src/userError.mjs';
import {isInstalled} from '../../../scripts/lib/install.mjs';
import {isBuilt, readDurations, cacheBuild, cacheDuration, treeOf} from '../../../scripts/lib/cache.mjs';
import {nodeProblem, toolsProblem} from '../../../scripts/lib/missing.mjs';
import {checkPort, portFailure, readPort} from '../../../scripts/lib/port.mjs';
import {runTasks, type Task} from '../../../scripts/lib/tasks.mjs';
import {pickSteps, total, type Step} from '../../../scripts/lib/test.mjs';
import {BROWSER, ensureTool, NGINX, type Machine} from '../../../scripts/lib/tools.mjs';
import {writeIn} from '../../support/folders';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'));
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

function write(file: string, content: unknown): void {
  writeIn(folder, file, typeof content === 'string' ? content : JSON.stringify(content));
}

async function occupy(host?: string): Promise<{server: Server; port: number}> {
  const server = createServer();
  await new Promise<void>((done) => server.listen({port: 0, host}, done));
  return {server, port: (server.address() as AddressInfo).port};
}

describe('a person with an old Node', () => {
  it.each(['12.22.0', '18.20.4', '19.0.0'])('is told to install a newer one than %s', (version) => {
    expect(nodeProblem(version)).toContain(`this is Node ${version}`);
  });

  it.each(['20.0.0', '22.11.0', '24.1.0', '100.0.0'])('may go on with %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it('gets that sentence and nothing else from a command', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    write('old.cjs', "Object.defineProperty(process.versions, 'node', {value: '18.20.4'});");
    write('node', `#!/bin/sh\nexec "${process.execPath}" --require "${folder}/old.cjs" "$@"\n`);
    chmodSync(join(folder, 'node'), 0o755);
    // As npm runs them.
    const PATH = [folder, resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
    for (const name of ['start', 'dev', 'lint', 'test:nightly']) {
      const script = scripts[name] ?? '';
      const {status, stdout, stderr} = spawnSync('sh', ['-c', script], {encoding: 'utf8', env: {...process.env, PATH}});
      expect([name, status, stdout + stderr]).toEqual([name, 1, `${nodeProblem('18.20.4')}\n`]);
    }
  });
});

describe('a person whose machine is in the way', () => {
  it.each([
    ['npm error code ENOSPC\nnpm error syscall write', 'The disk is full.'],
    ['Error: ENOSPC: no space left on device, write', 'The disk is full.'],
    ["Error: EACCES: permission denied, mkdir '/srv/site/build'", 'This account may not write to /srv/site/build.'],
    ['npm error code EACCES', "This account may not write to the project's folder."],
    [
      'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
      'The computer ran out of memory.',
    ],
  ])('reads the cause instead of %j', (output, what) => {
    expect(explainOutput(output)?.message.split('\n')[0]).toBe(what);
  });

  it.each([
    'npm error code ENOTFOUND',
    'npm error request failed, reason: getaddrinfo EAI_AGAIN host',
    'connect ECONNREFUSED 127.0.0.1:80',
    'npm error code ETIMEDOUT',
  ])('is told about the connection when an install ends with %j', (output) => {
    expect(explainOutput(output, {network: true})?.message).toContain('no connection to the internet');
    expect(explainOutput(output)).toBeUndefined();
  });

  it('is not misled by a test that only names a cause', () => {
    expect(explainOutput('✗ explains ENOSPC and EACCES to the person')).toBeUndefined();
  });

  it('gets two sentences and no stack for whatever else happens', () => {
    const {message} = toFailure(new TypeError('x is not a function'));
    expect(message.split('\n')).toHaveLength(2);
    expect(message).not.toContain(' at ');
  });
});

describe('a person who chooses a port', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['8080', 8080],
  ])('gets it: PORT=%s is %d', (value, port) => {
    expect(readPort(value)).toBe(port);
  });

  it.each(['abc', '70000', '-1', '3000.5', ' 80'])('is told that "%s" is none', (value) => {
    expect(() => readPort(value)).toThrow(`PORT is "${value}", which is not a port number.`);
  });

  it.each([
    ['linux', 'PORT=3001 npm start'],
    ['darwin', 'PORT=3001 npm start'],
    ['win32', '$env:PORT=3001; npm start'],
  ] as const)('is told what to type on %s when it is taken', (platform, command) => {
    expect(portFailure('EADDRINUSE', 3000, 'npm start', platform).message).toContain(`another port: ${command}`);
  });

  it('is sent to a higher one when it is reserved', () => {
    expect(portFailure('EACCES', 80, 'npm start', 'linux').message).toBe(
      'This account may not use port 80.\nChoose one above 1023: PORT=3000 npm start',
    );
  });

  it.each([undefined, '127.0.0.1'])('learns that it is taken on %s before any long work', async (host) => {
    const {server, port} = await occupy(host);
    await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use`);
    await new Promise((done) => server.close(done));
    await expect(checkPort(port)).resolves.toBeUndefined();
  });
});

describe('an installation', () => {
  const lock = (version: string) => ({
    packages: {
      '': {version: '1.0.0'},
      'node_modules/a': {version},
      'node_modules/for-another-system': {version: '1.0.0', optional: true},
    },
  });

  it('is needed in a fresh copy', () => {
    write('package-lock.json', lock('1.0.0'));
    expect(isInstalled(folder, true)).toBe(false);
  });

  it('is not repeated, whoever did it', () => {
    write('package-lock.json', lock('1.0.0'));
    write('node_modules/.package-lock.json', {packages: {'node_modules/a': {version: '1.0.0'}}});
    expect(isInstalled(folder, true)).toBe(true);
  });

  it('is needed again when a package changed', () => {
    write('package-lock.json', lock('1.0.1'));
    write('node_modules/.package-lock.json', {packages: {'node_modules/a': {version: '1.0.0'}}});
    expect(isInstalled(folder, true)).toBe(false);
  });

  it('may lack the tools of developers, and says how to get them to a command that needs some', () => {
    write('package-lock.json', {packages: {'node_modules/vitest': {version: '1.0.0', dev: true}}});
    write('node_modules/.package-lock.json', {packages: {}});
    expect([isInstalled(folder, false), isInstalled(folder, true)]).toEqual([true, false]);
    expect(toolsProblem(folder, 'start')).toBeUndefined();
    expect(toolsProblem(folder, 'review')).toContain('Run npm ci');
    write('node_modules/vitest/package.json', {});
    expect(toolsProblem(folder, 'review')).toBeUndefined();
  });

  it('does without a lockfile', () => {
    write('node_modules/.package-lock.json', {packages: {}});
    expect(isInstalled(folder, true)).toBe(true);
  });
});

describe('a build', () => {
  beforeEach(() => {
    write('pages-content/index.mdx', 'Hello');
    write('build/index.html', 'Hello');
    cacheBuild(folder, treeOf(folder));
  });

  it('is not repeated while nothing changes', () => {
    write('README.md', 'Not part of the site');
    write('tests/unit/a.test.ts', 'Neither');
    expect(isBuilt(folder)).toBe(true);
  });

  it('is needed after an edit', () => {
    write('pages-content/index.mdx', 'Hello you');
    expect(isBuilt(folder)).toBe(false);
  });

  it('is needed after a file was moved', () => {
    write('static/a.svg', '');
    const before = treeOf(folder);
    rmSync(join(folder, 'static/a.svg'));
    write('static/b.svg', '');
    expect(treeOf(folder)).not.toBe(before);
  });

  it('is needed for the other mode', () => {
    expect(treeOf(folder, {SITE_ENV: 'production'})).not.toBe(treeOf(folder, {}));
  });

  it('is needed after a build that somebody else made', async () => {
    await new Promise((done) => setTimeout(done, 20));
    write('build/index.html', 'Something else');
    expect(isBuilt(folder)).toBe(false);
  });
});

describe('a person who waits', () => {
  it.each([
    [600, 'about 10 min left'],
    [89, 'about 90 s left'],
    [41, 'about 40 s left'],
    [4, 'a few seconds left'],
    [-3, 'longer than expected'],
  ])('reads %d s as "%s"', (seconds, words) => {
    expect(timeLeft(seconds)).toBe(words);
  });

  it('is told from what the last run took', () => {
    cacheDuration(folder, 'build', 41.26);
    cacheDuration(folder, 'install', 9);
    expect(readDurations(folder)).toEqual({build: 41.3, install: 9});
  });

  it('waits even where nothing can be cached', () => {
    write('.cache', 'a file in the place of the folder');
    expect(() => cacheDuration(folder, 'build', 1)).not.toThrow();
    expect(readDurations(folder)).toEqual({});
  });
});

describe('a run of tasks', () => {
  const task = (name: string, more: Partial<Task> = {}): Task => ({
    name,
    title: `Doing ${name}`,
    seconds: 10,
    run: () => Promise.resolve(),
    ...more,
  });
  const failing = (name: string) => task(name, {run: () => Promise.reject(new UserError('It broke.', 'Fix it.'))});

  /** Runs tasks as a log shows them. */
  async function logged(tasks: Task[], atOnce = 1) {
    const written = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
    const results = await runTasks(folder, tasks, {isTerminal: false, atOnce});
    const log = stripVTControlCharacters(
      written.flatMap(({mock}) => mock.calls.map(([text]) => String(text))).join(''),
    );
    for (const spy of written) spy.mockRestore();
    return {results, log, states: results.map(({state}) => state)};
  }

  it('announces each with the time left, by what it took last time', async () => {
    cacheDuration(folder, 'b', 30);
    const {log} = await logged([task('a'), task('b')]);
    expect(log).toMatch(/Doing a \(about 40 s left\)\n[^]*COMPLETED\] Doing a[^]* Doing b \(about 30 s left\)\n/);
  });

  it('does several at once if asked to, each after what it needs, and says where a line comes from', async () => {
    const order: string[] = [];
    const noted = (name: string, milliseconds: number, needs: string[] = []) =>
      task(name, {
        needs,
        run: async (line) => {
          order.push(name);
          line('at work');
          await new Promise((done) => setTimeout(done, milliseconds));
        },
      });
    const {log, results} = await logged([noted('check', 20), noted('lint', 80), noted('site', 10, ['check'])], 2);
    expect(order).toEqual(['check', 'lint', 'site']);
    expect(results.map(({task: {name}}) => name)).toEqual(['check', 'lint', 'site']);
    expect(log).toContain('lint | at work\n');
  });

  it('says why there is nothing to do, and does not count its time', async () => {
    const {log, states} = await logged([task('a'), task('b', {seconds: 500, idle: () => 'all is there'})]);
    expect(log).toContain('Doing a (about 10 s left)\n');
    expect(log).toContain('Doing b: all is there\n');
    expect(states).toEqual(['passed', 'passed']);
  });

  it('goes on after a failure with what does not depend on it', async () => {
    const last = task('last', {needs: ['site']});
    const {log, states} = await logged([failing('build'), task('site', {needs: ['build']}), last, task('other')]);
    expect(states).toEqual(['failed', 'not run', 'not run', 'passed']);
    expect(log).toMatch(/It broke\.\n.*Fix it\./);
  });
});

describe('the steps of npm test', () => {
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    title: name,
    seconds: 1,
    isTest: true,
    run: () => Promise.resolve(),
    ...more,
  });
  const steps = [
    step('check'),
    step('browser', {isTest: false}),
    step('build', {needs: ['check']}),
    step('types'),
    step('site', {needs: ['build', 'browser']}),
  ];

  it('can be cut down to those that a person names, with what they need', () => {
    expect(pickSteps(steps, ['site']).map(({name}) => name)).toEqual(['check', 'browser', 'build', 'site']);
    expect(pickSteps(steps, [])).toEqual(steps);
    expect(() => pickSteps(steps, ['sight'])).toThrow('There is no step called "sight".\nThe steps are: check, build,');
  });

  it('are added up from what Vitest and Playwright report; one without a report is one test', () => {
    write('vitest.json', {numPassedTests: 40, numFailedTests: 0, numPendingTests: 4});
    write('playwright.json', {stats: {expected: 5, flaky: 1, unexpected: 2, skipped: 9}});
    const ended = (task: Step, state: 'passed' | 'failed' | 'not run') => ({task, state, seconds: 1, output: []});
    const report = (name: string) => ({report: join(folder, name)});
    const results = [
      ended(step('types'), 'passed'),
      ended(step('lint'), 'not run'),
      ended(step('browser', {isTest: false}), 'failed'),
      ended(step('unit', report('vitest.json')), 'passed'),
      ended(step('crashed', report('vitest.json')), 'failed'),
      ended(step('site', report('playwright.json')), 'failed'),
    ];
    expect(total(results)).toEqual({passed: 1 + 40 + 40 + 6, failed: 1 + 1 + 2, skipped: 4 + 4 + 9});
  });
});

describe('a program that the tests need', () => {
  /** A machine with these files, on which these commands succeed; a command may add a file. */
  function machine(
    files: string[],
    commands: Record<string, string> = {},
    more: Partial<Machine> = {},
  ): Machine & {asked: string[]} {
    const asked: string[] = [];
    return {
      asked,
      env: {PATH: '/bin:/usr/bin'},
      platform: 'linux',
      isRoot: true,
      exists: (path) => files.includes(path),
      succeeds: (command) => {
        const text = command.join(' ');
        asked.push(text);
        const match = Object.keys(commands).find((part) => new RegExp(part).test(text));
        if (match && commands[match]) files.push(commands[match]);
        return Promise.resolve(match !== undefined || /-v(ersion)?$/.test(text));
      },
      ...more,
    };
  }
  const own = {...BROWSER, own: () => '/own/chrome'};

  it('is the one that the person chose', async () => {
    const chosen = machine(
      ['/my/chrome', '/usr/bin/chromium'],
      {},
      {env: {PATH: '/usr/bin', CHROMIUM_PATH: '/my/chrome'}},
    );
    expect(await ensureTool(own, chosen)).toBe('/my/chrome');
  });

  it('is never another when the chosen one does not start', async () => {
    const chosen = machine(['/usr/bin/chromium'], {}, {env: {PATH: '/usr/bin', CHROMIUM_PATH: '/gone'}});
    await expect(ensureTool(own, chosen)).rejects.toThrow('CHROMIUM_PATH is "/gone", which does not start.');
  });

  it('is the installed one, wherever its system puts it', async () => {
    expect(await ensureTool(own, machine(['/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome');
    expect(await ensureTool(NGINX, machine(['/usr/sbin/nginx']))).toBe('/usr/sbin/nginx');
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(await ensureTool(own, machine([mac], {}, {platform: 'darwin'}))).toBe(mac);
    const windows = 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe';
    expect(
      await ensureTool(own, machine([windows], {}, {platform: 'win32', env: {PROGRAMFILES: 'C:\\Programs'}})),
    ).toBe(windows);
  });

  it('is not a command that only says how to install it', async () => {
    const stub = machine(['/usr/bin/chromium-browser', '/own/chrome']);
    const succeeds = (command: string[]) => Promise.resolve(!command.includes('/usr/bin/chromium-browser'));
    expect(await ensureTool(own, {...stub, succeeds})).toBe('/own/chrome');
  });

  it('is the one without windows where there are two: its pages open ten times faster', async () => {
    const both = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
    expect(await ensureTool(own, both)).toBe('/usr/bin/chromium-headless-shell');
  });

  it('is downloaded when there is none', async () => {
    expect(await ensureTool(own, machine([], {'install chromium': '/own/chrome'}))).toBe('/own/chrome');
  });

  it('comes from the system when it cannot be downloaded', async () => {
    const debian = machine([], {
      'apt-get update': '',
      'no-install-recommends chromium-headless-shell': '/usr/bin/chromium-headless-shell',
    });
    expect(await ensureTool(own, debian)).toBe('/usr/bin/chromium-headless-shell');
    expect(debian.asked.join()).not.toContain('sudo');
    const older = machine([], {'apt-get update': '', 'recommends chromium$': '/usr/bin/chromium'});
    expect(await ensureTool(own, older)).toBe('/usr/bin/chromium');
  });

  it('is not installed with sudo unasked: a person is told what to install', async () => {
    const debian = machine([], {'apt-get update': '', 'apt-get install': '/usr/bin/nginx'}, {isRoot: false});
    await expect(ensureTool(NGINX, debian)).rejects.toThrow('sudo apt-get install nginx');
    expect(debian.asked).toEqual([]);
  });

  it('is asked for in a sentence when there is no way to it', async () => {
    await expect(ensureTool(own, machine([]))).rejects.toThrow(
      'Chromium or Chrome is needed, is not installed, and could not be fetched.\nInstall it (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH',
    );
  });
});

describe('the commands as a person runs them', {timeout: 60_000}, () => {
  const SERVE = `
    process.on('SIGINT', () => (require('fs').writeFileSync('stopped.log', ''), process.exit()));
    setInterval(() => {}, 1000);
    console.log('The site is at http://localhost:' + process.env.PORT);`;
  const scripts: Record<string, string> = {
    ...Object.fromEntries(['types', 'lint', 'check'].map((name) => [name, `node -e "console.log('${name} ran')"`])),
    'test:unit': 'node report.js',
    build: 'node build.js',
    serve: 'node serve.js',
  };

  beforeEach(() => {
    cpSync('scripts/lib', join(folder, 'scripts/lib'), {recursive: true});
    for (const file of ['userError', 'timeLeft']) cpSync(`src/${file}.mjs`, join(folder, `src/${file}.mjs`));
    for (const file of ['start.mjs', 'test.mjs']) cpSync(`scripts/${file}`, join(folder, 'scripts', file));
    write('package.json', {
      name: 'x',
      version: '1.0.0',
      scripts: {start: 'node scripts/start.mjs', test: 'node scripts/test.mjs', ...scripts},
    });
    write('package-lock.json', {
      name: 'x',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {'': {name: 'x', version: '1.0.0'}},
    });
    write(
      'build.js',
      "console.log('building'); require('fs').mkdirSync('build', {recursive: true}); require('fs').writeFileSync('build/index.html', '')",
    );
    write('serve.js', SERVE);
    write(
      'report.js',
      "require('fs').writeFileSync(process.argv.at(-1).split('=')[1], JSON.stringify({numPassedTests: 12, numFailedTests: 0}))",
    );
    // npm writes this list only where there is a package to install.
    write('node_modules/.package-lock.json', {packages: {}});
    symlinkSync(resolve('node_modules/listr2'), join(folder, 'node_modules/listr2'));
  });

  function npm(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{code: number; output: string}> {
    return new Promise((done) => {
      const child = execFile(
        'npm',
        args,
        {cwd: folder, env: {...process.env, npm_execpath: '', ...env}},
        (error, stdout, stderr) => done({code: child.exitCode ?? (error ? 1 : 0), output: stderr + stdout}),
      );
    });
  }

  /** Runs `npm start` until the site is served, then stops it as Ctrl-C does. */
  function startAndStop(env: NodeJS.ProcessEnv): Promise<{code: number | null; output: string}> {
    return new Promise((done) => {
      const child: ChildProcess = spawn(process.execPath, ['scripts/start.mjs'], {
        cwd: folder,
        env: {...process.env, npm_execpath: '', ...env},
      });
      let output = '';
      const read = (chunk: Buffer) => {
        output += String(chunk);
        if (String(chunk).includes('http://localhost')) child.kill('SIGINT');
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.on('close', (code) => done({code, output}));
    });
  }

  async function freePort(): Promise<string> {
    const {server, port} = await occupy();
    await new Promise((done) => server.close(done));
    return String(port);
  }

  it('npm start builds and serves, ends what it started with Ctrl-C, and does not build the same again', async () => {
    const PORT = await freePort();
    const first = await startAndStop({PORT});
    expect(first.output).toMatch(/Building the site \(about 60 s left\)\n.*building\n/);
    expect(first.output).toContain(`Serving the site\nThe site is at http://localhost:${PORT}\n`);
    expect(first.code).toBe(130);
    expect(existsSync(join(folder, 'stopped.log'))).toBe(true);
    expect((await startAndStop({PORT})).output).toContain(
      'Building the site: nothing has changed since the last build',
    );
  });

  it('npm start says which port is taken before it builds', async () => {
    const {server, port} = await occupy();
    const {code, output} = await npm(['start'], {PORT: String(port)});
    server.close();
    expect(output).toContain(`Port ${port} is in use by another program.`);
    expect(output).not.toContain('building');
    expect(code).toBe(1);
  });

  it('npm start ends with the code of a failed build, in words', async () => {
    write(
      'build.js',
      "console.error('    at Object.<anonymous> (/x/build.js:1:7)'); console.error('A price is missing.'); process.exit(3)",
    );
    const {code, output} = await npm(['start'], {PORT: await freePort()});
    expect(output).toContain('A price is missing.');
    expect(output).toContain('"npm run build" found something wrong.');
    expect(output).not.toContain(' at Object');
    expect(code).toBe(3);
  });

  it('npm test ends with the sum of its tests', async () => {
    const {code, output} = await npm(['test', '--silent', '--', 'types', 'unit']);
    expect(output).toMatch(/Checking the types \(about \d+ (?:s|min) left\)$/m);
    expect(output).toMatch(/types ran$/m);
    expect(output.trimEnd().split('\n').at(-1)).toBe('13 passed, 0 failed, 0 skipped');
    expect(code).toBe(0);
  });

  it('npm test goes on after a failure, and fails', async () => {
    write('build.js', 'process.exit(1)');
    const {code, output} = await npm(['test', '--silent', '--', 'build', 'unit', 'check']);
    expect(output).toMatch(/\nbuild +failed/);
    expect(output.trimEnd().split('\n').at(-1)).toBe('13 passed, 1 failed, 0 skipped');
    expect(code).toBe(1);
  });
});
