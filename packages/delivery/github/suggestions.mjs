// @ts-check
import {request, requestAll, tryPost} from './github.mjs';
import {escapeText, fenceText} from './markdown.mjs';

/** @typedef {import('./github.mjs').Repository} Repository */
/** @typedef {import('./report.mjs').GateReport['corrections'][number]} Correction */
/** @typedef {import('./changedCode.mjs').ChangedFile} ChangedFile */
/** @typedef {{path: string, line: number, start_line?: number, body: string}} Suggestion */

/** Marks our suggestions, to find them again. */
const MARK = '<!-- suggestion -->';

/** More would bury the comments of people. */
const MAX_SUGGESTIONS = 20;

/**
 * Posts each correction as a suggestion for one click, and deletes those that no longer apply.
 * GitHub accepts suggestions only on lines that the pull request changes.
 * @param {Repository} repository
 * @param {number} number of the pull request
 * @param {{sha: string, corrections: Correction[], files: ChangedFile[]}} change
 *   the commit that was checked, its corrections, and the files of the pull request
 */
export async function updateSuggestions(repository, number, {sha, corrections, files}) {
  const comments = await requestAll(repository, `/pulls/${number}/comments?`);
  const current = comments.filter(
    ({user, body}) => user?.login === 'github-actions[bot]' && body.startsWith(MARK),
  );
  const suggestions = makeSuggestions(corrections, files);
  for (const comment of current)
    if (!suggestions.some((suggestion) => isSame(suggestion, comment)))
      await request(repository, `/pulls/comments/${comment.id}`, {method: 'DELETE'});
  for (const suggestion of suggestions)
    if (!current.some((comment) => isSame(suggestion, comment)))
      await postSuggestion(repository, number, sha, suggestion);
}

/**
 * The corrections that GitHub accepts as suggestions, as it wants them.
 * @param {Correction[]} corrections
 * @param {ChangedFile[]} files of the pull request
 * @returns {Suggestion[]}
 */
export function makeSuggestions(corrections, files) {
  const shownLines = new Map(files.map(({filename, patch}) => [filename, readLines(patch ?? '')]));
  return corrections
    .filter(({file, line, lastLine}) => {
      const lines = shownLines.get(file);
      return lines?.has(line) && lines.has(lastLine);
    })
    .slice(0, MAX_SUGGESTIONS)
    .map(({file, line, lastLine, newText, message}) => ({
      path: file,
      line: lastLine,
      ...(lastLine > line && {start_line: line}),
      body: `${MARK}\n${escapeText(message)}\n\n${fenceText('suggestion', newText)}`,
    }));
}

/**
 * @param {Suggestion} suggestion
 * @param {Suggestion} comment as GitHub's API returns it
 */
function isSame(suggestion, comment) {
  return (
    suggestion.path === comment.path &&
    suggestion.line === comment.line &&
    suggestion.body === comment.body
  );
}

/**
 * @param {Repository} repository
 * @param {number} number
 * @param {string} sha
 * @param {Suggestion} suggestion
 */
async function postSuggestion(repository, number, sha, suggestion) {
  const isTaken = await tryPost(repository, `/pulls/${number}/comments`, {
    ...suggestion,
    commit_id: sha,
    side: 'RIGHT',
    ...('start_line' in suggestion && {start_side: 'RIGHT'}),
  });
  if (!isTaken)
    console.log(`GitHub refused the suggestion for ${suggestion.path}:${suggestion.line}.`);
}

/**
 * The line numbers of the new version that a patch shows.
 * @param {string} patch
 * @returns {Set<number>}
 */
function readLines(patch) {
  const lines = new Set();
  let number = 0;
  for (const text of patch.split('\n')) {
    const start = /^@@ -\S+ \+(\d+)/.exec(text)?.[1];
    if (start) {
      number = Number(start);
    } else if (!text.startsWith('-') && !text.startsWith('\\')) {
      lines.add(number);
      number += 1;
    }
  }
  return lines;
}
