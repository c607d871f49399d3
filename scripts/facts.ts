/** `npm run facts -- --base <ref>`: says in plain words what the content here changes for patients. */
import {changesBetween, filesAt, formatChanges, versionIn, type Version} from '@dental/changes';
import {formatProblems, type ProjectFiles} from '@dental/content';
import {UserError} from '@dental/practice';
import {BASE, runCommand} from './lib/command';

runCommand('npm run facts -- --base main', BASE, ({base}) => {
  const before = readVersion(`The content at ${base}`, filesAt(process.cwd(), base));
  console.log(formatChanges(changesBetween(before, readVersion('The content here'))));
});

function readVersion(name: string, files?: ProjectFiles): Version {
  const {version, problems} = versionIn(process.cwd(), files);
  if (version) return version;
  throw new UserError(
    `${name} cannot be compared, because the practice's facts cannot be read.\n${formatProblems(problems)}`,
    'Correct them, and run the command again.',
  );
}
