/**
 * `npm run launch-check`: says what is left of each step to the launch (docs/launch.md). `npm run launch-check -- people`
 * lists what is left of one step. A build for patients refuses what is left.
 */
import {join} from 'node:path';
import {
  inheritedInBuild,
  LAUNCH_STEPS,
  type LaunchContent,
  launchProblems,
  type LaunchStep,
  leftOf,
  loadSite,
} from '@dental/checks';
import {formatProblem, formatProblems, readApprovals} from '@dental/content';
import {runCommand} from './lib/command';
import {SITE_FOLDER, UserError} from '@dental/practice';

const USAGE = 'npm run launch-check, or npm run launch-check -- people';
const root = process.cwd();

runCommand(USAGE, {'is-live': {type: 'boolean'}}, (values, positionals) => {
  const {site, problems} = loadSite(root);
  if (!site)
    throw new UserError(
      formatProblems(problems),
      'Fix them first, and run the same command again.',
    );
  if (values['is-live']) return console.log(`live=${site.practice.live === true}`);
  const content = {site, root, approvals: readApprovals(root)};
  const left = launchProblems(site, root);
  const built = inheritedInBuild(site, join(root, SITE_FOLDER));
  if (left.length + built.length > 0) process.exitCode = 1;
  const wanted = positionals.join(' ').toLowerCase();
  const shown = LAUNCH_STEPS.filter(({title}) => title.toLowerCase().includes(wanted));
  const titles = LAUNCH_STEPS.map(({title}) => title).join(', ');
  if (shown.length === 0)
    throw new UserError(`There is no step "${wanted}".`, `The steps are: ${titles}.`);
  console.log(shown.map((step) => lineOf(step, content, wanted !== '')).join('\n'));
  if (built.length > 0)
    console.log(
      `\nWhat another practice has left in the site as it is built:\n${built.join('\n')}`,
    );
  console.log(
    left.length + built.length === 0
      ? '\nThis content may go live.'
      : '\nThis content must not go live yet. docs/launch.md leads through the steps; npm run launch-check -- people lists what is left of one.',
  );
});

function lineOf(step: LaunchStep, content: LaunchContent, isDetailed: boolean): string {
  const left = leftOf(step, content);
  const isDone = left.length === 0;
  const sign = step.left ? (isDone ? '✓' : '·') : '?';
  const number = String(LAUNCH_STEPS.indexOf(step) + 1).padStart(2);
  const line = `${number}. ${sign} ${step.title}: ${step.left && !isDone ? `${left.length} left` : step.proof}`;
  const details = isDetailed ? left.map((problem) => `      ${formatProblem(problem)}`) : [];
  return [line, ...details].join('\n');
}
