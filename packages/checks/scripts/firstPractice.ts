/** Writes the fingerprint of the original practice: `npm run first-practice`. */
import {writeFileSync} from 'node:fs';
import {loadSite} from '../src/index';
import {computeFingerprint} from '../src/launch/leftovers';

const root = process.cwd();
const {site} = loadSite(root);
if (site)
  writeFileSync(
    'packages/checks/data/firstPractice.json',
    `${JSON.stringify(computeFingerprint(site, root))}\n`,
  );
