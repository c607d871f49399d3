// @ts-check
/** The requests to the site's host, with nothing installed. docs/hosting.md lists the tokens. */
import {deployToNetlify} from './netlify.mjs';
import {requestJson} from './request.mjs';
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
  remove: (id) => requestCloudflare(`/deployments/${id}?force=true`, 'DELETE'),
};

/** @type {SiteHost} */
const netlify = {
  deploy: (name, limits) => {
    const {NETLIFY_SITE_ID: site = '', NETLIFY_AUTH_TOKEN: token} = env;
    return deployToNetlify({api: getNetlifyApi(), site, token}, name, limits);
  },
  current: async () => (await requestNetlify('')).published_deploy?.id,
  goBack: (id) => requestNetlify(`/deploys/${id}/restore`, 'POST'),
  previews: async () => {
    const deploys = await requestNetlify('/deploys?per_page=100');
    return deploys.map((/** @type {any} */ {id, branch}) => ({id, branch: branch ?? ''}));
  },
  remove: (id) => requestNetlify(`/deploys/${id}`, 'DELETE'),
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
  return request(address, env.CLOUDFLARE_API_TOKEN, method);
}

/** @type {(path: string, method?: string) => Promise<any>} */
function requestNetlify(path, method) {
  const address = `${getNetlifyApi()}/sites/${env.NETLIFY_SITE_ID}${path}`;
  return request(address, env.NETLIFY_AUTH_TOKEN, method);
}

function getNetlifyApi() {
  return env.NETLIFY_API ?? 'https://api.netlify.com/api/v1';
}

/**
 * @param {string} address
 * @param {string | undefined} token
 * @param {string} [method]
 * @returns {Promise<any>} undefined also if what is to be deleted is deleted already
 */
function request(address, token, method) {
  return requestJson('The host', address, {token, method, tries: TRIES}).catch((error) => {
    if (method !== 'DELETE' || error.status !== 404) throw error;
  });
}
