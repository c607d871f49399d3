// @ts-check
/** Takes the previews off the host whose pull request is closed: node packages/delivery/host/previews.mjs */
import {askAll, repositoryOf} from './github.mjs';

const repository = repositoryOf();
if (!repository) throw new Error('GITHUB_REPOSITORY and GITHUB_TOKEN are needed.');
const {env} = process;

const open = new Set((await askAll(repository, '/pulls?state=open')).map(({number}) => `pr-${number}`));
const old = (await deployments()).filter(({branch}) => /^pr-\d+$/.test(branch) && !open.has(branch));
for (const {address} of old) await host(address, 'DELETE');
console.log(`${old.length} deployments of closed pull requests were removed.`);

/** @returns {Promise<{branch: string, address: string}[]>} */
async function deployments() {
  if (env.CLOUDFLARE_API_TOKEN) {
    const api = env.CLOUDFLARE_API ?? 'https://api.cloudflare.com/client/v4';
    const project = `${api}/accounts/${env.CLOUDFLARE_ACCOUNT_ID}/pages/projects/${env.CLOUDFLARE_PROJECT}/deployments`;
    const all = [];
    for (let page = 1; ; page += 1) {
      const {result} = await host(`${project}?env=preview&per_page=25&page=${page}`);
      all.push(...result);
      if (result.length < 25) break;
    }
    return all.map(({id, deployment_trigger: {metadata}}) => ({
      branch: metadata?.branch ?? '',
      address: `${project}/${id}?force=true`,
    }));
  }
  if (env.NETLIFY_AUTH_TOKEN) {
    const api = env.NETLIFY_API ?? 'https://api.netlify.com/api/v1';
    const all = await host(`${api}/sites/${env.NETLIFY_SITE_ID}/deploys?per_page=100`);
    return all.map((/** @type {any} */ {id, branch}) => ({branch: branch ?? '', address: `${api}/deploys/${id}`}));
  }
  console.log("No host's token is set: there are no previews to remove.");
  return [];
}

/**
 * @param {string} address
 * @param {string} [method]
 * @returns {Promise<any>}
 */
async function host(address, method = 'GET') {
  const token = env.CLOUDFLARE_API_TOKEN || env.NETLIFY_AUTH_TOKEN;
  const answer = await fetch(address, {method, headers: {authorization: `Bearer ${token}`}});
  if (!answer.ok && answer.status !== 404)
    throw new Error(`The host answers ${answer.status} to ${method} ${address}.`);
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}
