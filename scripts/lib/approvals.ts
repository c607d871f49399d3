import {writeApprovals} from '@dental/content';
import {lookUpApprovals, type ChangeRef} from '@dental/delivery/gate';
import {HostError} from '../../packages/delivery/github/request.mjs';
import {findRepository} from '../../packages/delivery/github/github.mjs';
import {pluralize, UserError} from '@dental/practice';
import {readSiteHere} from './command';

/**
 * Looks up on GitHub which pages were approved, for the next check and build. Without the token of
 * a workflow it prints that it can't.
 * @param which the change to look at; without it, only merged changes count
 * @throws {UserError} if GitHub doesn't answer
 */
export async function fetchApprovals(which?: ChangeRef): Promise<void> {
  const repository = findRepository();
  if (!repository) {
    console.log(
      "Approvals weren't looked up: GITHUB_TOKEN and GITHUB_REPOSITORY are set only on GitHub. " +
        'No page shows "Reviewed by".',
    );
    return;
  }
  try {
    const record = await lookUpApprovals(process.cwd(), readSiteHere().site, repository, which);
    writeApprovals(process.cwd(), record);
    console.log(`Found ${pluralize(record.approvals.length, 'approval')} of pages.`);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    throw new UserError(
      `Can't look up approvals. ${error.message}`,
      'Run the workflow again in a few minutes.',
    );
  }
}
