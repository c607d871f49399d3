// @ts-check
/**
 * Posts the results of the gate on its pull request, and requests the reviews that it needs. The
 * report is trusted only if main's code made it. If the pull request changes code, that code made
 * the report, and it is only quoted.
 *
 *   node packages/delivery/github/comment.mjs <folder with report.json>
 */
import {fileURLToPath} from 'node:url';
import {formatCodeChange, isCheckedByMain} from './changedCode.mjs';
import {request, requestAll, requireRepository, tryPost} from './github.mjs';
import {escapeText, fenceText, foldDetails, formatList} from './markdown.mjs';
import {findPull, MARKS, NO_PULL, updateComment} from './pullRequests.mjs';
import {readGateReport, readReview} from './report.mjs';
import {formatChanges, formatFindings} from './reportMarkdown.mjs';
import {updateSuggestions} from './suggestions.mjs';

/** @typedef {import('./report.mjs').GateReport} GateReport */
/** @typedef {import('./report.mjs').Review} Review */
/** @typedef {import('./changedCode.mjs').ChangedFile} ChangedFile */

/** The report of changed code is cut there, so that the fence around it stays closed. */
const MAX_QUOTED_CHARS = 20_000;

const MAX_POINTS = 10;
const MAX_PAGES = 3;
const MAX_NEW_WORDS = 10;

