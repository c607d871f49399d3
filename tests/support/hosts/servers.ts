import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {ensureTool, NGINX} from '../../../scripts/lib/tools.mjs';
import {
  close,
  formatRules,
  type HostRules,
  listen,
  makeNginxFiles,
  readRules,
  createSiteServer,
} from '@dental/delivery';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import {findFreePort} from '../ports';
import {waitUntil} from '../waitUntil';
import {makeNginxConfig} from './nginxConfig';

/** A running server and a function that stops it. */
export interface Running {
  port: number;
  stop(): Promise<void>;
}

/** The rules of the built site. */
export function readBuiltRules(): HostRules {
  const rules = readRules(RULES_FILE);
  if (!rules)
    throw new Error(`There are no rules in ${RULES_FILE}. Build the site first: npm run build`);
  return rules;
}

/** The site of a test server; by default the built one. */
export interface SiteOptions {
  rules?: HostRules;
  root?: string;
}

/** Starts the same server as `npm run serve`. */
export async function startOwnServer({
  rules = readBuiltRules(),
  root = SITE_FOLDER,
}: SiteOptions = {}): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const file = join(folder, 'rules.json');
  writeFileSync(file, formatRules(rules));
  const server = createSiteServer({folder: resolve(root), rules: file});
  const stop = async () => {
    await close(server);
    rmSync(folder, {recursive: true});
  };
  return {port: await listen(server, 0), stop};
}

interface NginxOptions extends SiteOptions {
  /** A certificate and its key: the port speaks https then, and another one http. */
  tls?: {certificate: string; key: string};
}

/** Starts the real nginx in a folder of its own, with our configuration and generated data. */
export async function startNginx({
  rules = readBuiltRules(),
  root = SITE_FOLDER,
  tls,
}: NginxOptions = {}): Promise<Running & {httpPort: number; folder: string}> {
  const folder = writeNginx(rules);
  const port = await findFreePort();
  const httpPort = tls ? await findFreePort() : port;
  const config = makeNginxConfig({
    rules: folder,
    root: resolve(root),
    port,
    tls: tls && {...saveCertificate(folder, tls), httpPort},
  });
  return {port, httpPort, folder, stop: await runNginx(folder, config, httpPort)};
}

/**
 * Starts the real nginx with a configuration.
 * @param folder made by `nginxFolder`
 * @param port one that speaks http
 * @returns a function that stops it
 * @throws with nginx's message if it doesn't start
 */
export async function runNginx(
  folder: string,
  config: string,
  port: number,
): Promise<() => Promise<void>> {
  writeFileSync(join(folder, 'nginx.conf'), config);
  const nginx = await ensureTool(NGINX);
  const started = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  started.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<void>((done) => started.on('exit', () => done()));
  const isReady = () => {
    if (started.exitCode !== null) throw new Error(`nginx did not start.\n${output}`);
    return isListening(port);
  };
  await waitUntil(isReady, 'nginx');
  return async () => {
    started.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  };
}

/** The folder that nginx gets, in a place of its own. */
export function writeNginx(rules: HostRules): string {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  cpSync('hosting/nginx', join(folder, 'practice'), {recursive: true});
  mkdirSync(join(folder, 'temporary'));
  for (const [name, text] of Object.entries(makeNginxFiles(rules)))
    writeFileSync(join(folder, 'practice', name), text);
  const counts = join(folder, 'practice/counts.conf');
  if (rules.countsIn === undefined) rmSync(counts);
  else writeFileSync(counts, readFileSync(counts, 'utf8').replace('/srv/practice', folder));
  return folder;
}

function saveCertificate(folder: string, tls: {certificate: string; key: string}) {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  writeFileSync(certificate, tls.certificate);
  writeFileSync(key, tls.key);
  return {certificate, key};
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const outgoing = request({port, path: '/', method: 'HEAD'}, (response) => {
      response.resume();
      done(true);
    });
    outgoing.on('error', () => done(false));
    outgoing.end();
  });
}
