// @ts-check
/** The requests to the site's host, with nothing installed. docs/hosting.md lists the tokens. */
import {netlify} from './netlify.mjs';
import {acceptDeleted, requestJson} from './request.mjs';
import {runProgram} from './runProgram.mjs';

const {env} = process;

/** How often to try a request that gets no answer. */
const TRIES = 3;
const PREVIEWS_PER_PAGE = 25;

/** @typedef {{timeoutMs: number, signal: AbortSignal}} Limits */

/**
 * @typedef {object} SiteHost
 * @property {(name: string, limits: Limits) => Promise<void>} deploy
 *   deploys build/ to production or as the preview of a name; throws if that fails or is canceled
 * @property {() => Promise<string | undefined>} current the id of the live deployment
 * @property {(id: string) => Promise<unknown>} goBack publishes an earlier deployment
 * @property {() => Promise<{id: string, branch: string}[]>} previews
 * @property {(id: string) => Promise<unknown>} remove
 */

/** @type {SiteHost} */
const cloudflare = {
  deploy: async (name, limits) => {
    // The version of the tool is locked there.
    const wrangler = env.DEPLOY_TOOL ?? 'hosting/deploy/cloudflare/node_modules/.bin/wrangler';
    const branch = name === 'production' ? 'main' : name;
    const options = ['--project-name', env.CLOUDFLARE_PROJECT ?? '', '--branch', branch];
    const command = [wrangler, 'pages', 'deploy', 'build', ...options];
    if ((await runProgram(command, limits)) !== 0) throw new Error('wrangler failed.');
  },
  current: async () => (await requestCloudflare('')).result.canonical_deployment?.id,
  goBack: (id) => requestCloudflare(`/deployments/${id}/rollback`, 'POST'),
  previews: async () => {
    const previews = [];
    for (let page = 1; ; page += 1) {
      const query = `env=preview&per_page=${PREVIEWS_PER_PAGE}&page=${page}`;
      const {result} = await requestCloudflare(`/deployments?${query}`);
      for (const {id, deployment_trigger: trigger} of result)
        previews.push({id, branch: trigger.metadata?.branch ?? ''});
      if (result.length < PREVIEWS_PER_PAGE) return previews;
    }
  },
  remove: (id) => requestCloudflare(`/deployments/${id}?force=true`, 'DELETE').catch(acceptDeleted),
};

/** The host whose token is set, if any. */
export const siteHost = chooseHost();

function chooseHost() {
  if (env.CLOUDFLARE_API_TOKEN) return cloudflare;
  return env.NETLIFY_AUTH_TOKEN ? netlify : undefined;
}

/** @type {(path: string, method?: string) => Promise<any>} */
function requestCloudflare(path, method) {
  const api = env.CLOUDFLARE_API ?? 'https://api.cloudflare.com/client/v4';
  const {CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_PROJECT: project} = env;
  const address = `${api}/accounts/${account}/pages/projects/${project}${path}`;
  return requestJson('The host', address, {
    token: env.CLOUDFLARE_API_TOKEN,
    method,
    tries: TRIES,
  });
}
