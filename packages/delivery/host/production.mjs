// @ts-check
/**
 * Tells those whose merge it was, on their pull request and in an issue, why what they merged is not live; and closes the
 * issue when all is well again.
 *
 *   node packages/delivery/host/production.mjs success|failure [file with the reason]
 */
import {existsSync, readFileSync} from 'node:fs';
import {ask, pullsOf, workflowRepository} from './github.mjs';
import {readReport} from './gateReport.mjs';
import {comment, keepIssue, MARKS} from './pullRequests.mjs';

const TITLE = 'What was merged is not live';

const repository = workflowRepository();
const [outcome, folder = '.'] = process.argv.slice(2);
const {BEFORE = '', GITHUB_SHA = '', LOG = ''} = process.env;

const pulls = await mergedPulls();
if (outcome === 'success') {
  await keepIssue(repository, {title: TITLE, text: undefined});
  for (const {number} of pulls) await comment(repository, number, {mark: MARKS.production, text: undefined});
} else {
  const text = ['The site that patients see is still the one from before.', reason(), `[The whole log](${LOG})`].join(
    '\n\n',
  );
  for (const {number} of pulls) await comment(repository, number, {mark: MARKS.production, text});
  const people = [...new Set(pulls.flatMap(authorsOf))].map((name) => `@${name}`).join(' ');
  const from = pulls.map(({number}) => `#${number}`).join(', ');
  await keepIssue(repository, {title: TITLE, text: `${text}\n\n${people} merged ${from || GITHUB_SHA.slice(0, 7)}.`});
}

/** What the gate, the build, the deployment or the visit said. */
function reason() {
  const report = readReport(folder);
  if (report && !report.passed) return report.found;
  const said = `${folder}/reason.md`;
  if (existsSync(said)) return readFileSync(said, 'utf8');
  return 'It ended before it could say why: look at the log.';
}

/** The pull requests that came to main since the version before. */
async function mergedPulls() {
  const isFirst = /^0*$/.test(BEFORE);
  const commits = isFirst ? [{sha: GITHUB_SHA}] : (await ask(repository, `/compare/${BEFORE}...${GITHUB_SHA}`)).commits;
  return pullsOf(
    repository,
    commits.slice(-30).map((/** @type {any} */ {sha}) => sha),
  );
}

/** @param {any} pull */
function authorsOf({user, merged_by: merger}) {
  return [user?.login, merger?.login].filter((name) => name && !name.endsWith('[bot]'));
}
