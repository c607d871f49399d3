// @ts-check
import {ask, askAll} from './github.mjs';

/** @typedef {import('./github.mjs').Repository} Repository */

/** By these a comment of ours is found again. */
export const MARKS = {gate: '<!-- gate -->', conflict: '<!-- conflict -->'};

/** What GitHub takes in one comment is 65,536 characters. */
const LONGEST = 60_000;

/**
 * The open pull request of a branch, if this commit is still its last.
 * @param {Repository} repository
 * @param {{head: string, sha: string}} wanted the branch as `owner:branch`
 * @returns {Promise<any>} as GitHub's API tells it; undefined if there is none
 */
export async function pullRequestOf(repository, {head, sha}) {
  const pulls = await ask(repository, `/pulls?state=open&head=${encodeURIComponent(head)}`);
  return pulls.find((/** @type {any} */ pull) => pull.head.sha === sha);
}

/**
 * Posts a comment, or renews the one with the same mark.
 * @param {Repository} repository
 * @param {number} number of the pull request or issue
 * @param {{mark: string, text: string | undefined}} comment without a text it is taken away
 */
export async function comment(repository, number, {mark, text}) {
  const comments = await askAll(repository, `/issues/${number}/comments?sort=created`);
  const own = comments.find(
    ({user, body}) => user?.login === 'github-actions[bot]' && body.startsWith(mark),
  );
  const body = text && `${mark}\n${text.slice(0, LONGEST)}`;
  if (!body) {
    if (own) await ask(repository, `/issues/comments/${own.id}`, {method: 'DELETE'});
  } else if (own)
    await ask(repository, `/issues/comments/${own.id}`, {method: 'PATCH', body: {body}});
  else await ask(repository, `/issues/${number}/comments`, {method: 'POST', body: {body}});
}

/**
 * Opens an issue, adds to the one that is open, or closes it when all is well again.
 * @param {Repository} repository
 * @param {{title: string, text: string | undefined}} state without a text all is well
 */
export async function keepIssue(repository, {title, text}) {
  const open = await askAll(repository, '/issues?state=open');
  const number = open.find((issue) => issue.title === title && !issue.pull_request)?.number;
  if (text === undefined) {
    if (number === undefined) return;
    await ask(repository, `/issues/${number}/comments`, {
      method: 'POST',
      body: {body: 'All is well again.'},
    });
    await ask(repository, `/issues/${number}`, {method: 'PATCH', body: {state: 'closed'}});
  } else if (number === undefined)
    await ask(repository, '/issues', {method: 'POST', body: {title, body: text}});
  else await ask(repository, `/issues/${number}/comments`, {method: 'POST', body: {body: text}});
}
