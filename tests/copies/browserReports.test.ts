import {createHash, X509Certificate} from 'node:crypto';
import {createServer, type Server} from 'node:https';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {chromium, type Browser} from 'playwright';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {BROWSER, ensureTool, thisMachine} from '../../scripts/lib/tools.mjs';
import {readRules} from '../../src/build/hosts/rulesFile';
import {RULES_FILE, SITE_FOLDER} from '../../src/build/outputPaths';
import {groupReports} from '../../src/live/browserReports';
import {anotherPractice} from '../fixtures/anotherPractice';
import {BROWSER_ARGUMENTS} from '../support/browserArguments';
import {certificateFor} from '../support/hosts/certificate';
import {startNginx, type Running} from '../support/hosts/servers';
import {NIGHTLY} from '../support/nightly';
import {ANOTHER_SITE, buildAnotherSite} from '../support/production';

/* A practice that wants reports gets them from a real browser: over https with nginx, at an address of its own. */

/** The shell without windows sends no reports. */
const WHOLE_BROWSER = {...BROWSER, commands: BROWSER.commands.filter((name) => !name.includes('shell'))};

const reportsTo = new URL(anotherPractice.facts.practice.browserReports ?? '');
const reports: string[] = [];
let receiver: Server;
let host: Running;
let browser: Browser;

beforeAll(async () => {
  if (!NIGHTLY) return;
  await buildAnotherSite();
  const tls = await certificateFor('localhost');
  receiver = createServer({cert: tls.certificate, key: tls.key}, (request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.method === 'POST' && request.url === reportsTo.pathname) reports.push(body);
      response.writeHead(204, {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'}).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, done));
  const rules = readRules(join(ANOTHER_SITE, RULES_FILE));
  if (!rules) throw new Error('The site of another practice has no rules.');
  host = await startNginx({rules, root: join(ANOTHER_SITE, SITE_FOLDER), tls});
  browser = await chromium.launch({
    executablePath: await ensureTool(WHOLE_BROWSER, thisMachine(process.cwd())),
    args: [
      ...BROWSER_ARGUMENTS,
      // A browser takes no address for reports from a host whose certificate is merely ignored.
      `--ignore-certificate-errors-spki-list=${digestOfKey(tls.certificate)}`,
      '--short-reporting-delay',
      `--host-resolver-rules=MAP ${reportsTo.host} localhost:${(receiver.address() as AddressInfo).port}`,
    ],
  });
}, 600_000);

afterAll(async () => {
  if (!NIGHTLY) return;
  await browser.close();
  await host.stop();
  receiver.close();
});

it.runIf(NIGHTLY)(
  'what the policy refuses and what fails in a script arrives, and makes a line a cause @nightly',
  async () => {
    const page = await browser.newPage();
    await page.goto(`https://localhost:${host.port}/about-us?name=Ana`);
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), {src: 'https://else.example/pixel.png'}));
      setTimeout(() => {
        throw new Error('Nothing answers');
      });
    });
    await expect
      .poll(() => groupReports(reports.join('\n')), {timeout: 100_000, interval: 500})
      .toEqual([
        '1 × error: Uncaught Error: Nothing answers (/about-us)',
        '1 × img-src refused https://else.example (/about-us)',
      ]);
  },
  120_000,
);

/** The digest of a certificate's public key, by which the browser is told to trust it. */
function digestOfKey(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({type: 'spki', format: 'der'});
  return createHash('sha256').update(key).digest('base64');
}
