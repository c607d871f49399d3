// @ts-check
import {ask, askAll, offer} from './github.mjs';
import {fenced} from './markdown.mjs';

/** @typedef {import('./github.mjs').Repository} Repository */
/** @typedef {import('./gateReport.mjs').Report['corrections'][number]} Correction */

/** By this a suggested change of ours is found again. */
const MARK = '<!-- suggestion -->';

/** More would hide the words of people. */
const MOST = 20;

/**
 * Offers each certain correction as a change that is accepted with one click, and takes back those that fit no longer.
 * GitHub takes them on lines that the pull request changes.
 * @param {Repository} repository
 * @param {number} number of the pull request
 * @param {{sha: string, corrections: Correction[], files: import('./changedCode.mjs').ChangedFile[]}} what the commit
 *   that they are about, the corrections, and what the pull request changes
 */
export async function suggest(repository, number, {sha, corrections, files}) {
  const comments = await askAll(repository, `/pulls/${number}/comments?`);
  const changed = new Map(files.map(({filename, patch}) => [filename, linesOf(patch ?? '')]));
  const wanted = corrections
    .filter(({file, line, lastLine}) =>
      [line, lastLine].every((one) => changed.get(file)?.has(one)),
    )
    .slice(0, MOST)
    .map(({file: path, line, lastLine, newText, said}) => ({
      path,
      line: lastLine,
      ...(lastLine > line && {start_line: line}),
      body: `${MARK}\n${said}\n\n${fenced('suggestion', newText)}`,
    }));
  const own = comments.filter(
    ({user, body}) => user?.login === 'github-actions[bot]' && body.startsWith(MARK),
  );
  const isSame = (/** @type {any} */ a, /** @type {any} */ b) =>
    a.path === b.path && a.line === b.line && a.body === b.body;
  for (const old of own.filter((comment) => !wanted.some((one) => isSame(one, comment))))
    await ask(repository, `/pulls/comments/${old.id}`, {method: 'DELETE'});
  for (const one of wanted.filter((comment) => !own.some((old) => isSame(old, comment)))) {
    const body = {
      ...one,
      commit_id: sha,
      side: 'RIGHT',
      ...('start_line' in one && {start_side: 'RIGHT'}),
    };
    if (!(await offer(repository, `/pulls/${number}/comments`, body)))
      console.log(`A change of ${one.path}:${one.line} could not be suggested.`);
  }
}

/**
 * The lines of the new version that a patch shows.
 * @param {string} patch
 * @returns {Set<number>}
 */
function linesOf(patch) {
  const lines = new Set();
  let at = 0;
  for (const line of patch.split('\n')) {
    const start = /^@@ -\S+ \+(\d+)/.exec(line)?.[1];
    if (start) at = Number(start);
    else if (!line.startsWith('-') && !line.startsWith('\\')) lines.add(at++);
  }
  return lines;
}
