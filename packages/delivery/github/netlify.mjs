// @ts-check
/**
 * Deploys build/ to Netlify through its HTTP API, with file digests: Netlify receives the SHA-1 of
 * every file and asks for those that it doesn't have. It reads `_redirects` and `_headers` from the
 * deploy. https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import {acceptDeleted, requestJson} from './request.mjs';

const FOLDER = 'build';
const RULES_FILE = '.cache/hosting/rules.json';
const TRIES = 3;
const UPLOADS_AT_ONCE = 8;
const POLL_MS = Number(process.env.DEPLOY_PAUSE ?? 2_000);

const {env} = process;

/** @type {import('./siteHost.mjs').SiteHost} */
export const netlify = {
  deploy,
  current: async () => (await request(getSitePath())).published_deploy?.id,
  goBack: (id) => request(getSitePath(`/deploys/${id}/restore`), {method: 'POST'}),
  previews: async () => {
    const deploys = await request(getSitePath('/deploys?per_page=100'));
    return deploys.map((/** @type {any} */ {id, branch}) => ({id, branch: branch ?? ''}));
  },
  remove: (id) => request(getSitePath(`/deploys/${id}`), {method: 'DELETE'}).catch(acceptDeleted),
};

function getSitePath(path = '') {
  return `/sites/${env.NETLIFY_SITE_ID}${path}`;
}

/**
 * Deploys build/ to production or as a preview, and waits until the deploy is ready.
 * @param {string} name `production`, or the name of a preview
 * @param {import('./siteHost.mjs').Limits} limits
 * @throws {Error} if Netlify refuses the deploy or isn't ready in time, or if it is canceled
 */
async function deploy(name, {timeoutMs, signal}) {
  const deadline = Date.now() + timeoutMs;
  const files = digestFiles();
  const isProduction = name === 'production';
  const branch = isProduction ? {} : {branch: name};
  const taps = isProduction ? await bundleTaps() : undefined;
  const functions = taps && {functions: {taps: createHash('sha256').update(taps).digest('hex')}};
  const {id} = await request(getSitePath('/deploys'), {
    method: 'POST',
    body: {...branch, draft: false, async: true, files, ...functions},
  });
  try {
    const states = ['prepared', 'ready'];
    const {required, requiredFunctions} = await waitFor({id, deadline, signal, states});
    await uploadFiles(id, {files, required, signal});
    if (requiredFunctions.length > 0)
      await request(`/deploys/${id}/functions/taps?runtime=js`, {method: 'PUT', body: taps});
    await waitFor({id, deadline, signal, states: ['ready']});
  } catch (error) {
    // It must not go live later, without a smoke test.
    await request(`/deploys/${id}/cancel`, {method: 'POST'}).catch(() => undefined);
    throw error;
  }
}

/**
 * Bundles the function that counts taps.
 * @returns {Promise<Uint8Array | undefined>} a ZIP file; undefined if the site doesn't count them
 */
async function bundleTaps() {
  if (!existsSync(RULES_FILE)) return undefined;
  const {countsIn} = JSON.parse(readFileSync(RULES_FILE, 'utf8'));
  if (!countsIn) return undefined;
  // A preview is deployed with nothing installed.
  const [{build}, {zipSync}] = await Promise.all([import('esbuild'), import('fflate')]);
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(import.meta.resolve('../../../hosting/netlify/taps.mjs'))],
    define: {TIME_ZONE: JSON.stringify(countsIn)},
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  // A fixed date: the same function has the same digest.
  return zipSync({'taps.js': outputFiles[0]?.contents ?? new Uint8Array()}, {mtime: '1980-01-02'});
}

/** @returns {Record<string, string>} the SHA-1 of each file of build/, by its path on the site */
function digestFiles() {
  const paths = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter((path) => statSync(join(FOLDER, path)).isFile())
    .map((path) => path.split(sep).join('/'));
  const digest = (/** @type {string} */ path) =>
    createHash('sha1')
      .update(readFileSync(join(FOLDER, path)))
      .digest('hex');
  return Object.fromEntries(paths.map((path) => [`/${path}`, digest(path)]));
}

/**
 * Waits until a deploy is in one of some states.
 * @param {{id: string, deadline: number, signal: AbortSignal, states: string[]}} wanted
 * @returns {Promise<{required: string[], requiredFunctions: string[]}>} the digests of what
 *   Netlify needs
 */
async function waitFor({id, deadline, signal, states}) {
  for (;;) {
    signal.throwIfAborted();
    const answer = await request(`/deploys/${id}`);
    const {state} = answer;
    if (states.includes(state))
      return {required: answer.required ?? [], requiredFunctions: answer.required_functions ?? []};
    if (state === 'error') throw new Error(`Netlify refused the deploy: ${answer.error_message}`);
    if (Date.now() > deadline) throw new Error(`Netlify's deploy is still "${state}".`);
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}

/**
 * Uploads one file for each digest that Netlify needs.
 * @param {string} id of the deploy
 * @param {{files: Record<string, string>, required: string[], signal: AbortSignal}} uploads
 */
async function uploadFiles(id, {files, required, signal}) {
  const pathByDigest = new Map(Object.entries(files).map(([path, digest]) => [digest, path]));
  const paths = required.flatMap((digest) => pathByDigest.get(digest) ?? []);
  const upload = (/** @type {string} */ path) =>
    request(`/deploys/${id}/files${path.split('/').map(encodeURIComponent).join('/')}`, {
      method: 'PUT',
      body: readFileSync(join(FOLDER, path)),
    });
  for (let start = 0; start < paths.length; start += UPLOADS_AT_ONCE) {
    signal.throwIfAborted();
    await Promise.all(paths.slice(start, start + UPLOADS_AT_ONCE).map(upload));
  }
}

/**
 * @param {string} path
 * @param {{method?: string, body?: unknown}} [options]
 */
function request(path, {method, body} = {}) {
  const {NETLIFY_API: api = 'https://api.netlify.com/api/v1', NETLIFY_AUTH_TOKEN: token} = env;
  const type = body instanceof Uint8Array ? 'octet-stream' : 'json';
  const headers = {'content-type': `application/${type}`};
  return requestJson('Netlify', api + path, {token, method, headers, body, tries: TRIES});
}
