// @ts-check
/**
 * Posts what the gate found on its pull request, and asks those for a review whose signature it needs. Whether the gate is
 * red is what GitHub says. The report is believed where main's code made it; where the pull request changes code, that
 * code has made it, and it is only quoted.
 *
 *   node packages/delivery/github/comment.mjs <folder with report.json>
 */
import {fileURLToPath} from 'node:url';
import {codeAsMarkdown, isJudgedByMain} from './changedCode.mjs';
import {ask, askAll, offer, workflowRepository} from './github.mjs';
import {changesAsMarkdown, foundAsMarkdown, readReport, readReview} from './gateReport.mjs';
import {fenced, folded, list, plain} from './markdown.mjs';
import {comment, MARKS, pullRequestOf} from './pullRequests.mjs';
import {suggest} from './suggestions.mjs';

/** @typedef {import('./gateReport.mjs').Report} Report */
/** @typedef {import('./gateReport.mjs').Review} Review */

/** What changed code says is quoted this far, so that its end is not cut off with the fence. */
const MOST_QUOTED = 20_000;

const MOST_POINTS = 10;
const MOST_PAGES = 3;

/** What it means that a step of gate.yml failed, by the beginning of its name, for whoever changed something. */
const STEPS = {
  'Get the change':
    'The change could not be put together with what is there. If a comment below speaks of a conflict, resolve it; otherwise push again.',
  Install:
    'The packages that the site is built with could not be installed. If you changed only words or pictures, click Re-run jobs on the page of the check; otherwise look at package-lock.json.',
  Gate: 'The gate ended before it could say what it found. Open the log of the check, or show it to a developer.',
};

/**
 * @param {{report: Report | undefined, review?: Review, conclusion: string, failedSteps: string[], preview: string, log: string, newFile?: string}} gate
 *   review is there if the pages could be compared with those before; newFile is the address at which GitHub makes a file on the branch, if it is one of this repository
 * @returns {string} the comment on a change of content, as Markdown
 */
export function commentOn({report, review, conclusion, failedSteps, preview, log, newFile}) {
  const isOpen = conclusion === 'success' && report?.passed === true;
  const parts = [
    isOpen
      ? '**The gate is open.** Somebody can approve this.'
      : '**The gate is closed.** This cannot be merged yet.',
  ];
  if (review) parts.push(...whatPatientsSee(review, preview));
  if (report) {
    const changes = changesAsMarkdown(report);
    parts.push(review ? folded('What changes, fact by fact', changes) : changes);
  }
  if (report?.passed === isOpen) parts.push(foundAsMarkdown(report));
  else parts.push(...whatFailed(failedSteps, log));
  if (report && newFile) parts.push(...newWords(report.words, newFile));
  parts.push(...haveALook(preview, report));
  return `${parts.join('\n\n')}\n`;
}

/**
 * @param {{pull: any, files: import('./changedCode.mjs').ChangedFile[], report: Report | undefined, conclusion: string, failedSteps: string[], preview: string, log: string}} gate
 *   pull and files as GitHub's API tells them
 * @returns {string} the comment on a change of code, as Markdown: nothing in it is the judgement of that code
 */
export function commentOnCode({pull, files, report, conclusion, failedSteps, preview, log}) {
  const ended = conclusion === 'success' ? 'came to its end without an error' : 'failed';
  return [
    codeAsMarkdown({pull, files}),
    `GitHub says that the check ${ended}: [its log](${log}).`,
    ...(report
      ? [
          folded(
            'What the changed code says',
            fenced(
              'text',
              `${changesAsMarkdown(report)}\n\n${foundAsMarkdown(report)}`.slice(0, MOST_QUOTED),
            ),
          ),
        ]
      : whatFailed(failedSteps, log)),
    ...haveALook(preview, report),
  ].join('\n\n');
}

/**
 * @param {string} preview its address; empty if there is none
 * @param {Report | undefined} report
 */
function haveALook(preview, report) {
  if (!preview) return [];
  const isPage = report && !report.passed;
  return [
    '## Have a look',
    `[Open the preview](${preview}/)${isPage ? ', which says what is wrong where the site could not be built' : ''}.`,
  ];
}

/**
 * What patients will notice, with the words of the most important pages. What the pull request's own code has left is
 * text, whatever it looks like.
 * @param {Review} review
 * @param {string} preview its address; empty if there is none
 */
