// @ts-check
/** Opens, adds to or closes an issue: node packages/delivery/github/issue.mjs success|failure "<title>" <file with the text> */
import {readFileSync} from 'node:fs';
import {workflowRepository} from './github.mjs';
import {keepIssue} from './pullRequests.mjs';

const repository = workflowRepository();
const [outcome, title = '', file = ''] = process.argv.slice(2);
await keepIssue(repository, {
  title,
  text: outcome === 'success' ? undefined : readFileSync(file, 'utf8'),
});
