// @ts-check
/**
 * Approves a pull request that changes only the notices, if the gate passed and its author is one
 * of NOTICE_AUTHORS. main's code runs this, so a pull request can't change the conditions.
 */
import {fileURLToPath} from 'node:url';
import {isCheckedByMain} from './changedCode.mjs';
import {request, requestAll, requireRepository} from './github.mjs';
import {findPull} from './pullRequests.mjs';

const NOTICES_FILE = 'pages-content/_practice/notices.yml';

/**
 * Returns true if one person may publish a change without a colleague.
 * @param {{pull: any, files: readonly {filename: string, previous_filename?: string}[]}} change
 *   answers of GitHub's API
 * @param {{actor: string, authors: string}} people the account that pushed the last commit, and
 *   the accounts that may publish, separated by commas
 */
export function mayPublishAlone({pull, files}, {actor, authors}) {
  const allowed = authors
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const isAllowed = (/** @type {string} */ account) => allowed.includes(account.toLowerCase());
  return (
    isCheckedByMain({pull, files}) &&
    files.length === 1 &&
    files.every(
      ({filename, previous_filename: previous}) => filename === NOTICES_FILE && !previous,
    ) &&
    isAllowed(pull.user.login) &&
    isAllowed(actor)
  );
}

async function main() {
  const repository = requireRepository();
  const {HEAD = '', HEAD_SHA = '', ACTOR = '', NOTICE_AUTHORS = ''} = process.env;
  const pull = await findPull(repository, {head: HEAD, sha: HEAD_SHA});
  const files = pull ? await requestAll(repository, `/pulls/${pull.number}/files?`) : [];
  if (!pull || !mayPublishAlone({pull, files}, {actor: ACTOR, authors: NOTICE_AUTHORS})) {
    console.log('A colleague has to approve this change.');
    return;
  }
  await request(repository, `/pulls/${pull.number}/reviews`, {
    method: 'POST',
    body: {
      event: 'APPROVE',
      commit_id: HEAD_SHA,
      body: 'Only the notices changed, and every check passed.',
    },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
