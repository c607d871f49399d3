/** `npm run facts -- --base main`: lists what the changes here mean for patients. */
import {findChangesSince, formatChanges} from '@dental/changes';
import {UserError} from '@dental/practice';
import {BASE_OPTION, runCommand} from './lib/command';

runCommand('facts', BASE_OPTION, ({base}) => {
  const changes = findChangesSince(process.cwd(), base);
  if (!changes)
    throw new UserError(
      `Can't compare: the practice data is unreadable here or at ${base}.`,
      'Fix the errors that `npm run check` lists, then run the command again.',
    );
  console.log(formatChanges(changes));
});
