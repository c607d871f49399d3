/** `npm run facts -- --base <ref>`: says in plain words what the content here changes for patients. */
import {changesBetween} from '../src/content/diff';
import {formatChanges} from '../src/content/diff/prComment';
import {atRevision} from '../src/content/diff/revision';
import {versionIn, type Version} from '../src/content/diff/version';
import {formatProblems} from '../src/content/problem';
import {readArguments, runCommand} from './lib/command';
import {UserError} from '../src/userError.mjs';

runCommand(() => {
  const {values} = readArguments({base: {type: 'string', default: 'HEAD'}}, 'npm run facts -- --base main');
  const after = readVersion(process.cwd(), 'The content here');
  console.log(formatChanges(changesSince(values.base, after)));
});

function changesSince(base: string, after: Version) {
  try {
    return atRevision(process.cwd(), base, (folder) =>
      changesBetween(readVersion(folder, `The content at ${base}`), after),
    );
  } catch (error) {
    if (error instanceof RangeError)
      throw new UserError(error.message, 'Write a branch, a tag or a commit after --base.');
    throw error;
  }
}

function readVersion(folder: string, name: string): Version {
  const {version, problems} = versionIn(folder);
  if (version) return version;
  throw new UserError(
    `${name} cannot be compared, because the practice's facts cannot be read.\n${formatProblems(problems)}`,
    'Correct them, and run the command again.',
  );
}