function whatPatientsSee({sentence, points, approval, concerns, pages}, preview) {
  const linked = (/** @type {{path: string, name: string}} */ {path, name}) =>
    preview && /^\/[\w/-]*$/.test(path) ? `[${plain(name)}](${preview}${path})` : plain(name);
  const quotes = pages
    .slice(0, MOST_PAGES)
    .map((page) =>
      [
        `**${linked(page)}**: ${plain(page.gist)}`,
        ...(page.before ? [`> Before: ${plain(page.before)}`] : []),
        ...(page.before && page.after ? ['>'] : []),
        ...(page.after ? [`> Now: ${plain(page.after)}`] : []),
      ].join('\n'),
    );
  return [
    '## What patients will see',
    points.length > 0
      ? list(`**${plain(sentence)}**`, points.slice(0, MOST_POINTS))
      : `**${plain(sentence)}**`,
    concerns.length > 0
      ? list(`${plain(approval)} Before you approve:`, concerns.slice(0, MOST_POINTS))
      : plain(approval),
    ...quotes,
    ...(preview ? [`[Every page before and after, in words and pictures](${preview}/review)`] : []),
  ];
}

/**
 * Links that add words to the dictionary of the branch: GitHub opens the new file filled in, and one click commits it.
 * @param {string[]} words
 * @param {string} newFile
 */
function newWords(words, newFile) {
  const known = words.filter((word) => /^\p{Ll}[\p{L}'’-]{1,40}$/u.test(word)).slice(0, 10);
  const link = (/** @type {string[]} */ some) => {
    const name = some[0]?.normalize('NFD').replaceAll(/[^a-z]/g, '') || 'word';
    const query = new URLSearchParams({
      filename: `pages-content/_practice/words/${name}.txt`,
      value: `${some.join('\n')}\n`,
    });
    return `${newFile}?${query}`;
  };
  if (known.length === 0) return [];
  const links = known.map((word) => `[${word}](${link([word])})`);
  if (known.length > 1) links.push(`[all of them](${link(known)})`);
  return [
    `A word that is right is added to the dictionary with one click, and **Commit changes**: ${links.join(', ')}`,
  ];
}

/**
 * @param {string[]} steps
 * @param {string} log
 */
function whatFailed(steps, log) {
  const known = Object.entries(STEPS).filter(([start]) =>
    steps.some((step) => step.startsWith(start)),
  );
  const words =
    known.length > 0
      ? known.map(([, meaning]) => meaning)
      : [
          'The check did not come to its end. Click Re-run jobs on its page, or show it to a developer.',
        ];
  return ['## What the check found', ...words, `[The log of the check](${log})`];
}

async function main() {
  const folder = process.argv[2] ?? '.';
  const repository = workflowRepository();
  const {
    HEAD = '',
    HEAD_SHA = '',
    CONCLUSION = '',
    RUN_ID = '',
    PREVIEW = '',
    LOG = '',
  } = process.env;
  const pull = await pullRequestOf(repository, {head: HEAD, sha: HEAD_SHA});
  if (!pull) {
    console.log('The pull request has moved on or is closed: there is nothing to post.');
    return;
  }
  const {number} = pull;
  const {jobs} = await ask(repository, `/actions/runs/${RUN_ID}/jobs`);
  const files = await askAll(repository, `/pulls/${number}/files?`);
  const report = readReport(folder);
  const gate = {
    report,
    conclusion: CONCLUSION,
    failedSteps: jobs
      .flatMap((/** @type {any} */ job) => job.steps ?? [])
      .filter((/** @type {any} */ step) => step.conclusion === 'failure')
      .map((/** @type {any} */ step) => step.name),
    preview: PREVIEW.replace(/\/$/, ''),
    log: LOG,
  };
  const isJudged = isJudgedByMain({pull, files});
  const [owner, branch = ''] = HEAD.split(/:(.*)/s);
  // The branch of a fork is not ours to write to.
  const newFile = repository.name.startsWith(`${owner}/`)
    ? `https://github.com/${repository.name}/new/${encodeURI(branch)}`
    : undefined;
  const review = report?.passed ? readReview(folder) : undefined;
  const text = isJudged
    ? commentOn({...gate, review, newFile})
    : commentOnCode({...gate, pull, files});
  await comment(repository, number, {mark: MARKS.gate, text});
  const corrections = isJudged ? (report?.corrections ?? []) : [];
  await suggest(repository, number, {sha: HEAD_SHA, corrections, files});
  for (const reviewer of report?.reviewers ?? []) {
    const isAsked = await offer(repository, `/pulls/${number}/requested_reviewers`, {
      reviewers: [reviewer],
    });
    // GitHub asks only those who may open the repository, and nobody to review a change of their own.
    if (!isAsked) console.log(`@${reviewer} could not be asked for a review.`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
