// @ts-check
/**
 * Puts build/ on the host whose token is set, visits it, and goes back to what was there if it is not in order.
 *
 *   node packages/delivery/host/deploy.mjs production "npm run check:live"
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
  const before = isProduction ? await host.current() : undefined;
  if (run(host.command()) !== 0) return stop('The host did not take the site. What patients see has not changed.');
  if (!check || run(['sh', '-c', check]) === 0) return console.log(`${name} is deployed.`);
  if (!before) return stop('The live site is not in order, and there is no deployment to go back to.');
  try {
    await host.goBack(before);
  } catch (error) {
    return stop(
      `THE LIVE SITE IS NOT IN ORDER, and going back to ${before} failed: ${String(error)}. Open the host's list of deployments and publish the one before.`,
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

/** @param {string[]} command */
function run([program = '', ...args]) {
  return spawnSync(program, args, {stdio: 'inherit'}).status ?? 1;
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
  const answer = await fetch(address, {method, headers: {authorization: `Bearer ${token}`}});
  if (!answer.ok) throw new Error(`the host answers ${answer.status}`);
  return JSON.parse(await answer.text());
}

/** @param {string} reason */
function stop(reason) {
  console.error(reason);
  mkdirSync('.cache/gate', {recursive: true});
  writeFileSync('.cache/gate/reason.md', `${reason}\n`);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${reason}\n`);
  process.exitCode = 1;
}
