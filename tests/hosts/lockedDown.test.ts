import {CspEvaluator} from 'csp_evaluator/dist/evaluator.js';
import {Severity} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';
import {createHash} from 'node:crypto';
import {readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {load} from 'cheerio';
import {findInlineCode, makeCommonHeaders} from '@dental/delivery';
import {sendRequest, forEachInParallel} from '@dental/testing/rawRequests';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {makeCertificate} from '../support/hosts/certificate';
import {describeOnEachHost} from '../support/hosts/eachHost';
import {scan, type Grade} from '../support/hosts/observatory';
import {readBuiltRules, startNginx} from '../support/hosts/servers';

const rules = readBuiltRules();
const {policies} = rules.headers;

function makeSecureHeader() {
  const name = 'Strict-Transport-Security';
  return {[name]: makeCommonHeaders('production', {secureForever: true})[name] ?? ''};
}

describe("Mozilla's observatory", () => {
  const folder = makeSharedFolder();
  let host: Awaited<ReturnType<typeof startNginx>>;
  let grade: Grade;

  beforeAll(async () => {
    const tls = await makeCertificate('localhost');
    writeFileSync(join(folder, 'certificate.pem'), tls.certificate);
    // A practice confirms this after the launch (secureForever in practice.yml).
    const common = {...rules.headers.common, ...makeSecureHeader()};
    host = await startNginx({tls, rules: {...rules, headers: {...rules.headers, common}}});
    grade = await scan(
      'localhost',
      {https: host.port, http: host.httpPort},
      join(folder, 'certificate.pem'),
    );
  }, 120_000);

  afterAll(() => host.stop());

  it('gives nginx at least 130 points over https', () => {
    expect(grade.results.filter(({pass}) => !pass)).toEqual([]);
    expect(grade.score, JSON.stringify(grade)).toBeGreaterThanOrEqual(130);
  });
});

/** If one policy for all pages would be too long, each page has its own in its HTML. */
const isInPages = !policies.few.standard.includes('script-src');

it.each([
  {name: 'the 404 page', policy: policies.standard},
  ...(isInPages
    ? []
    : [{name: 'most pages on a host with few rules', policy: policies.few.standard}]),
  ...Object.entries(policies.byPath).map(([name, policy]) => ({name, policy})),
])('passes csp_evaluator: the policy of $name', ({policy}) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = [Severity.HIGH, Severity.MEDIUM, Severity.HIGH_MAYBE, Severity.SYNTAX];
  expect(findings.filter(({severity}) => serious.includes(severity))).toEqual([]);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});

describeOnEachHost('the policies and headers', (host) => {
  it('sends each page a policy with the hashes of its code', async () => {
    await forEachInParallel(rules.book.pages, async (path) => {
      const {headers, body} = await sendRequest(host.port, path);
      expect([path, headers['content-security-policy']]).toEqual([path, policies.byPath[path]]);
      const {scripts, styles} = findInlineCode(body);
      const digests = [...scripts, ...styles].map((text) =>
        createHash('sha256').update(text).digest('base64'),
      );
      const ownPolicy = load(body)('meta[http-equiv="Content-Security-Policy"]').attr('content');
      const fewPolicy = policies.few.byPath[path] ?? policies.few.standard;
      for (const policy of [policies.byPath[path], isInPages ? ownPolicy : fewPolicy])
        expect([path, digests.filter((digest) => !policy?.includes(`'sha256-${digest}'`))]).toEqual(
          [path, []],
        );
    });
  });

  it('sends a short policy with files, and the 404 policy with errors', async () => {
    const getPolicy = async (path: string) =>
      (await sendRequest(host.port, path)).headers['content-security-policy'];
    for (const path of ['/img/brand/mark.svg', '/fonts/figtree-latin.woff2'])
      expect(await getPolicy(path)).toBe(policies.files);
    for (const path of ['/img/nothing.svg', '/assets/nothing'])
      expect(await getPolicy(path)).toBe(policies.standard);
  });

  it('serves pages with the digests of their scripts and style sheets', async () => {
    await forEachInParallel([...rules.book.pages, '/nowhere'], async (path) => {
      const $ = load((await sendRequest(host.port, path)).body);
      const loaded = $('script[src], link[rel=stylesheet]').toArray();
      expect(loaded.length, path).toBeGreaterThan(1);
      for (const element of loaded)
        expect($(element).attr('integrity'), `${path} ${$.html(element)}`).toMatch(/^sha384-/);
    });
  });

  it('caches hashed files for a year, and neither pages nor errors', async () => {
    const [script = ''] = readdirSync('build/assets/js').filter((name) => name.endsWith('.js'));
    const getCaching = async (path: string) =>
      (await sendRequest(host.port, path)).headers['cache-control'];
    expect(await getCaching(`/assets/js/${script}`)).toBe('public, max-age=31536000, immutable');
    expect(await getCaching('/')).toBe('no-cache');
    expect(await getCaching('/home')).toBe('no-cache');
    expect(await getCaching('/assets/js/nothing.js')).toBe('no-cache');
    expect(await getCaching('/fonts/figtree-latin.woff2')).toMatch(/^public, max-age=86400/);
  });

  it('serves a security.txt with a contact that has not expired', async () => {
    const {status, body} = await sendRequest(host.port, '/.well-known/security.txt');
    expect(status).toBe(200);
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const days = (Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });
});
