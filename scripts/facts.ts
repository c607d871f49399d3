/** `npm run facts -- --base <ref>`: says in plain words what the content here changes for patients. */
import {changesSince, formatChanges} from '@dental/changes';
import {UserError} from '@dental/practice';
import {BASE, runCommand} from './lib/command';

runCommand('npm run facts -- --base main', BASE, ({base}) => {
  const changes = changesSince(process.cwd(), base);
  if (changes) return console.log(formatChanges(changes));
  throw new UserError(
    `The facts of the practice cannot be read, here or at ${base}, so there is nothing to compare.`,
    'Correct what npm run check names, and run the command again.',
  );
});
