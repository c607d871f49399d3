// @ts-check
/**
 * Posts what the gate found on its pull request, and asks those for a review whose signature it needs. What ran with the
 * pull request's own code has only left a file: it is text, and whether the gate is red is what GitHub says.
 *
 *   node scripts/host/comment.mjs <folder with report.json>
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ask, HostError, repositoryOf} from './github.mjs';
import {comment, MARKS, pullRequestOf} from './pullRequests.mjs';
import {suggest} from './suggestions.mjs';

/** @typedef {import('./suggestions.mjs').Correction} Correction */
/** @typedef {{passed: boolean, changes: string, found: string, pages: string[], reviewers: string[], corrections: Correction[]}} Report */

/** What a step of gate.yml does, in words for whoever changed something. */
const STEPS = [
  [
    'Get the change',
    'The change could not be put together with what is there.',
    'If a comment below speaks of a conflict, resolve it; otherwise push again.',
  ],
  [
    'Install',
    'The packages that the site is built with could not be installed.',
    'If you changed only words or pictures, click Re-run jobs on the page of the check; otherwise look at package-lock.json.',
  ],
  [
    'Gate',
    'The gate ended before it could say what it found.',
    'Open the log of the check, or show it to a developer.',
  ],
];

/**
 * @param {{report: Report | undefined, conclusion: string, failedSteps: string[], preview: string, log: string}} gate
 * @returns {string} the comment, as Markdown
 */
export function commentOn({report, conclusion, failedSteps, preview, log}) {
  const isOpen = conclusion === 'success' && report?.passed === true;
  const parts = [
    isOpen ? '**The gate is open.** Somebody can approve this.' : '**The gate is closed.** This cannot be merged yet.',
  ];
  if (report) parts.push(report.changes);
  if (report && report.passed === isOpen) parts.push(report.found);
  else parts.push('## What the check found', ...whatFailed(failedSteps), `[The log of the check](${log})`);
  if (preview) {
    parts.push(
      '## Have a look',
      `[Open the preview](${preview}/)${report && !report.passed ? ', which says what is wrong where the site could not be built' : ''}.`,
    );
    const pages = (report?.passed ? report.pages : []).filter((path) => /^\/[\w./-]*$/.test(path)).slice(0, 50);
    if (pages.length > 0)
      parts.push('Pages that change:', pages.map((path) => `- [${path}](${preview}${path})`).join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

/** @param {string[]} steps */
function whatFailed(steps) {
  const known = STEPS.filter(([start = '']) => steps.some((step) => step.startsWith(start)));
  if (known.length > 0) return known.map(([, what, fix]) => `${what} ${fix}`);
  return ['The check did not come to its end. Click Re-run jobs on its page, or show it to a developer.'];
}

/**
 * @param {string} folder
 * @returns {Report | undefined} nothing if the gate left none that can be read
 */
export function readReport(folder) {
  try {
    const {passed, changes, found, pages, reviewers, corrections} = JSON.parse(
      readFileSync(join(folder, 'report.json'), 'utf8'),
    );
    const texts = (/** @type {unknown} */ list) => (Array.isArray(list) ? list.map(String) : []);
    return {
      passed: passed === true,
      changes: String(changes),
      found: String(found),
      pages: texts(pages),
      reviewers: texts(reviewers),
      corrections: Array.isArray(corrections) ? corrections.flatMap(asCorrection) : [],
    };
  } catch {
    return undefined;
  }
}

/**
 * @param {any} written
 * @returns {Correction[]} nothing if it is none
 */
function asCorrection(written) {
  const {file, line, lastLine = line, newText, said} = written ?? {};
  const isWhole = typeof file === 'string' && Number.isInteger(line) && Number.isInteger(lastLine);
  return isWhole ? [{file, line, lastLine, newText: String(newText), said: String(said)}] : [];
}

async function main() {
  const repository = repositoryOf();
  const {HEAD = '', HEAD_SHA = '', CONCLUSION = '', RUN_ID = '', PREVIEW = '', LOG = ''} = process.env;
  if (!repository) throw new Error('GITHUB_REPOSITORY and GITHUB_TOKEN are needed.');
  const number = await pullRequestOf(repository, {head: HEAD, sha: HEAD_SHA});
  if (number === undefined) {
    console.log('The pull request has moved on or is closed: there is nothing to post.');
    return;
  }
  const {jobs} = await ask(repository, `/actions/runs/${RUN_ID}/jobs`);
  const failedSteps = jobs
    .flatMap((/** @type {any} */ job) => job.steps ?? [])
    .filter((/** @type {any} */ step) => step.conclusion === 'failure')
    .map((/** @type {any} */ step) => step.name);
  const report = readReport(process.argv[2] ?? '.');
  const text = commentOn({report, conclusion: CONCLUSION, failedSteps, preview: PREVIEW.replace(/\/$/, ''), log: LOG});
  await comment(repository, number, {mark: MARKS.gate, text});
  await suggest(repository, number, {sha: HEAD_SHA, corrections: report?.corrections ?? []});
  for (const reviewer of report?.reviewers ?? []) {
    await ask(repository, `/pulls/${number}/requested_reviewers`, {
      method: 'POST',
      body: {reviewers: [reviewer]},
    }).catch((error) => {
      // GitHub asks only those who may open the repository, and nobody to review a change of their own.
      if (!(error instanceof HostError) || error.status !== 422) throw error;
      console.log(`@${reviewer} could not be asked for a review.`);
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
