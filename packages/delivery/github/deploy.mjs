// @ts-check
/**
 * Puts build/ on the host whose token is set, visits it, and goes back to what was there if it is not in order.
 *
 *   node packages/delivery/github/deploy.mjs production "npm run check:live -- --deployed"
 *   node packages/delivery/github/deploy.mjs pr-12
 */
import {spawnSync} from 'node:child_process';
import {appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {siteHost} from './siteHost.mjs';

const [name = 'production', check] = process.argv.slice(2);
const isProduction = name === 'production';
const {env} = process;

/** In milliseconds: a command that takes longer has failed. */
const LONGEST = Number(env.DEPLOY_PATIENCE ?? 8 * 60 * 1000);

if (!siteHost)
  stop("No host's token is set, so nothing was deployed. docs/hosting.md says how to set one.");
else await deploy(siteHost);

/** @param {import('./siteHost.mjs').SiteHost} host */
async function deploy(host) {
  prepare();
  let before;
  try {
    before = isProduction ? await host.current() : undefined;
  } catch (error) {
    return stop(
      `What is live now is not known, so nothing was deployed. Try again later. ${/** @type {Error} */ (error).message}`,
    );
  }
  if (run(host.command(name)) !== 0) {
    const now = isProduction ? await host.current().catch(() => before) : undefined;
    if (now === before)
      return stop('The host did not take the site. What patients see has not changed.');
    return goBack(host, before);
  }
  if (!check || run(['sh', '-c', check]) === 0) return console.log(`${name} is deployed.`);
  return goBack(host, before);
}

/**
 * @param {import('./siteHost.mjs').SiteHost} host
 * @param {string | undefined} before
 */
async function goBack(host, before) {
  if (!before)
    return stop('The live site is not in order, and there is no deployment to go back to.');
  try {
    await host.goBack(before);
  } catch (error) {
    return stop(
      `THE LIVE SITE IS NOT IN ORDER, and going back to ${before} failed. Open the host's list of deployments and publish the one before. ${/** @type {Error} */ (error).message}`,
    );
  }
  return stop(
    `The live site was not in order after the deployment, so it went back to the one before (${before}).`,
  );
}

/** These hosts compress for themselves, and run programs that lie among the files: ours has none. */
function prepare() {
  for (const entry of readdirSync('build', {recursive: true, encoding: 'utf8'}))
    if (/\.(br|gz)$/.test(entry)) rmSync(join('build', entry));
  for (const program of [
    '_worker.js',
    'functions',
    'netlify',
    'netlify.toml',
    'wrangler.toml',
    'wrangler.jsonc',
  ])
    rmSync(join('build', program), {recursive: true, force: true});
}

/**
 * A visit that hangs is a visit that failed: the job must have time left to go back.
 * @param {string[]} command
 */
function run([program = '', ...args]) {
  const {status, signal} = spawnSync(program, args, {
    stdio: 'inherit',
    timeout: LONGEST,
    killSignal: 'SIGKILL',
  });
  if (signal) console.error(`${program} did not come to an end.`);
  return status ?? 1;
}

/** @param {string} reason */
function stop(reason) {
  console.error(reason);
  mkdirSync('.cache/gate', {recursive: true});
  writeFileSync('.cache/gate/reason.md', `${reason}\n`);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${reason}\n`);
  process.exitCode = 1;
}
