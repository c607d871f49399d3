// @ts-check
/**
 * Deploys build/ to the host whose token is set, or publishes an earlier deployment again. The
 * smoke test is another job: it runs installed packages, which must not reach the token.
 *
 *   node packages/delivery/github/deploy.mjs production
 *   node packages/delivery/github/deploy.mjs pr-12
 *   node packages/delivery/github/deploy.mjs --back <id of a deployment>
 */
import {appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {siteHost} from './siteHost.mjs';

const [name = 'production', earlier] = process.argv.slice(2);
const isProduction = name === 'production';
const {env} = process;

/** The job must have time left for a rollback: a step that takes longer has failed. */
const STEP_TIMEOUT_MS = Number(env.DEPLOY_PATIENCE ?? 8 * 60 * 1000);

/**
 * Files and folders that a host would run or read as its configuration. Main's own build has only
 * the function for old URLs; the code of a pull request may write any.
 */
const OLD_URL_FUNCTION = '_worker.js';
const HOST_PROGRAMS = [
  ...(name.startsWith('pr-') ? [OLD_URL_FUNCTION] : []),
  'functions',
  'netlify',
  'netlify.toml',
  'wrangler.toml',
  'wrangler.jsonc',
];

/** A job that someone cancels gets these signals, and a few seconds before it is killed. */
const cancellation = new AbortController();
const {signal} = cancellation;
for (const event of ['SIGINT', 'SIGTERM']) process.on(event, () => cancellation.abort());

if (!siteHost) fail('Nothing was deployed: no host token is set. Set one as in docs/hosting.md.');
else if (name === '--back')
  await rollBack(siteHost, earlier, "The live site didn't pass its smoke test");
else await deploy(siteHost);

/** @param {import('./siteHost.mjs').SiteHost} host */
async function deploy(host) {
  removeUnwantedFiles();
  let before;
  try {
    before = isProduction ? await host.current() : undefined;
  } catch (error) {
    fail(
      `Nothing was deployed: the live version is unknown. ${getMessage(error)} Try again later.`,
    );
    return;
  }
  setPreviousDeployment(before);
  try {
    await host.deploy(name, {timeoutMs: STEP_TIMEOUT_MS, signal});
  } catch (error) {
    console.error(getMessage(error));
    const now = isProduction ? await host.current().catch(() => before) : undefined;
    const cause = signal.aborted ? 'The job was canceled' : 'The host refused the deployment';
    // Nothing is left for the job that rolls back.
    setPreviousDeployment(undefined);
    if (now === before) fail(`${cause}. The live site has not changed.`);
    else await rollBack(host, before, cause);
    return;
  }
  console.log(`${name} is deployed.`);
}

/**
 * @param {import('./siteHost.mjs').SiteHost} host
 * @param {string | undefined} before the id of the deployment to publish again
 * @param {string} problem the start of the reason
 */
async function rollBack(host, before, problem) {
  if (!before) {
    fail(`${problem}, and there is no deployment to roll back to.`);
    return;
  }
  try {
    await host.goBack(before);
    fail(`${problem}, so it was rolled back to ${before}.`);
  } catch (error) {
    fail(
      `THE LIVE SITE IS BROKEN, and the rollback to ${before} failed. ${getMessage(error)}\n` +
        "Open the host's list of deployments and publish the previous one.",
    );
  }
}

/** Removes compressed files, since these hosts compress for themselves, and programs. */
function removeUnwantedFiles() {
  for (const entry of readdirSync('build', {recursive: true, encoding: 'utf8'}))
    if (/\.(br|gz)$/.test(entry)) rmSync(join('build', entry));
  for (const program of HOST_PROGRAMS)
    rmSync(join('build', program), {recursive: true, force: true});
}

/**
 * Tells the workflow which deployment a job can roll back to; a later call replaces the answer.
 * @param {string | undefined} id undefined if nothing is left to roll back
 */
function setPreviousDeployment(id = '') {
  if (isProduction && env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, `previous=${id}\n`);
}

/** @param {unknown} error */
function getMessage(error) {
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
