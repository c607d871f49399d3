// @ts-check
/**
 * Comments on pull requests that conflict with main, because GitHub runs no check on them, and
 * deletes the comment once the conflict is resolved.
 *
 *   node packages/delivery/github/conflicts.mjs [number of a pull request]
 */
import {setTimeout} from 'node:timers/promises';
import {request, requestAll, requireRepository} from './github.mjs';
import {MARKS, updateComment} from './pullRequests.mjs';

/** The start of the branches of the editor's tasks. */
const TASK_PREFIX = 'edit/';

const TASK_TEXT = `**This task conflicts with a newer change: both changed the same lines.**
GitHub can't combine them, so there is no check and no new preview. The editor can:

1. In the editor, go on with this task, and click the number of changed files.
2. Click **Update this task**. If both changed the same thing, choose which version to keep.`;

const TEXT = `**This change conflicts with a newer one: both changed the same lines.**
GitHub can't choose between them, so there is no check and no new preview.

1. Click **Resolve conflicts** below.
2. Your text is between \`<<<<<<<\` and \`=======\`.
   The newer text is between \`=======\` and \`>>>>>>>\`.
3. Keep the right text, or both, such as two closures. Delete the three lines with these marks.
4. Click **Mark as resolved**, then **Commit merge**.

Not sure? Write a comment here, and someone will help.`;

const MAX_RETRIES = 9;
const RETRY_DELAY_MS = Number(process.env.PATIENCE ?? 3_000);

const repository = requireRepository();

const [onlyNumber] = process.argv.slice(2).filter(Boolean);
const numbers = onlyNumber ? [Number(onlyNumber)] : await requestOpenPulls();
for (const number of numbers) {
  const {mergeable, head} = await requestMergeability(number);
  if (mergeable === null) {
    console.log(`GitHub can't tell yet if #${number} has conflicts.`);
  } else {
    const advice = head.ref.startsWith(TASK_PREFIX) ? TASK_TEXT : TEXT;
    const text = mergeable ? undefined : advice;
    await updateComment(repository, number, {mark: MARKS.conflict, text});
  }
}

/** @returns {Promise<number[]>} */
async function requestOpenPulls() {
  const pulls = await requestAll(repository, '/pulls?state=open');
  return pulls.map(({number}) => number);
}

/**
 * GitHub works this out only after the first request.
 * @param {number} number
 * @returns {Promise<{mergeable: boolean | null, head: {ref: string}}>} with null if GitHub takes
 *   too long
 */
async function requestMergeability(number) {
  let pull = await request(repository, `/pulls/${number}`);
  for (let retries = 0; pull.mergeable === null && retries < MAX_RETRIES; retries += 1) {
    await setTimeout(RETRY_DELAY_MS);
    pull = await request(repository, `/pulls/${number}`);
  }
  return pull;
}
