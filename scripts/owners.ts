/** `npm run owners`: writes .github/CODEOWNERS from the practice data. */
import {writeFileSync} from 'node:fs';
import {generateCodeOwners, OWNERS_FILE} from '@dental/delivery/gate';
import {UserError} from '@dental/practice';
import {readSiteHere, runCommand} from './lib/command';

runCommand('owners', {}, () => {
  const {site, isComplete} = readSiteHere();
  if (!isComplete)
    throw new UserError(
      "A file of the content can't be read, so its reviewer would be lost.",
      'Run `npm run check`, and fix the errors. Then run the command again.',
    );
  writeFileSync(OWNERS_FILE, generateCodeOwners(site));
  console.log(`✓ Wrote ${OWNERS_FILE}`);
});
