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
    console.log('Here, pages show no "Reviewed by": only GitHub can look up approvals.');
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
