// @ts-check
/**
 * Opens, updates, or closes an issue:
 *
 *   node packages/delivery/github/issue.mjs success|failure "<title>" <files with the text>
 *
 * With the variable LOG, the issue links to that address.
 */
import {existsSync, readFileSync} from 'node:fs';
import {requireRepository} from './github.mjs';
import {quoteOutput} from './markdown.mjs';
import {updateIssue} from './pullRequests.mjs';

const repository = requireRepository();
const [outcome, title = '', ...files] = process.argv.slice(2);
const {LOG} = process.env;
const log = LOG ? `\n\n[Whole log](${LOG})` : '';
const text = outcome === 'success' ? undefined : quoteOutput(readTexts()) + log;
await updateIssue(repository, {title, text});

/** Another job leaves the files, so there are none if it ended early. */
function readTexts() {
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return texts.join('\n') || 'The workflow ended without a reason: open its log.';
}
