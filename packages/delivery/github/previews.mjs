// @ts-check
/** Takes the previews off the host whose pull request is closed: node packages/delivery/github/previews.mjs */
import {askAll, workflowRepository} from './github.mjs';
import {siteHost} from './siteHost.mjs';

if (!siteHost) console.log("No host's token is set: there are no previews to remove.");
const pulls = await askAll(workflowRepository(), '/pulls?state=open');
const open = new Set(pulls.map(({number}) => `pr-${number}`));
const old = ((await siteHost?.previews()) ?? []).filter(
  ({branch}) => /^pr-\d+$/.test(branch) && !open.has(branch),
);
for (const {id} of old) await siteHost?.remove(id);
console.log(`${old.length} deployments of closed pull requests were removed.`);
