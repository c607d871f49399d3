import {writeApprovals} from '@dental/content';
import {lookUpApprovals, type WhichChange} from '@dental/delivery/gate';
import {HostError} from '../../packages/delivery/github/ask.mjs';
import {repositoryOf} from '../../packages/delivery/github/github.mjs';
import {UserError} from '@dental/practice';
import {contentHere} from './command';

/**
 * Asks GitHub what the people who answer for pages have approved, for the check and the build that follow. Without an account of
 * the workflow's (GITHUB_TOKEN) nobody can say that, and it says so.
 * @param which the change in question; none for what is merged
 * @throws UserError where GitHub does not answer
 */
export async function fetchApprovals(which?: WhichChange): Promise<void> {
  const repository = repositoryOf();
  if (!repository)
    return console.log(
      'Approvals could not be looked up: GITHUB_TOKEN and GITHUB_REPOSITORY are not set, as they are on GitHub. No page says that it was reviewed.',
    );
  try {
    const record = await lookUpApprovals(process.cwd(), contentHere().site, repository, which);
    writeApprovals(process.cwd(), record);
    console.log(`${record.approvals.length} approvals of pages were found.`);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const remedy = 'Run the same workflow again in a few minutes.';
    throw new UserError(`Approvals could not be looked up. ${error.message}`, remedy);
  }
}
