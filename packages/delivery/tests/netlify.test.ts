import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type ChildProcess, execFile} from 'node:child_process';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';

/** Files of a build. Two have the same content, and one is compressed, which isn't deployed. */
const FILES = {
  'index.html': 'home',
  'about us.html': 'about',
  'assets/a.js': 'code',
  'assets/copy of a.js': 'code',
  'index.html.br': 'compressed',
  _redirects: '/home / 301!',
};

const hashSha1 = (text: string) => createHash('sha1').update(text).digest('hex');

/** A mock of Netlify's API, which goes through some states and needs some files. */
class FakeNetlify {
  /** The states of the deploy in the order of the requests; the last one stays. */
  states: object[] = [];
  current: object = {id: 'former'};
  /** Runs when the deploy's state is requested. */
  onPoll: () => void = () => undefined;
  readonly requests: {method: string; path: string; type: string | undefined; body: string}[] = [];
  private readonly server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const {method = '', url: path = ''} = request;
      this.requests.push({method, path, type: request.headers['content-type'], body});
      response.end(JSON.stringify(this.answer(method, path)));
    });
  });

  private answer(method: string, path: string): unknown {
    if (path === '/sites/our-site/deploys') return {id: 'new'};
    if (path === '/sites/our-site') return {published_deploy: this.current};
    if (method !== 'GET') return {};
    this.onPoll();
    return this.states.length > 1 ? this.states.shift() : this.states[0];
  }

  /** The requests with a method, such as `PUT`. */
  find(method: string) {
    return this.requests.filter((request) => request.method === method);
  }

  start(): Promise<void> {
    return new Promise((done) => this.server.listen(0, done));
  }

  get address(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }
}

const netlify = new FakeNetlify();
let folder: string;

beforeAll(() => netlify.start());
afterAll(() => netlify.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'netlify-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, 'build', file)), {recursive: true});
    writeFileSync(join(folder, 'build', file), text);
  }
  netlify.requests.length = 0;
  netlify.current = {id: 'former'};
  netlify.onPoll = () => undefined;
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Runs the script of the workflows with Netlify's token. */
function deploy(
  args: string[],
  {patience = '20000', onStart = (_: ChildProcess): unknown => undefined} = {},
) {
  const env = {
    PATH: process.env.PATH,
    NETLIFY_AUTH_TOKEN: 'x',
    NETLIFY_SITE_ID: 'our-site',
    NETLIFY_API: netlify.address,
    DEPLOY_PAUSE: '1',
    DEPLOY_PATIENCE: patience,
  };
  const command = [resolve('packages/delivery/github/deploy.mjs'), ...args];
  return new Promise<{code: number; printed: string}>((done) => {
    const child = execFile(process.execPath, command, {cwd: folder, env}, (error, out, err) =>
      done({code: error ? 1 : 0, printed: `${out}${err}`}),
    );
    onStart(child);
  });
}

describe('the deployment to Netlify', () => {
  it('sends the digest of every file, and uploads those that Netlify needs', async () => {
    netlify.states = [
      {state: 'preparing'},
      {state: 'prepared', required: [hashSha1('about'), hashSha1('code')]},
      {state: 'processing'},
      {state: 'ready'},
    ];
    expect(await deploy(['production'])).toEqual({
      code: 0,
      printed: 'production is deployed.\n',
    });
    const [creation] = netlify.find('POST');
    expect(creation).toMatchObject({
      path: '/sites/our-site/deploys',
      type: 'application/json',
    });
    expect(JSON.parse(creation?.body ?? '')).toEqual({
      draft: false,
      async: true,
      files: {
        '/index.html': hashSha1('home'),
        '/about us.html': hashSha1('about'),
        '/assets/a.js': hashSha1('code'),
        '/assets/copy of a.js': hashSha1('code'),
        '/_redirects': hashSha1('/home / 301!'),
      },
    });
    const uploads = netlify.find('PUT');
    expect(uploads.map(({body}) => body).sort()).toEqual(['about', 'code']);
    expect(uploads[0]).toMatchObject({
      path: '/deploys/new/files/about%20us.html',
      type: 'application/octet-stream',
    });
  });

  it('deploys the function that counts taps if the site counts them', async () => {
    mkdirSync(join(folder, '.cache/hosting'), {recursive: true});
    writeFileSync(join(folder, '.cache/hosting/rules.json'), '{"countsIn":"America/Phoenix"}');
    const readFunction = () =>
      (JSON.parse(netlify.find('POST')[0]!.body) as {functions: {taps: string}}).functions.taps;
    netlify.states = [
      {state: 'prepared', required: [], required_functions: ['x']},
      {state: 'ready'},
    ];
    expect((await deploy(['production', 'true'])).code).toBe(0);
    const digest = readFunction();
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    const [upload] = netlify.find('PUT');
    expect(upload?.path).toBe('/deploys/new/functions/taps?runtime=js');
    netlify.requests.length = 0;
    await deploy(['production', 'true']);
    expect(readFunction()).toBe(digest);
    writeFileSync(join(folder, '.cache/hosting/rules.json'), '{"countsIn":"America/Denver"}');
    netlify.requests.length = 0;
    await deploy(['production', 'true']);
    expect(readFunction()).not.toBe(digest);
  });

  it('deploys a preview under its own name', async () => {
    netlify.states = [{state: 'ready', required: []}];
    expect((await deploy(['pr-12'])).code).toBe(0);
    expect(JSON.parse(netlify.find('POST')[0]?.body ?? '')).toMatchObject({branch: 'pr-12'});
    expect(netlify.find('PUT')).toEqual([]);
  });

  it.each([
    {
      when: 'Netlify reports an error',
      state: {state: 'error', error_message: 'Too many files'},
      patience: '20000',
      message: 'Netlify refused the deploy: Too many files',
    },
    {
      when: 'Netlify takes too long',
      state: {state: 'processing'},
      patience: '1',
      message: 'Netlify\'s deploy is still "processing".',
    },
  ])('cancels the deploy and fails when $when', async ({state, patience, message}) => {
    netlify.states = [state];
    const {code, printed} = await deploy(['production'], {patience});
    expect([code, printed]).toEqual([
      1,
      `${message}\nThe host refused the deployment. The live site has not changed.\n`,
    ]);
    expect(netlify.find('POST').at(-1)?.path).toBe('/deploys/new/cancel');
  });

  it('cancels the deploy when the job is canceled', async () => {
    netlify.states = [{state: 'processing'}];
    const {code, printed} = await deploy(['production'], {
      onStart: (child) => (netlify.onPoll = () => child.kill('SIGTERM')),
    });
    expect(code).toBe(1);
    expect(printed).toContain('The job was canceled. The live site has not changed.');
    expect(netlify.find('POST').at(-1)?.path).toBe('/deploys/new/cancel');
  });

  it('rolls back when the smoke test fails', async () => {
    netlify.states = [{state: 'ready', required: []}];
    const {code, printed} = await deploy(['--back', 'former']);
    expect([code, netlify.find('POST').at(-1)?.path]).toEqual([
      1,
      '/sites/our-site/deploys/former/restore',
    ]);
    expect(printed).toContain('was rolled back to former');
  });
});
