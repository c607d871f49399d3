/** `npm run owners`: writes .github/CODEOWNERS, as it follows from the records. */
import {writeFileSync} from 'node:fs';
import {codeOwners, organizationOf, OWNERS_FILE} from '@dental/content';
import {contentHere, runCommand} from './lib/command';

runCommand('npm run owners', {}, () => {
  writeFileSync(OWNERS_FILE, codeOwners(contentHere().site, organizationOf(process.cwd())));
  console.log(`Written: ${OWNERS_FILE}`);
});
