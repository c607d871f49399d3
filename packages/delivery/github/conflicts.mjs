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

const TEXT = `**This change conflicts with a newer one: both changed the same lines.**
GitHub can't choose between them, so there is no check and no new preview.

1. Click **Resolve conflicts** below.
2. Your text is between \`<<<<<<<\` and \`=======\`.
   The newer text is between \`=======\` and \`>>>>>>>\`.
3. Keep the right text, or both, such as two closures. Delete the three lines with these marks.
4. Click **Mark as resolved**, then **Commit merge**.

Not sure? Write a comment here, and someone will help.`;

const MAX_TRIES = 10;
const RETRY_DELAY_MS = Number(process.env.PATIENCE ?? 3_000);

const repository = requireRepository();

const [onlyNumber] = process.argv.slice(2).filter(Boolean);
const numbers = onlyNumber ? [Number(onlyNumber)] : await requestOpenPulls();
for (const number of numbers) {
  const isMergeable = await requestMergeable(number);
  if (isMergeable === null) {
    console.log(`GitHub can't tell yet if #${number} has conflicts.`);
  } else {
    const text = isMergeable ? undefined : TEXT;
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
 * @returns {Promise<boolean | null>} null if GitHub takes too long
 */
async function requestMergeable(number) {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const {mergeable} = await request(repository, `/pulls/${number}`);
    if (mergeable !== null) return mergeable;
    await setTimeout(RETRY_DELAY_MS);
  }
  return null;
}
