// @ts-check
/**
 * Runs the gate of a commit again after a review:
 *
 *   node packages/delivery/github/rerun.mjs <sha> "Review approved"
 *
 * A gate that passed runs again, too, unless the review is an approval: the review may have
 * withdrawn one that the gate counted.
 */
import {request, requireRepository} from './github.mjs';

const repository = requireRepository();
const [sha, review] = process.argv.slice(2);
const query = `head_sha=${sha}&event=pull_request`;
const {workflow_runs: runs} = await request(
  repository,
  `/actions/workflows/gate.yml/runs?${query}`,
);
const lastRun = runs[0];
const hasPassed = lastRun?.conclusion === 'success' && review === 'Review approved';
if (lastRun?.status === 'completed' && !hasPassed)
  await request(repository, `/actions/runs/${lastRun.id}/rerun`, {method: 'POST'});
else console.log('The gate of this commit has passed, or is still running.');
