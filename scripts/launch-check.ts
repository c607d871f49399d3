/**
 * `npm run launch-check`: lists everything that stands between this content and patients. `npm run build` asks for it
 * too, where a build for patients is wanted.
 */
import {siteMode} from '../src/site/mode';
import {launchProblems} from '../src/content/launch';
import {loadSite} from '../src/content/loadSite';
import {formatProblem, formatProblems} from '../src/content/problem';
import {readArguments, runCommand} from './lib/command';
import {UserError} from '../src/userError.mjs';

runCommand(() => {
  const {values} = readArguments({'production-only': {type: 'boolean'}}, 'npm run launch-check');
  if (values['production-only'] && siteMode() !== 'production') return;
  const {site, problems} = loadSite(process.cwd());
  if (!site) throw new UserError(formatProblems(problems), 'Mend them first, and run the same command again.');
  const left = launchProblems(site, process.cwd());
  if (left.length === 0) return console.log('This content may go live.');
  console.error(left.map(formatProblem).join('\n'));
  console.error(`\nThis content must not go live yet: ${left.length} things are to be done.`);
  process.exitCode = 1;
});
