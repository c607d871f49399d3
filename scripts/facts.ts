/** `npm run facts -- --base <ref>`: says in plain words what the content here changes for patients. */
import {changesBetween, filesAt, formatText, versionIn, type Version} from '@dental/changes';
import {formatProblems, type ProjectFiles} from '@dental/content';
import {UserError} from '@dental/practice';
import {readArguments, runCommand} from './lib/command';

const root = process.cwd();

runCommand(() => {
  const {values} = readArguments({base: {type: 'string', default: 'HEAD'}}, 'npm run facts -- --base main');
  const before = readVersion(`The content at ${values.base}`, formerFiles(values.base));
  console.log(formatText(changesBetween(before, readVersion('The content here'))));
});

function formerFiles(base: string): ProjectFiles {
  try {
    return filesAt(root, base);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(error.message, 'Write a branch, a tag or a commit after --base.');
  }
}

function readVersion(name: string, files?: ProjectFiles): Version {
  const {version, problems} = versionIn(root, files);
  if (version) return version;
  throw new UserError(
    `${name} cannot be compared, because the practice's facts cannot be read.\n${formatProblems(problems)}`,
    'Correct them, and run the command again.',
  );
}