/** A word that is safe in a link, such as `bruxism`. */
const PLAIN_WORD = /^\p{Ll}[\p{L}'’-]{1,40}$/u;

/** The meaning of a failed step of gate.yml for the author, by the start of the step's name. */
const FAILED_STEPS = {
  'Get the change':
    "This change couldn't be merged with main. " +
    'If a comment below reports a conflict, resolve it; otherwise push again.',
  Install:
    "The site's packages couldn't be installed. If you changed only text or images, " +
    "click Re-run jobs on the check's page; otherwise look at package-lock.json.",
  Gate: 'The gate crashed before it had results. Open the log, or show it to a developer.',
};

/**
 * @typedef {object} GateRun
 * @property {GateReport | undefined} report
 * @property {string} conclusion the result, as GitHub calls it
 * @property {string[]} failedSteps
 * @property {string} preview its address; empty if there is none
 * @property {string} log its address
 */

/**
 * The comment on a change of content, as Markdown.
 * @param {GateRun & {review?: Review | undefined, newFile?: string | undefined}} gate review if
 *   the pages were compared;
 *   newFile is the address of GitHub's form for a new file on a branch of this repository
 * @returns {string}
 */
export function formatComment({report, review, newFile, ...gate}) {
  const {conclusion, failedSteps, preview, log} = gate;
  const isPassed = conclusion === 'success' && report?.passed === true;
  const parts = [
    isPassed
      ? '**Gate: passed.** This change is ready for approval.'
      : "**Gate: failed.** This change can't be merged yet.",
  ];
  if (review) parts.push(...formatReview(review, preview));
  if (report) {
    const changes = formatChanges(report);
    parts.push(review ? foldDetails('All changes, fact by fact', changes) : changes);
  }
  if (report?.passed === isPassed) parts.push(formatFindings(report));
  else parts.push(...formatFailedSteps(failedSteps, log));
  if (report && newFile) parts.push(...formatNewWords(report.words, newFile));
  parts.push(...formatPreview(preview, report));
  return `${parts.join('\n\n')}\n`;
}

/**
 * The comment on a change of code, as Markdown. It quotes that code's report and claims nothing.
 * @param {GateRun & {pull: any, files: ChangedFile[]}} gate pull and files as GitHub's API returns
 *   them
 * @returns {string}
 */
export function formatCommentOnCode({pull, files, report, conclusion, failedSteps, preview, log}) {
  const result = conclusion === 'success' ? 'finished without an error' : 'failed';
  return [
    formatCodeChange({pull, files}),
    `The check ${result}: [log](${log}).`,
    ...(report ? [quoteReport(report)] : formatFailedSteps(failedSteps, log)),
    ...formatPreview(preview, report),
  ].join('\n\n');
}

/** @param {GateReport} report */
function quoteReport(report) {
  const text = `${formatChanges(report)}\n\n${formatFindings(report)}`;
  return foldDetails(
    'Results reported by the changed code',
    fenceText('text', text.slice(0, MAX_QUOTED_CHARS)),
  );
}

/**
 * @param {string} preview
 * @param {GateReport | undefined} report
 */
function formatPreview(preview, report) {
  if (!preview) return [];
  const isFailed = report && !report.passed;
  const hint = isFailed ? " (if the site couldn't be built, it lists the errors)" : '';
  return ['## Preview', `[Open the preview](${preview}/)${hint}.`];
}

/**
 * The changes that patients will see, with quotes from the most important pages. The pull request's
 * own code wrote these texts, so they are escaped.
 * @param {Review} review
 * @param {string} preview
 */
function formatReview({sentence, points, approval, concerns, pages}, preview) {
  const summary = `**${escapeText(sentence)}**`;
  const parts = ['## What patients will see'];
  parts.push(points.length > 0 ? formatList(summary, points.slice(0, MAX_POINTS)) : summary);
  parts.push(
    concerns.length > 0
      ? formatList(`${escapeText(approval)} Before you approve:`, concerns.slice(0, MAX_POINTS))
      : escapeText(approval),
  );
  parts.push(...pages.slice(0, MAX_PAGES).map((page) => formatPage(page, preview)));
  if (preview)
    parts.push(`[All pages before and after, with text and screenshots](${preview}/changes)`);
  return parts;
}

/**
 * @param {Review['pages'][number]} page
 * @param {string} preview
 */
function formatPage({path, name, summary, before, after}, preview) {
  const isLinked = preview && /^\/[\w/-]*$/.test(path);
  const link = isLinked ? `[${escapeText(name)}](${preview}${path})` : escapeText(name);
  const lines = [`**${link}**: ${escapeText(summary)}`];
  if (before) lines.push(`> Before: ${escapeText(before)}`);
  if (before && after) lines.push('>');
  if (after) lines.push(`> Now: ${escapeText(after)}`);
  return lines.join('\n');
}

/**
 * Links that add words to the dictionary on the branch: GitHub opens a form with the new file, and
 * one click commits it.
 * @param {string[]} words
 * @param {string} newFile
 */
function formatNewWords(words, newFile) {
  const plainWords = words.filter((word) => PLAIN_WORD.test(word)).slice(0, MAX_NEW_WORDS);
  if (plainWords.length === 0) return [];
  const links = plainWords.map((word) => `[${word}](${formatNewWordsLink([word], newFile)})`);
  if (plainWords.length > 1)
    links.push(`[all of them](${formatNewWordsLink(plainWords, newFile)})`);
  return [
    'If a word is right, click it to add it to the dictionary, then click **Commit changes**: ' +
      links.join(', '),
  ];
}

/**
 * @param {string[]} words
 * @param {string} newFile
 */
function formatNewWordsLink(words, newFile) {
  const name = words[0]?.normalize('NFD').replaceAll(/[^a-z]/g, '') || 'word';
  const query = new URLSearchParams({
    filename: `pages-content/_practice/words/${name}.txt`,
    value: `${words.join('\n')}\n`,
  });
  return `${newFile}?${query}`;
}

/**
 * @param {string[]} steps
 * @param {string} log
 */
function formatFailedSteps(steps, log) {
  const meanings = Object.entries(FAILED_STEPS)
    .filter(([start]) => steps.some((step) => step.startsWith(start)))
    .map(([, meaning]) => meaning);
  const ifUnknown = "The check didn't finish. Click Re-run jobs on its page, or ask a developer.";
  return ['## Results', ...(meanings.length > 0 ? meanings : [ifUnknown]), `[Log](${log})`];
}

async function main() {
  const folder = process.argv[2] ?? '.';
  const repository = requireRepository();
  const {
    HEAD = '',
    HEAD_SHA = '',
    CONCLUSION = '',
    RUN_ID = '',
    PREVIEW = '',
    LOG = '',
  } = process.env;
  const pull = await findPull(repository, {head: HEAD, sha: HEAD_SHA});
  if (!pull) {
    console.log(`Nothing to post: ${NO_PULL}.`);
    return;
  }
  const {number} = pull;
  const files = await requestAll(repository, `/pulls/${number}/files?`);
  const report = readGateReport(folder);
  const gate = {
    report,
    conclusion: CONCLUSION,
    failedSteps: await requestFailedSteps(repository, RUN_ID),
    preview: PREVIEW.replace(/\/$/, ''),
    log: LOG,
  };
  const isTrusted = isCheckedByMain({pull, files});
  const review = report?.passed ? readReview(folder) : undefined;
  const text = isTrusted
    ? formatComment({...gate, review, newFile: getNewFileAddress(repository, HEAD)})
    : formatCommentOnCode({...gate, pull, files});
  await updateComment(repository, number, {mark: MARKS.gate, text});
  const corrections = isTrusted ? (report?.corrections ?? []) : [];
  await updateSuggestions(repository, number, {sha: HEAD_SHA, corrections, files});
  const reviewers = isTrusted ? (report?.reviewers ?? []) : [];
  for (const reviewer of reviewers) await requestReview(repository, number, reviewer);
}

/**
 * @param {import('./github.mjs').Repository} repository
 * @param {string} runId
 * @returns {Promise<string[]>} the names of the steps that failed
 */
async function requestFailedSteps(repository, runId) {
  const {jobs} = await request(repository, `/actions/runs/${runId}/jobs`);
  return jobs
    .flatMap((/** @type {any} */ job) => job.steps ?? [])
    .filter((/** @type {any} */ step) => step.conclusion === 'failure')
    .map((/** @type {any} */ step) => step.name);
}

/**
 * The address of GitHub's form for a new file. We can't write to a fork's branch.
 * @param {import('./github.mjs').Repository} repository
 * @param {string} head as `owner:branch`
 */
function getNewFileAddress({name}, head) {
  const [owner, branch = ''] = head.split(/:(.*)/s);
  if (!name.startsWith(`${owner}/`)) return undefined;
  // A parenthesis would end the link, and a # its path.
  const path = encodeURI(branch).replaceAll(
    /[()#]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `https://github.com/${name}/new/${path}`;
}

/**
 * Requests a review. GitHub refuses people without access, and the author of the change.
 * @param {import('./github.mjs').Repository} repository
 * @param {number} number
 * @param {string} reviewer
 */
async function requestReview(repository, number, reviewer) {
  const path = `/pulls/${number}/requested_reviewers`;
  const isTaken = await tryPost(repository, path, {reviewers: [reviewer]});
  if (!isTaken) console.log(`GitHub refused to request a review from @${reviewer}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
