import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {networkInterfaces} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ensureTool, NGINX} from '../../scripts/lib/tools.mjs';
import {sendRequest, sendRequestOverTls} from '@dental/testing/rawRequests';
import {makeCertificate} from '../support/hosts/certificate';
import {readBuiltRules, runNginx, writeNginx} from '../support/hosts/servers';
import {findFreePort} from '../support/ports';

const NAME = 'www.our-practice.example';
const EMBED_NAME = 'embed.our-practice.example';
const {common} = readBuiltRules().headers;

let folder: string;
let config: string;
let ports: {http: number; https: number};
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = writeNginx(readBuiltRules());
  ports = {http: await findFreePort(), https: await findFreePort()};
  const {certificate, key} = await makeCertificate(NAME);
  writeFileSync(join(folder, 'fullchain.pem'), certificate);
  writeFileSync(join(folder, 'privkey.pem'), key);
  config = runInFolder(readFileSync('hosting/nginx/example.conf', 'utf8'));
  stop = await runNginx(folder, config, ports.http);
});

afterAll(() => stop());

/** The example with this machine's paths and ports, in a whole nginx.conf. */
function runInFolder(example: string): string {
  const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
    list?.some(({family}) => family === 'IPv6'),
  );
  const site = example
    .replaceAll(/^ *listen \[::\].*\n/gm, (line) => (hasIpv6 ? line : ''))
    .replaceAll(/(listen (?:\[::\]:)?)80\b/g, `$1${ports.http}`)
    .replaceAll(/(listen (?:\[::\]:)?)443\b/g, `$1${ports.https}`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replace('include practice/root.conf', `root ${resolve('build')}`);
  const user = process.getuid?.() === 0 ? 'user root root;' : '';
  return `
    ${user} daemon off; pid ${folder}/nginx.pid; error_log stderr;
    events {}
    http {
      access_log off;
      client_body_temp_path ${folder}/temporary;
      ${site}
    }`;
}

async function requestOverTls(domain: string, path: string) {
  const {status, headers} = await sendRequestOverTls(ports.https, domain, path);
  return {status, to: headers.location, safe: headers['strict-transport-security']};
}

describe('hosting/nginx/example.conf', () => {
  it('passes nginx -t, which fails for a syntax error', async () => {
    const nginx = await ensureTool(NGINX);
    const test = (text: string) => {
      writeFileSync(join(folder, 'tried.conf'), text);
      const {status, stderr} = spawnSync(nginx, [
        '-t',
        '-p',
        folder,
        '-e',
        'stderr',
        '-c',
        join(folder, 'tried.conf'),
      ]);
      return `${status} ${stderr.toString()}`;
    };
    expect(test(config)).toMatch(/^0 .*syntax is ok[\s\S]*test is successful/);
    expect(test(config)).not.toContain('[warn]');
    expect(test(config.replace('server_tokens off;', 'server_tokens off'))).toMatch(/^1 /);
  });

  it.each([
    {path: '/About-Us/?a=%20b', to: '/about-us?a=%20b'},
    {path: '/home', to: '/'},
    {path: '/about-us?x', to: '/about-us?x'},
    {path: '/nowhere/?x=1', to: '/nowhere/?x=1'},
    {path: '//evil.example/%0d%0aX:y', to: '//evil.example/%0d%0aX:y'},
  ])('redirects $path from http and the bare domain in one hop', async ({path, to}) => {
    for (const host of [NAME, 'our-practice.example']) {
      const {status, headers} = await sendRequest(ports.http, path, {Host: host});
      expect([status, headers.location]).toEqual([301, `https://${NAME}${to}`]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      for (const [name, value] of Object.entries(common))
        expect(headers[name.toLowerCase()]).toBe(value);
    }
    expect(await requestOverTls('our-practice.example', path)).toMatchObject({
      status: 301,
      to: `https://${NAME}${to}`,
      safe: common['Strict-Transport-Security'],
    });
  });

  it('answers Let’s Encrypt over http', async () => {
    const {status} = await sendRequest(ports.http, '/.well-known/acme-challenge/none', {
      Host: NAME,
    });
    expect(status).toBe(404);
  });

  it('serves the pages under its domain', async () => {
    expect(await requestOverTls(NAME, '/about-us')).toMatchObject({status: 200, to: undefined});
    expect(await requestOverTls(NAME, '/About-Us/?x')).toMatchObject({
      status: 301,
      to: '/about-us?x',
    });
    expect((await requestOverTls(NAME, '/nowhere')).status).toBe(404);
  });

  it.each(['/', '/about-us?a=b', '/embed', '/embed/../costs', '/embedded/a.html', '/robots.txt'])(
    'redirects %s from the name for vendors to the site',
    async (path) => {
      const {status, to} = await requestOverTls(EMBED_NAME, path);
      expect([status, to]).toEqual([301, `https://${NAME}${path}`]);
    },
  );

  it("looks up vendors' pages without a redirect", async () => {
    // A preview's build has none.
    const answer = await requestOverTls(EMBED_NAME, '/embed/tawk.html');
    expect(answer).toMatchObject({status: 404, to: undefined});
  });
});
