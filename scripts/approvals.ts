/**
 * `npm run approvals`: asks GitHub what the people who answer for pages have approved, so that the build that follows
 * can say so to visitors. Without an account of the workflow's (GITHUB_TOKEN) it says that it could not look.
 */
import {lookUpApprovals} from '@dental/delivery/gate';
import {writeApprovals} from '@dental/content';
import {contentHere, runCommand} from './lib/command';
import {repositoryOf} from '../packages/delivery/host/github.mjs';

runCommand('npm run approvals', {}, async () => {
  const repository = repositoryOf();
  if (!repository)
    return console.log(
      'Approvals could not be looked up: GITHUB_TOKEN and GITHUB_REPOSITORY are not set. No page says that it was reviewed.',
    );
  const {site} = contentHere();
  const record = await lookUpApprovals(process.cwd(), site, repository);
  writeApprovals(process.cwd(), record);
  console.log(`${record.approvals.length} approvals of pages were found.`);
});
