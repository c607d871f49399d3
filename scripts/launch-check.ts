/** `npm run launch-check`: lists everything that stands between this content and patients. */
import {launchProblems} from '../src/content/launch';
import {formatProblem} from '../src/content/problem';
import {contentHere, runCommand} from './lib/command';

runCommand(() => {
  const problems = launchProblems(contentHere(), process.cwd());
  if (problems.length === 0) {
    console.log('This content may go live.');
    return;
  }
  console.error(problems.map(formatProblem).join('\n'));
  console.error(`\nThis content must not go live yet: ${problems.length} things are to be done.`);
  process.exitCode = 1;
});
