// @ts-check
/**
 * Deploys build/ to the host whose token is set, runs a smoke test, and rolls back if it fails.
 *
 *   node packages/delivery/github/deploy.mjs production "npm run check:live -- --deployed"
 *   node packages/delivery/github/deploy.mjs pr-12
 */
import {appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runProgram} from './runProgram.mjs';
import {siteHost} from './siteHost.mjs';

const [name = 'production', smokeTest] = process.argv.slice(2);
const isProduction = name === 'production';
const {env} = process;

/** The job must have time left for a rollback: a step that takes longer has failed. */
const STEP_TIMEOUT_MS = Number(env.DEPLOY_PATIENCE ?? 8 * 60 * 1000);

/**
 * Files and folders that a host would run or read as its configuration. The site has none, except
 * the function that the build of main makes for Cloudflare Pages.
 */
const HOST_PROGRAMS = [
  '_worker.js',
  'functions',
  'netlify',
  'netlify.toml',
  'wrangler.toml',
  'wrangler.jsonc',
];

/** The smoke test runs installed packages, which need no token. */
const ENV_WITHOUT_TOKENS = Object.fromEntries(
  Object.entries(env).filter(([variable]) => !/TOKEN|SECRET/.test(variable)),
);

/** A job that someone cancels gets these signals, and a few seconds before it is killed. */
const cancellation = new AbortController();
const {signal} = cancellation;
for (const event of ['SIGINT', 'SIGTERM']) process.on(event, () => cancellation.abort());

if (siteHost) await deploy(siteHost);
else fail('Nothing was deployed: no token of a host is set. Set one as in docs/hosting.md.');

/** @param {import('./siteHost.mjs').SiteHost} host */
async function deploy(host) {
  removeUnwantedFiles();
  let before;
  try {
    before = isProduction ? await host.current() : undefined;
  } catch (error) {
    fail(`Nothing was deployed: the live version is unknown. ${messageOf(error)} Try again later.`);
    return;
  }
  try {
    await host.deploy(name, {timeoutMs: STEP_TIMEOUT_MS, signal});
  } catch (error) {
    console.error(messageOf(error));
    const now = isProduction ? await host.current().catch(() => before) : undefined;
    const cause = signal.aborted ? 'The job was canceled.' : 'The host refused the deployment.';
    if (now === before) fail(`${cause} The live site has not changed.`);
    else await rollBack(host, before);
    return;
  }
  const options = {timeoutMs: STEP_TIMEOUT_MS, signal, env: ENV_WITHOUT_TOKENS};
  const isGood = !smokeTest || (await runProgram(['sh', '-c', smokeTest], options)) === 0;
  if (isGood) console.log(`${name} is deployed.`);
  else await rollBack(host, before);
}

/**
 * @param {import('./siteHost.mjs').SiteHost} host
 * @param {string | undefined} before the id of the deployment to publish again
 */
async function rollBack(host, before) {
  const problem = signal.aborted
    ? 'The job was canceled before the smoke test of the live site passed'
    : 'The live site failed its smoke test';
  if (!before) {
    fail(`${problem}, and there is no deployment to roll back to.`);
    return;
  }
  try {
    await host.goBack(before);
    fail(`${problem}, so it was rolled back to ${before}.`);
  } catch (error) {
    fail(
      `THE LIVE SITE IS BROKEN, and the rollback to ${before} failed. ${messageOf(error)}\n` +
        "Open the host's list of deployments and publish the previous one.",
    );
  }
}

/** Removes compressed files, since these hosts compress for themselves, and programs. */
function removeUnwantedFiles() {
  for (const entry of readdirSync('build', {recursive: true, encoding: 'utf8'}))
    if (/\.(br|gz)$/.test(entry)) rmSync(join('build', entry));
  for (const program of HOST_PROGRAMS) {
    const isOurs = isProduction && program === '_worker.js';
    if (!isOurs) rmSync(join('build', program), {recursive: true, force: true});
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Prints a reason, leaves it for the issue and the summary of the run, and makes the step fail.
 * @param {string} reason
 */
function fail(reason) {
  console.error(reason);
  mkdirSync('.cache/gate', {recursive: true});
  writeFileSync('.cache/gate/reason.md', `${reason}\n`);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${reason}\n`);
  process.exitCode = 1;
}
