// @ts-check
/**
 * Tells those whose merge it was, in an issue that names them and their pull requests, why what they merged is not live; and
 * closes it when all is well again.
 *
 *   node packages/delivery/github/production.mjs success|failure [file with the reason]
 */
import {existsSync, readFileSync} from 'node:fs';
import {ask, pullsOf, workflowRepository} from './github.mjs';
import {foundAsMarkdown, readReport} from './gateReport.mjs';
import {keepIssue} from './pullRequests.mjs';

const repository = workflowRepository();
const [outcome, folder = '.'] = process.argv.slice(2);
const {BEFORE = '', GITHUB_SHA = '', LOG = ''} = process.env;

let text;
if (outcome !== 'success') {
  const pulls = await mergedPulls();
  const people = [...new Set(pulls.flatMap(authorsOf))].map((name) => `@${name}`).join(' ');
  const from = pulls.map(({number}) => `#${number}`).join(', ') || GITHUB_SHA.slice(0, 7);
  text = [
    'The site that patients see is still the one from before.',
    reason(),
    `[The whole log](${LOG})`,
    `${people} merged ${from}.`,
  ].join('\n\n');
}
await keepIssue(repository, {title: 'What was merged is not live', text});

/** What the gate, the build, the deployment or the visit said. */
function reason() {
  const report = readReport(folder);
  if (report && !report.passed) return foundAsMarkdown(report);
  const said = `${folder}/reason.md`;
  if (existsSync(said)) return readFileSync(said, 'utf8');
  return 'It ended before it could say why: look at the log.';
}

/** The pull requests that came to main since the version before. */
async function mergedPulls() {
  const isFirst = /^0*$/.test(BEFORE);
  const commits = isFirst
    ? [{sha: GITHUB_SHA}]
    : (await ask(repository, `/compare/${BEFORE}...${GITHUB_SHA}`)).commits;
  return pullsOf(
    repository,
    commits.slice(-30).map((/** @type {any} */ {sha}) => sha),
  );
}

/** @param {any} pull */
function authorsOf({user, merged_by: merger}) {
  return [user?.login, merger?.login].filter((name) => name && !name.endsWith('[bot]'));
}
