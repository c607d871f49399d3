/** `npm run check:addresses -- --base <sitemap file or ref>`: no address that existed may give 404 from now on. */
import {formatProblems} from '@dental/content';
import {addressProblems} from '@dental/delivery/gate';
import {contentHere, readArguments, runCommand} from './lib/command';
import {UserError} from '@dental/practice';

const USAGE = 'npm run check:addresses -- --base old-sitemap.xml (or --base origin/main)';

runCommand(() => {
  const {values} = readArguments({base: {type: 'string'}}, USAGE);
  const {base} = values;
  if (!base) throw new UserError('It is not clear what to compare with.', `Write ${USAGE}.`);
  const problems = problemsSince(base);
  if (problems.length === 0) return console.log(`All addresses of ${base} still lead somewhere.`);
  console.error(formatProblems(problems));
  process.exitCode = 1;
});

function problemsSince(base: string) {
  try {
    const content = contentHere();
    return addressProblems(process.cwd(), base, content);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(error.message, 'Write a branch, a tag, a commit or the file of a sitemap after --base.');
  }
}
