/** `npm run launch-check`: lists everything that stands between this content and patients. */
import {launchProblems} from '../src/content/launch';
import {loadSite} from '../src/content/loadSite';
import {formatProblem, formatProblems} from '../src/content/problem';
import {runCommand} from './lib/command';
import {Failure} from './lib/failures.mjs';

runCommand(() => {
  const {site, problems} = loadSite(process.cwd());
  if (!site) throw new Failure(formatProblems(problems), 'Mend them first, and run the same command again.');
  const left = launchProblems(site, process.cwd());
  if (left.length === 0) {
    console.log('This content may go live.');
    return;
  }
  console.error(left.map(formatProblem).join('\n'));
  console.error(`\nThis content must not go live yet: ${left.length} things are to be done.`);
  process.exitCode = 1;
});
