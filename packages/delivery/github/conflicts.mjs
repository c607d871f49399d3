// @ts-check
/**
 * Tells those whose pull request does not fit main any more, in plain words: GitHub runs no check there. And takes the
 * comment away once it fits again.
 *
 *   node packages/delivery/github/conflicts.mjs [number of a pull request]
 */
import {setTimeout} from 'node:timers/promises';
import {ask, askAll, workflowRepository} from './github.mjs';
import {comment, MARKS} from './pullRequests.mjs';

const TEXT = `**This change and a newer one touch the same lines.** GitHub cannot tell which of the two you want, so nothing is checked and there is no new preview.

Click **Resolve conflicts** below. Between \`<<<<<<<\` and \`=======\` stands what you wrote, between \`=======\` and \`>>>>>>>\` what stands there now. Keep what is right, delete the three lines with the signs, click **Mark as resolved** and **Commit merge**. If you are not sure, write so here, and somebody will help.`;

const repository = workflowRepository();

const [only] = process.argv.slice(2).filter(Boolean);
const numbers = only
  ? [Number(only)]
  : (await askAll(repository, '/pulls?state=open')).map(({number}) => number);
for (const number of numbers) {
  const state = await mergeable(number);
  if (state === null) console.log(`GitHub does not know yet whether #${number} fits.`);
  else await comment(repository, number, {mark: MARKS.conflict, text: state ? undefined : TEXT});
}

/**
 * GitHub works this out after the first request.
 * @param {number} number
 * @returns {Promise<boolean | null>}
 */
async function mergeable(number) {
  const wait = Number(process.env.PATIENCE ?? 3_000);
  for (let tries = 0; tries < 10; tries += 1) {
    const {mergeable} = await ask(repository, `/pulls/${number}`);
    if (mergeable !== null) return mergeable;
    await setTimeout(wait);
  }
  return null;
}
