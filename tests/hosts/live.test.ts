import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {certificateProblems, linkProblems, visitSite} from '@dental/delivery/live';
import {commonHeaders, type HostRules} from '@dental/delivery';
import {certificateFor} from '../support/hosts/certificate';
import {builtRules, startNginx, type Running} from '../support/hosts/servers';

const {book, headers} = builtRules();
const expected = {book, headers: commonHeaders('production')};

/** The site as it should be live. */
const LIVE: HostRules = {book, headers: {...headers, common: expected.headers}};

/** The same with a page, an old address and a header gone wrong. */
const BROKEN: HostRules = {
  book: {
    pages: new Set([...book.pages].filter((path) => path !== '/reviews')),
    redirects: new Map([...book.redirects].filter(([from]) => from !== '/dentist-reviews')),
  },
  headers: {...headers, common: {...headers.common, 'Referrer-Policy': 'unsafe-url', 'X-Robots-Tag': 'noindex'}},
};

const COMPLAINTS = [
  '/reviews answers 404.',
  '/dentist-reviews answers 404 and does not lead to /reviews in one hop.',
  '/ does not have the header Referrer-Policy: strict-origin-when-cross-origin.',
  '/ tells search engines to stay away.',
];

describe('the check of the live site', () => {
  let host: Running;

  beforeAll(async () => {
    host = await startNginx({rules: LIVE});
  });

  afterAll(() => host.stop());

  it('finds nothing wrong with what the build makes, and gathers the links to other websites', async () => {
    const {problems, links} = await visitSite(`http://localhost:${host.port}`, expected);
    expect(problems).toEqual([]);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });

  it('says which links lead nowhere', async () => {
    const origin = `http://localhost:${host.port}`;
    expect(await linkProblems([`${origin}/About-Us`, `${origin}/nowhere`, 'http://localhost:1/'])).toEqual([
      `${origin}/nowhere answers 404.`,
      'http://localhost:1/ cannot be reached.',
    ]);
  });

  it('says that a site which is not there cannot be reached, once', async () => {
    const {problems} = await visitSite('http://localhost:1', expected);
    expect(problems).toEqual(['http://localhost:1 cannot be reached.']);
  });
});

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
