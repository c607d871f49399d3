/** `npm run facts -- --base main`: lists what your changes mean for patients. */
import {findChangesSince, formatChanges} from '@dental/changes';
import {formatProblems} from '@dental/content';
import {BASE_OPTION, makeContentError, runCommand} from './lib/command';

runCommand('facts', BASE_OPTION, ({base}) => {
  const {changes, problems} = findChangesSince(process.cwd(), base);
  if (!changes) throw makeContentError(formatProblems(problems));
  console.log(formatChanges(changes));
});
