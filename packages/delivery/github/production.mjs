// @ts-check
/**
 * Opens an issue if merged changes aren't live, which mentions their authors and reviewers, and
 * closes it once they are.
 *
 *   node packages/delivery/github/production.mjs success|failure [folder with the reason]
 */
import {existsSync, readFileSync} from 'node:fs';
import {findPullsOfCommits, request, requireRepository} from './github.mjs';
import {quoteOutput} from './markdown.mjs';
import {updateIssue} from './pullRequests.mjs';
import {readGateReport} from './report.mjs';
import {formatFindings} from './reportMarkdown.mjs';

const MAX_COMMITS = 30;

const repository = requireRepository();
const [outcome, folder = '.'] = process.argv.slice(2);
const {BEFORE = '', GITHUB_SHA = '', LOG = ''} = process.env;

const text = outcome === 'success' ? undefined : await formatIssue();
await updateIssue(repository, {title: 'Merged changes are not live', text});

async function formatIssue() {
  const pulls = await requestMergedPulls();
  const people = [...new Set(pulls.flatMap(listPeople))].map((name) => `@${name}`).join(' ');
  const source = pulls.map(({number}) => `#${number}`).join(', ') || GITHUB_SHA.slice(0, 7);
  return [
    'Patients still see the previous version of the site.',
    readReason(),
    `[Whole log](${LOG})`,
    `${people} merged ${source}.`,
  ].join('\n\n');
}

/** The message of the gate, the build, the deployment, or the smoke test. */
function readReason() {
  const report = readGateReport(folder);
  if (report && !report.passed) return formatFindings(report);
  const file = `${folder}/reason.md`;
  if (existsSync(file)) return quoteOutput(readFileSync(file, 'utf8'));
  return 'The workflow ended without a reason: open the log.';
}

/** The pull requests that were merged since the previous version. */
async function requestMergedPulls() {
  const hasNoPrevious = /^0*$/.test(BEFORE);
  const commits = hasNoPrevious
    ? [{sha: GITHUB_SHA}]
    : (await request(repository, `/compare/${BEFORE}...${GITHUB_SHA}`)).commits;
  const hashes = commits.map((/** @type {any} */ {sha}) => sha);
  return findPullsOfCommits(repository, hashes.slice(-MAX_COMMITS));
}

/** @param {any} pull */
function listPeople({user, merged_by: merger}) {
  return [user?.login, merger?.login].filter((name) => name && !name.endsWith('[bot]'));
}
