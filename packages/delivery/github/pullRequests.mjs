// @ts-check
import {request, requestAll} from './github.mjs';

/** @typedef {import('./github.mjs').Repository} Repository */

/** Mark our comments, to find them again. */
export const MARKS = {gate: '<!-- gate -->', conflict: '<!-- conflict -->'};

/** The reason why `findPull` finds none. */
export const NO_PULL = 'the pull request is closed, has newer commits, or shares its branch';

/** GitHub accepts 65,536 characters in a comment. */
const MAX_COMMENT_CHARS = 60_000;

/**
 * The open pull request of a branch, if a commit is still its last. A branch can have two, into
 * different branches. A gate run doesn't name its pull request, so it counts for neither.
 * @param {Repository} repository
 * @param {{head: string, sha: string}} wanted the branch as `owner:branch`, and the commit
 * @returns {Promise<any>} as GitHub's API returns it; undefined if there isn't exactly one
 */
export async function findPull(repository, {head, sha}) {
  const query = `state=open&head=${encodeURIComponent(head)}`;
  const pulls = await request(repository, `/pulls?${query}`);
  const [pull, other] = pulls.filter((/** @type {any} */ {head}) => head.sha === sha);
  return other ? undefined : pull;
}

/**
 * Posts our comment with a mark, updates it, or deletes it.
 * @param {Repository} repository
 * @param {number} number of the pull request
 * @param {{mark: string, text: string | undefined}} comment without a text it is deleted
 */
export async function updateComment(repository, number, {mark, text}) {
  const comments = await requestAll(repository, `/issues/${number}/comments?sort=created`);
  const current = comments.find(
    ({user, body}) => user?.login === 'github-actions[bot]' && body.startsWith(mark),
  );
  const currentPath = current && `/issues/comments/${current.id}`;
  if (!text) {
    if (current) await request(repository, currentPath, {method: 'DELETE'});
    return;
  }
  const body = {body: `${mark}\n${text.slice(0, MAX_COMMENT_CHARS)}`};
  if (current) await request(repository, currentPath, {method: 'PATCH', body});
  else await request(repository, `/issues/${number}/comments`, {method: 'POST', body});
}

/**
 * Opens an issue, comments on it while it is open, or closes it.
 * @param {Repository} repository
 * @param {{title: string, text: string | undefined}} state without a text the problem is solved
 */
export async function updateIssue(repository, {title, text}) {
  const issues = await requestAll(repository, '/issues?state=open');
  const number = issues.find((issue) => issue.title === title && !issue.pull_request)?.number;
  const comment = (/** @type {string} */ body) =>
    request(repository, `/issues/${number}/comments`, {method: 'POST', body: {body}});

  if (text === undefined) {
    if (number === undefined) return;
    await comment('Solved.');
    await request(repository, `/issues/${number}`, {method: 'PATCH', body: {state: 'closed'}});
  } else if (number === undefined) {
    await request(repository, '/issues', {method: 'POST', body: {title, body: text}});
  } else {
    await comment(text);
  }
}
