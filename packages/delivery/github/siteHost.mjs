// @ts-check
/** The host of the site: what it is asked, and how, with nothing installed. docs/hosting.md says which tokens those are. */
import {join} from 'node:path';
import {askHost} from './ask.mjs';

const {env} = process;

/** How often the host is asked if it does not answer. */
const TRIES = 3;

/**
 * @typedef {object} SiteHost
 * @property {(name: string) => string[]} command what deploys build/, to production or as a preview of a name
 * @property {() => Promise<string | undefined>} current the id of what patients see now
 * @property {(id: string) => Promise<unknown>} goBack
 * @property {() => Promise<{id: string, branch: string}[]>} previews
 * @property {(id: string) => Promise<unknown>} remove
 */

/** @type {SiteHost} */
const cloudflare = {
  command: (name) => [
    ...tool('cloudflare', 'wrangler'),
    ...['pages', 'deploy', 'build', '--project-name', env.CLOUDFLARE_PROJECT ?? ''],
    ...['--branch', name === 'production' ? 'main' : name],
  ],
  current: async () => (await askCloudflare('')).result.canonical_deployment?.id,
  goBack: (id) => askCloudflare(`/deployments/${id}/rollback`, 'POST'),
  previews: async () => {
    const all = [];
    for (let page = 1; ; page += 1) {
      const {result} = await askCloudflare(`/deployments?env=preview&per_page=25&page=${page}`);
      all.push(...result);
      if (result.length < 25) break;
    }
    return all.map(({id, deployment_trigger: {metadata}}) => ({
      id,
      branch: metadata?.branch ?? '',
    }));
  },
  remove: (id) => askCloudflare(`/deployments/${id}?force=true`, 'DELETE'),
};

/** @type {SiteHost} */
const netlify = {
  command: (name) => [
    ...tool('netlify', 'netlify'),
    ...['deploy', '--no-build', '--dir', 'build'],
    ...(name === 'production' ? ['--prod'] : ['--alias', name]),
  ],
  current: async () => (await askNetlify('')).published_deploy?.id,
  goBack: (id) => askNetlify(`/deploys/${id}/restore`, 'POST'),
  previews: async () =>
    (await askNetlify('/deploys?per_page=100')).map((/** @type {any} */ {id, branch}) => ({
      id,
      branch: branch ?? '',
    })),
  remove: (id) => askNetlify(`/deploys/${id}`, 'DELETE'),
};

/** The one whose token is set. */
export const siteHost = env.CLOUDFLARE_API_TOKEN
  ? cloudflare
  : env.NETLIFY_AUTH_TOKEN
    ? netlify
    : undefined;

/**
 * The hosts' tools are locked in hosting/deploy.
 * @param {string} folder
 * @param {string} program
 */
function tool(folder, program) {
  return env.DEPLOY_TOOL
    ? [env.DEPLOY_TOOL]
    : [join('hosting/deploy', folder, 'node_modules/.bin', program)];
}

/** @type {(path: string, method?: string) => Promise<any>} */
function askCloudflare(path, method) {
  const api = env.CLOUDFLARE_API ?? 'https://api.cloudflare.com/client/v4';
  const project = `${api}/accounts/${env.CLOUDFLARE_ACCOUNT_ID}/pages/projects/${env.CLOUDFLARE_PROJECT}`;
  return ask(project + path, env.CLOUDFLARE_API_TOKEN, method);
}

/** @type {(path: string, method?: string) => Promise<any>} */
function askNetlify(path, method) {
  const api = env.NETLIFY_API ?? 'https://api.netlify.com/api/v1';
  return ask(`${api}/sites/${env.NETLIFY_SITE_ID}${path}`, env.NETLIFY_AUTH_TOKEN, method);
}

/**
 * @param {string} address
 * @param {string | undefined} token
 * @param {string} [method]
 * @returns {Promise<any>} undefined also for what is gone already
 */
function ask(address, token, method) {
  return askHost('The host', address, {token, method, tries: TRIES}).catch((error) => {
    if (method !== 'DELETE' || error.status !== 404) throw error;
  });
}
