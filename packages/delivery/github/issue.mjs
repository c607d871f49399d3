// @ts-check
/**
 * Opens, updates, or closes an issue:
 *
 *   node packages/delivery/github/issue.mjs success|failure "<title>" <file with the text>
 */
import {readFileSync} from 'node:fs';
import {requireRepository} from './github.mjs';
import {updateIssue} from './pullRequests.mjs';

const repository = requireRepository();
const [outcome, title = '', file = ''] = process.argv.slice(2);
const text = outcome === 'success' ? undefined : readFileSync(file, 'utf8');
await updateIssue(repository, {title, text});
