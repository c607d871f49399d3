import {execFile} from 'node:child_process';
import {createServer, type ServerResponse} from 'node:http';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {certificateProblems, type Expected, linkProblems, visitSite} from '@dental/delivery/live';
import {close, commonHeaders, type HostRules, listen} from '@dental/delivery';
import {SITE_FOLDER} from '@dental/practice';
import {certificateFor} from '../support/hosts/certificate';
import {builtRules, startNginx, startOwnServer, type Running} from '../support/hosts/servers';

const {book, headers} = builtRules();

const build = {folder: SITE_FOLDER, rules: {book, headers}};
const expected: Expected = {book, headers: headers.common, build};

/** The visit of a few pages finds a fault as the visit of all would. */
const few: Expected = {
  ...expected,
  book: {
    pages: new Set(['/', '/about-us', '/reviews', '/contact-us', '/costs', '/new-patients', '/search', '/services']),
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
  at: RegExp;
  becomes: (answer: Passing) => Partial<Passing>;
}

/** The built site as another server would hand it out, with at most one thing wrong. */
class LiveSite {
  fault: Fault | undefined;
  private own!: Running;
  private readonly server = createServer((request, response) => void this.answer(request.url ?? '/', response));
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
    const passing: Passing = {status: answer.status, headers: kept, body: Buffer.from(await answer.arrayBuffer())};
    const changed = this.fault?.at.test(url) ? {...passing, ...this.fault.becomes(passing)} : passing;
    response.writeHead(changed.status, changed.headers).end(changed.body);
  }
}

const gone = () => ({status: 404, body: Buffer.from('Not found')});
const failing = () => ({status: 500, body: Buffer.from('')});
const withHeader = (name: string, value: string) => (answer: Passing) => ({
  headers: {...answer.headers, [name]: value},
});
const withText =
  (from: RegExp | string, to: string) =>
  ({body}: Passing) => ({body: Buffer.from(body.toString('utf8').replace(from, to))});

