/** `npm run approvals`: asks GitHub what the people who answer for pages have approved, so that the build that follows can say so to visitors. */
import {fetchApprovals} from './lib/approvals';
import {runCommand} from './lib/command';

runCommand('npm run approvals', {}, () => fetchApprovals());
