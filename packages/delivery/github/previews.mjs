// @ts-check
/** Removes the previews of closed pull requests: node packages/delivery/github/previews.mjs */
import {requestAll, requireRepository} from './github.mjs';
import {siteHost} from './siteHost.mjs';

if (siteHost) await removeClosedPreviews(siteHost);
else console.log('No host token is set, so there are no previews to remove.');

/** @param {import('./siteHost.mjs').SiteHost} host */
async function removeClosedPreviews(host) {
  const pulls = await requestAll(requireRepository(), '/pulls?state=open');
  const openNames = new Set(pulls.map(({number}) => `pr-${number}`));
  const closed = (await host.previews()).filter(
    ({branch}) => /^pr-\d+$/.test(branch) && !openNames.has(branch),
  );
  for (const {id} of closed) await host.remove(id);
  console.log(`Removed ${closed.length} previews of closed pull requests.`);
}
