// @ts-check
/** Opens, adds to or closes an issue: node packages/delivery/host/issue.mjs success|failure "<title>" <file with the text> */
import {readFileSync} from 'node:fs';
import {repositoryOf} from './github.mjs';
import {keepIssue} from './pullRequests.mjs';

const repository = repositoryOf();
if (!repository) throw new Error('GITHUB_REPOSITORY and GITHUB_TOKEN are needed.');
const [outcome, title = '', file = ''] = process.argv.slice(2);
await keepIssue(repository, {title, text: outcome === 'success' ? undefined : readFileSync(file, 'utf8')});
