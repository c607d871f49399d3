import {execFile} from 'node:child_process';
import {createServer, type ServerResponse} from 'node:http';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkCertificate, type Expected, checkLinks, runSmokeTest} from '@dental/delivery/monitor';
import {close, commonHeaders, type HostRules, listen} from '@dental/delivery';
import {SITE_FOLDER} from '@dental/practice';
import {certificateFor} from '../support/hosts/certificate';
import {builtRules, startNginx, startOwnServer, type Running} from '../support/hosts/servers';
import {table} from '../support/table';

const {book, headers} = builtRules();

const build = {folder: SITE_FOLDER, rules: {book, headers}};
const expected: Expected = {book, headers: headers.common, build};

/** The visit of a few pages finds a fault as the visit of all would. */
const few: Expected = {
  ...expected,
  book: {
    pages: new Set([
      '/',
      '/about-us',
      '/reviews',
      '/contact-us',
      '/costs',
      '/new-patients',
      '/search',
      '/services',
    ]),
    redirects: new Map([...book.redirects].filter(([from]) => from === '/dentist-reviews')),
  },
};

/** An answer on its way from our own server to a visitor. */
interface Passing {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What goes wrong on the way: where, and what becomes of the answer. */
interface Fault {
  when: string;
  at: string;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** What stands instead of the heading. */
  heading?: string;
  /** So many bytes of it arrive. */
  length?: number;
}

function broken({body, ...answer}: Passing, fault: Fault): Passing {
  const {status = answer.status, headers, heading, length} = fault;
  const text = fault.body ?? (heading && body.toString('utf8').replace(/<h1[^]*?<\/h1>/, heading));
  const arrived = text === undefined ? body : Buffer.from(text);
  return {status, headers: {...answer.headers, ...headers}, body: arrived.subarray(0, length)};
}

/** The built site as another server would hand it out, with at most one thing wrong. */
class LiveSite {
  /** What is wrong with the answer at an address, if anything. */
  faultAt: (url: string) => Fault | undefined = () => undefined;
  private own!: Running;
  private readonly server = createServer(
    (request, response) => void this.answer(request.url ?? '/', response),
  );
  origin = '';

  async start() {
    this.own = await startOwnServer();
    this.origin = `http://localhost:${await listen(this.server, 0)}`;
  }

  async stop() {
    await close(this.server);
    await this.own.stop();
  }

  private async answer(url: string, response: ServerResponse) {
    const answer = await fetch(`http://localhost:${this.own.port}${url}`, {redirect: 'manual'});
    const {
      'content-encoding': _,
      'content-length': __,
      'transfer-encoding': ___,
      ...kept
    } = Object.fromEntries(answer.headers);
    const passing: Passing = {
      status: answer.status,
      headers: kept,
      body: Buffer.from(await answer.arrayBuffer()),
    };
    const fault = this.faultAt(url);
    const changed = fault ? broken(passing, fault) : passing;
    response.writeHead(changed.status, changed.headers).end(changed.body);
  }
}

describe('the visit of a live site', () => {
  const live = new LiveSite();
  beforeAll(() => live.start());
  afterAll(() => live.stop());

  it('finds nothing wrong with what the build makes, and gathers the links to other websites', async () => {
    live.faultAt = () => undefined;
    const {problems, links} = await runSmokeTest(live.origin, expected, 0);
    expect(problems).toEqual([]);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });

  it.each(table<Fault>(import.meta.url, 'faults'))('finds that $when', async (fault) => {
    live.faultAt = (url) => (new RegExp(fault.at).test(url) ? fault : undefined);
    const {problems} = await runSmokeTest(live.origin, few, 0);
    expect(problems.length).toBeGreaterThan(0);
  });

  it('ends after five problems, and says that there may be more', async () => {
    live.faultAt = () => ({when: '', at: '', headers: {'referrer-policy': 'unsafe-url'}});
    const {problems} = await runSmokeTest(live.origin, few, 0);
    expect(problems).toHaveLength(6);
    expect(problems.at(-1)).toContain('there may be more');
  });

  it('waits for a host that is slow to hand out the new build', async () => {
    let asked = 0;
    const before = {when: '', at: '', body: 'the one before'};
    live.faultAt = (url) => (url.includes('build-id') && (asked += 1) === 1 ? before : undefined);
    expect((await runSmokeTest(live.origin, few, 20_000)).problems).toEqual([]);
  });

  it('says which links lead nowhere', async () => {
    live.faultAt = () => undefined;
    expect(
      await checkLinks([
        `${live.origin}/About-Us`,
        `${live.origin}/nowhere`,
        'http://localhost:1/',
      ]),
    ).toEqual([`${live.origin}/nowhere answers 404.`, 'http://localhost:1/ cannot be reached.']);
  });

  it('says that a site which is not there cannot be reached, once', async () => {
    const {problems} = await runSmokeTest('http://localhost:1', expected);
    expect(problems).toEqual(['http://localhost:1 cannot be reached.']);
  });
});

/** The built site as patients get it, with a page, an old address and a header gone wrong. */
const BROKEN: HostRules = {
  book: {
    pages: new Set([...book.pages].filter((path) => path !== '/reviews')),
    redirects: new Map([...book.redirects].filter(([from]) => from !== '/dentist-reviews')),
  },
  headers: {...headers, common: commonHeaders('production')},
};

const COMPLAINTS = [
  '/reviews answers 404.',
  '/dentist-reviews answers 404 and does not lead to /reviews in one hop.',
];

describe('npm run check:live, over https,', () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-'));
  let host: Running;
  let said: string;
  let code: unknown;

  beforeAll(async () => {
    const tls = await certificateFor('localhost', 5);
    writeFileSync(join(folder, 'certificate.pem'), tls.certificate);
    host = await startNginx({rules: BROKEN, tls});
    const script = [
      'node_modules/tsx/dist/cli.mjs',
      'scripts/check-live.ts',
      `https://localhost:${host.port}`,
    ];
    const env = {...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem')};
    const failed = await promisify(execFile)(process.execPath, script, {env}).then(
      () => undefined,
      (error: {stdout: string; code: number}) => error,
    );
    [said, code] = [failed?.stdout ?? '', failed?.code];
  });

  afterAll(async () => {
    await host.stop();
    rmSync(folder, {recursive: true});
  });

  it('says what is wrong, a line each, and fails', () => {
    for (const complaint of COMPLAINTS) expect(said).toContain(`- ${complaint}\n`);
    expect(code).toBe(1);
  });

  it('says that the certificate runs out soon', () => {
    expect(said).toMatch(/^- The certificate of localhost runs out in [45] days\.$/m);
  });

  it('says which links to other websites are dead', () => {
    expect(said).toMatch(/^- https:\/\/\S+\.example\S* cannot be reached\.$/m);
  });

  it('does not take a certificate for valid that nobody has signed, nor a host that is not there', async () => {
    expect(await checkCertificate(new URL(`https://localhost:${host.port}`))).toEqual([
      expect.stringMatching(/^There is no valid certificate for localhost: .*self-signed/),
    ]);
    expect(await checkCertificate(new URL('https://localhost:1'))).toEqual([
      expect.stringMatching(/^There is no valid certificate for localhost: .*ECONNREFUSED/),
    ]);
  });
});
