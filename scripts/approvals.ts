/** `npm run approvals`: looks up approvals on GitHub, so that the next build can show them. */
import {fetchApprovals} from './lib/approvals';
import {runCommand} from './lib/command';

runCommand('approvals', {}, () => fetchApprovals());
