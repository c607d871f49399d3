/** `npm run owners`: writes .github/CODEOWNERS, as it follows from the records. */
import {writeFileSync} from 'node:fs';
import {codeOwners, OWNERS_FILE} from '@dental/content';
import {contentHere, runCommand} from './lib/command';

runCommand('npm run owners', {}, () => {
  writeFileSync(OWNERS_FILE, codeOwners(contentHere().site));
  console.log(`Written: ${OWNERS_FILE}`);
});
