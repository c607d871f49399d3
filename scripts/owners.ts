/** `npm run owners`: writes .github/CODEOWNERS from the practice data. */
import {writeFileSync} from 'node:fs';
import {generateCodeOwners, OWNERS_FILE} from '@dental/delivery/gate';
import {readSiteHere, runCommand} from './lib/command';

runCommand('owners', {}, () => {
  writeFileSync(OWNERS_FILE, generateCodeOwners(readSiteHere().site));
  console.log(`✓ Wrote ${OWNERS_FILE}`);
});
