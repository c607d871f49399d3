/**
 * `npm run launch-check`: lists what is left of each step of docs/launch.md, and with the name or
 * number of a step its details. A build for patients refuses the same problems.
 */
import {join} from 'node:path';
import {
  findLeftoversInBuild,
  LAUNCH_STEPS,
  type LaunchContent,
  findLaunchProblems,
  type LaunchStep,
  listOpenProblems,
  loadSite,
} from '@dental/checks';
import {formatProblem, formatProblems, readApprovals} from '@dental/content';
import {makeContentError, runCommand} from './lib/command';
import {describeLeftovers, findSteps} from './lib/launchSteps';
import {SITE_FOLDER} from '@dental/practice';

const MARKS = {done: '✓', open: '○', unknown: '?'};
const LEGEND =
  `${MARKS.done} done   ${MARKS.open} open   ` +
  `${MARKS.unknown} can't be checked from here: check it yourself`;

const root = process.cwd();

runCommand('launch-check', {'is-live': {type: 'boolean'}}, (values, positionals) => {
  const {site, problems} = loadSite(root);
  if (!site) throw makeContentError(formatProblems(problems));
  if (values['is-live']) {
    console.log(`live=${site.practice.live === true}`);
    return;
  }
  const wanted = positionals.join(' ');
  const content = {site, root, approvals: readApprovals(root)};
  const lines = findSteps(wanted).map((step) => describeStep(step, content, wanted !== ''));
  console.log(`${LEGEND}\n\n${lines.join('\n')}`);

  const leftovers = findLeftoversInBuild(site, join(root, SITE_FOLDER));
  if (leftovers.length > 0) console.log(`\n${describeLeftovers(leftovers)}`);
  if (findLaunchProblems(site, root).length + leftovers.length === 0) {
    console.log('\n✓ This content can go live.');
    return;
  }
  process.exitCode = 1;
  console.log(
    "\n✗ This content can't go live yet. Follow the steps in docs/launch.md.\n" +
      '  For the details of a step: npm run launch-check -- people',
  );
});

function describeStep(step: LaunchStep, content: LaunchContent, isDetailed: boolean): string {
  const number = String(LAUNCH_STEPS.indexOf(step) + 1).padStart(2);
  const format = (mark: string, state: string) => `${number}. ${mark} ${step.title}${state}`;
  if (!step.findOpenProblems) return format(MARKS.unknown, `\n      Done when: ${step.proof}`);
  const problems = listOpenProblems(step, content);
  if (problems.length === 0) return format(MARKS.done, '');
  const details = isDetailed ? problems.map((problem) => `      ${formatProblem(problem)}`) : [];
  return [format(MARKS.open, `: ${problems.length} left`), ...details].join('\n');
}
