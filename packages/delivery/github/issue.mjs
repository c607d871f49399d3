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
import {fenceText} from './markdown.mjs';
import {updateIssue} from './pullRequests.mjs';

/** GitHub accepts 65,536 characters; the end says most. */
const MAX_OUTPUT_CHARS = 50_000;

const repository = requireRepository();
const [outcome, title = '', ...files] = process.argv.slice(2);
const {LOG} = process.env;
const text = outcome === 'success' ? undefined : formatIssue(readTexts());
await updateIssue(repository, {title, text});

/** Another job leaves the files, so there are none if it ended early. */
function readTexts() {
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return texts.join('\n') || 'The workflow ended without a reason: open its log.';
}

/**
 * Other websites and tools wrote parts of the text, such as the heading of a page.
 * @param {string} output
 */
function formatIssue(output) {
  const log = LOG ? [`[Whole log](${LOG})`] : [];
  return [fenceText('text', output.slice(-MAX_OUTPUT_CHARS).trim()), ...log].join('\n\n');
}
