/**
 * `npm run approvals`: looks up on GitHub which pages were approved, for the next check and build.
 * In a workflow it is a step of its own, so that the gate, which runs every test, has no token.
 */
import {readContent} from '@dental/checks';
import {writeApprovals} from '@dental/content';
import {lookUpApprovals} from '@dental/delivery/gate';
import {pluralize, UserError} from '@dental/practice';
import {findRepository} from '../packages/delivery/github/github.mjs';
import {HostError} from '../packages/delivery/github/request.mjs';
import {BASE_OPTION, runCommand} from './lib/command';

const OPTIONS = {...BASE_OPTION, pull: {type: 'string'}} as const;

runCommand('approvals', OPTIONS, async ({base, pull}) => {
  const root = process.cwd();
  const repository = findRepository();
  const {site} = readContent(root);
  if (!repository || !site) {
    const reason = repository
      ? "The content can't be read: `npm run check` lists the problems."
      : 'Here, pages show no "Reviewed by": only GitHub can look up approvals.';
    console.log(reason);
    return;
  }
  try {
    const change = {base, ...(pull && {pull: Number(pull)})};
    const record = await lookUpApprovals(root, site, repository, change);
    writeApprovals(root, record);
    console.log(`Found ${pluralize(record.approvals.length, 'approval')} of pages.`);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    throw new UserError(
      `Can't look up approvals. ${error.message}`,
      'Run the workflow again in a few minutes.',
    );
  }
});
