/** `npm run facts -- --base main`: lists what the changes here mean for patients. */
import {findChangesSince, formatChanges} from '@dental/changes';
import {formatProblems} from '@dental/content';
import {UserError} from '@dental/practice';
import {BASE_OPTION, runCommand} from './lib/command';

runCommand('facts', BASE_OPTION, ({base}) => {
  const {changes, problems} = findChangesSince(process.cwd(), base);
  if (!changes)
    throw new UserError(
      formatProblems(problems),
      'Fix the problems above, then run the command again.',
    );
  console.log(formatChanges(changes));
});