const FAULTS: [name: string, fault: Fault][] = [
  ['a page is gone', {at: /^\/about-us$/, becomes: gone}],
  ['a page fails', {at: /^\/reviews$/, becomes: failing}],
  ['a page is empty', {at: /^\/contact-us$/, becomes: () => ({body: Buffer.alloc(0)})}],
  ['a page is somebody else’s', {at: /^\/costs$/, becomes: () => ({body: Buffer.from('<h1>Parked</h1>')})}],
  ['a page is another of ours', {at: /^\/costs$/, becomes: withText(/<h1[^]*?<\/h1>/, '<h1>Reviews</h1>')}],
  ['an old address leads nowhere', {at: /^\/dentist-reviews/, becomes: gone}],
  ['an old address leads elsewhere', {at: /^\/dentist-reviews/, becomes: withHeader('location', '/')}],
  ['scripts are gone', {at: /\.js$/, becomes: gone}],
  ['scripts fail', {at: /\.js$/, becomes: failing}],
  ['scripts are cut off', {at: /\.js$/, becomes: ({body}) => ({body: body.subarray(0, 100)})}],
  ['styles are gone', {at: /\.css$/, becomes: gone}],
  ['fonts are gone', {at: /\.woff2$/, becomes: gone}],
  ['pictures are gone', {at: /^\/img\//, becomes: gone}],
  ['the search index is gone', {at: /search.*\.json$|\/search[^/]*\.js/, becomes: gone}],
  ['forms on paper are gone', {at: /\.pdf$/, becomes: gone}],
  [
    'scripts may come from everywhere',
    {at: /^\/$/, becomes: withHeader('content-security-policy', "default-src 'none'; script-src *")},
  ],
  [
    'the policy is another page’s',
    {at: /^\/services$/, becomes: withHeader('content-security-policy', "default-src 'none'")},
  ],
  ['there is no policy', {at: /^\/services$/, becomes: withHeader('content-security-policy', '')}],
  ['a header is missing', {at: /^\/services$/, becomes: withHeader('x-content-type-options', 'none')}],
  [
    'robots are told to stay away',
    {at: /^\/robots.txt$/, becomes: () => ({body: Buffer.from('User-agent: *\nDisallow: /\n')})},
  ],
  ['pages are kept for a year', {at: /^\/services$/, becomes: withHeader('cache-control', 'max-age=31536000')}],
  ['scripts are never kept', {at: /^\/assets\//, becomes: withHeader('cache-control', 'no-store')}],
  ['a wrong address looks like a page', {at: /nothing/, becomes: () => ({status: 200})}],
  [
    'security.txt has run out',
    {at: /security.txt$/, becomes: () => ({body: Buffer.from('Expires: 2020-01-01T00:00:00Z')})},
  ],
  ['it is another build', {at: /build-id/, becomes: () => ({body: Buffer.from('another')})}],
];

describe('the visit of a live site', () => {
  const live = new LiveSite();
  beforeAll(() => live.start());
  afterAll(() => live.stop());

  it('finds nothing wrong with what the build makes, and gathers the links to other websites', async () => {
    live.fault = undefined;
    const {problems, links} = await visitSite(live.origin, expected, 0);
    expect(problems).toEqual([]);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });

  it.each(FAULTS)('finds that %s', async (_, fault) => {
    live.fault = fault;
    const {problems} = await visitSite(live.origin, few, 0);
    expect(problems.length).toBeGreaterThan(0);
  });

  it('ends after five problems, and says that there may be more', async () => {
    live.fault = {at: /^/, becomes: withHeader('referrer-policy', 'unsafe-url')};
    const {problems} = await visitSite(live.origin, few, 0);
    expect(problems).toHaveLength(6);
    expect(problems.at(-1)).toContain('there may be more');
  });

  it('waits for a host that is slow to hand out the new build', async () => {
    let asked = 0;
    live.fault = {at: /build-id/, becomes: () => ((asked += 1) > 1 ? {} : {body: Buffer.from('the one before')})};
    expect((await visitSite(live.origin, few, 20_000)).problems).toEqual([]);
  });

  it('says which links lead nowhere', async () => {
    live.fault = undefined;
    expect(await linkProblems([`${live.origin}/About-Us`, `${live.origin}/nowhere`, 'http://localhost:1/'])).toEqual([
      `${live.origin}/nowhere answers 404.`,
      'http://localhost:1/ cannot be reached.',
    ]);
  });

  it('says that a site which is not there cannot be reached, once', async () => {
    const {problems} = await visitSite('http://localhost:1', expected);
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

const COMPLAINTS = ['/reviews answers 404.', '/dentist-reviews answers 404 and does not lead to /reviews in one hop.'];

describe('npm run check:live, over https,', () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-'));
  let host: Running;
  let said: string;
  let code: unknown;

  beforeAll(async () => {
    const tls = await certificateFor('localhost', 5);
    writeFileSync(join(folder, 'certificate.pem'), tls.certificate);
    host = await startNginx({rules: BROKEN, tls});
    const script = ['node_modules/tsx/dist/cli.mjs', 'scripts/check-live.ts', `https://localhost:${host.port}`];
    const env = {...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem')};
    const failed = await promisify(execFile)(process.execPath, script, {env}).then(
      () => undefined,
      (error: {stdout: string; code: number}) => error,
    );
    [said, code] = [failed?.stdout ?? '', failed?.code];
    // Where there is no internet, some links take their time to be found dead.
  }, 60_000);

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
    expect(await certificateProblems(new URL(`https://localhost:${host.port}`))).toEqual([
      expect.stringMatching(/^There is no valid certificate for localhost: .*self-signed/),
    ]);
    expect(await certificateProblems(new URL('https://localhost:1'))).toEqual([
      expect.stringMatching(/^There is no valid certificate for localhost: .*ECONNREFUSED/),
    ]);
  });
});
