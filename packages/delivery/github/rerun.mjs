// @ts-check
/** Runs the gate of a commit again after somebody has reviewed it: node packages/delivery/github/rerun.mjs <sha> */
import {ask, workflowRepository} from './github.mjs';

const repository = workflowRepository();
const [sha] = process.argv.slice(2);
const {workflow_runs: runs} = await ask(
  repository,
  `/actions/workflows/gate.yml/runs?head_sha=${sha}&event=pull_request`,
);
const last = runs[0];
if (last?.status === 'completed' && last.conclusion !== 'success')
  await ask(repository, `/actions/runs/${last.id}/rerun`, {method: 'POST'});
else console.log('The gate of this commit is open, or still at work.');
