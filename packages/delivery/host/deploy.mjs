// @ts-check
/**
 * Puts build/ on the host whose token is set, visits it, and goes back to what was there if it is not in order.
 *
 *   node packages/delivery/host/deploy.mjs production "npm run check:live -- --deployed"
 *   node packages/delivery/host/deploy.mjs pr-12
 *
 * docs/hosting.md says which tokens those are. The hosts' tools are locked in hosting/deploy.
 */
import {spawnSync} from 'node:child_process';
import {appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const [name = 'production', check] = process.argv.slice(2);
const isProduction = name === 'production';
const {env} = process;

/** In milliseconds: a command that takes longer has failed. */
const LONGEST = Number(env.DEPLOY_PATIENCE ?? 8 * 60 * 1000);

/** How often a host is asked that does not answer. */
const TRIES = 3;

/** The host has answered, and not with what was asked for. */
class Refusal extends Error {}

/**
 * @typedef {object} Host
 * @property {() => string[]} command what deploys build/
 * @property {() => Promise<string | undefined>} current the id of what patients see now
 * @property {(id: string) => Promise<unknown>} goBack
 */

/** @type {Host} */
const cloudflare = {
  command: () => [
    ...tool('cloudflare', 'wrangler'),
    ...['pages', 'deploy', 'build', '--project-name', env.CLOUDFLARE_PROJECT ?? ''],
    ...['--branch', isProduction ? 'main' : name],
  ],
  current: async () => (await askCloudflare('')).result.canonical_deployment?.id,
  goBack: (id) => askCloudflare(`/deployments/${id}/rollback`, 'POST'),
};

/** @type {Host} */
const netlify = {
  command: () => [
    ...tool('netlify', 'netlify'),
    ...['deploy', '--no-build', '--dir', 'build'],
    ...(isProduction ? ['--prod'] : ['--alias', name]),
  ],
  current: async () => (await askNetlify('')).published_deploy?.id,
  goBack: (id) => askNetlify(`/deploys/${id}/restore`, 'POST'),
};

const host = env.CLOUDFLARE_API_TOKEN ? cloudflare : env.NETLIFY_AUTH_TOKEN ? netlify : undefined;
if (!host) stop("No host's token is set, so nothing was deployed. docs/hosting.md says how to set one.");
else await deploy(host);

/** @param {Host} host */
async function deploy(host) {
  prepare();
  let before;
  try {
    before = isProduction ? await host.current() : undefined;
  } catch (error) {
    return stop(
      `The host does not say what is live now (${wordsOf(error)}), so nothing was deployed. Try again later.`,
    );
  }
  if (run(host.command()) !== 0) {
    const now = isProduction ? await host.current().catch(() => before) : undefined;
    if (now === before) return stop('The host did not take the site. What patients see has not changed.');
    return goBack(host, before);
  }
  if (!check || run(['sh', '-c', check]) === 0) return console.log(`${name} is deployed.`);
  return goBack(host, before);
}

/**
 * @param {Host} host
 * @param {string | undefined} before
 */
async function goBack(host, before) {
  if (!before) return stop('The live site is not in order, and there is no deployment to go back to.');
  try {
    await host.goBack(before);
  } catch (error) {
    return stop(
      `THE LIVE SITE IS NOT IN ORDER, and going back to ${before} failed: ${wordsOf(error)}. Open the host's list of deployments and publish the one before.`,
    );
  }
  return stop(`The live site was not in order after the deployment, so it went back to the one before (${before}).`);
}

/** These hosts compress for themselves, and run programs that lie among the files: ours has none. */
function prepare() {
  for (const entry of readdirSync('build', {recursive: true, encoding: 'utf8'}))
    if (/\.(br|gz)$/.test(entry)) rmSync(join('build', entry));
  for (const program of ['_worker.js', 'functions', 'netlify', 'netlify.toml', 'wrangler.toml', 'wrangler.jsonc'])
    rmSync(join('build', program), {recursive: true, force: true});
}

/**
 * @param {string} folder
 * @param {string} program
 */
function tool(folder, program) {
  return env.DEPLOY_TOOL ? [env.DEPLOY_TOOL] : [join('hosting/deploy', folder, 'node_modules/.bin', program)];
}

/**
 * A visit that hangs is a visit that failed: the job must have time left to go back.
 * @param {string[]} command
 */
function run([program = '', ...args]) {
  const {status, signal} = spawnSync(program, args, {stdio: 'inherit', timeout: LONGEST, killSignal: 'SIGKILL'});
  if (signal) console.error(`${program} did not come to an end.`);
  return status ?? 1;
}

/**
 * @param {string} path
 * @param {string} [method]
 */
function askCloudflare(path, method) {
  const api = env.CLOUDFLARE_API ?? 'https://api.cloudflare.com/client/v4';
  const project = `${api}/accounts/${env.CLOUDFLARE_ACCOUNT_ID}/pages/projects/${env.CLOUDFLARE_PROJECT}`;
  return ask(project + path, env.CLOUDFLARE_API_TOKEN, method);
}

/**
 * @param {string} path
 * @param {string} [method]
 */
function askNetlify(path, method) {
  const api = env.NETLIFY_API ?? 'https://api.netlify.com/api/v1';
  return ask(`${api}/sites/${env.NETLIFY_SITE_ID}${path}`, env.NETLIFY_AUTH_TOKEN, method);
}

/**
 * @param {string} address
 * @param {string | undefined} token
 * @param {string} [method]
 */
async function ask(address, token, method = 'GET') {
  for (let tries = 1; ; tries += 1) {
    try {
      const headers = {authorization: `Bearer ${token}`};
      const answer = await fetch(address, {method, headers, signal: AbortSignal.timeout(30_000)});
      if (answer.ok) return JSON.parse(await answer.text());
      if (answer.status < 500 || tries === TRIES) throw new Refusal(`the host answers ${answer.status}`);
    } catch (error) {
      if (error instanceof Refusal || tries === TRIES) throw error;
    }
    await new Promise((wait) => setTimeout(wait, Number(env.DEPLOY_PAUSE ?? 5_000)));
  }
}

/** @param {unknown} error */
function wordsOf(error) {
  return error instanceof Refusal ? error.message : 'it cannot be reached';
}

/** @param {string} reason */
function stop(reason) {
  console.error(reason);
  mkdirSync('.cache/gate', {recursive: true});
  writeFileSync('.cache/gate/reason.md', `${reason}\n`);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${reason}\n`);
  process.exitCode = 1;
}
