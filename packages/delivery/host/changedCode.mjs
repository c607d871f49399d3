// @ts-check
/**
 * Which of a pull request's files are code. A change of content alone is judged by main's code, whose report can be
 * believed; a change of code judges itself, so that its report is only quoted.
 */
import {plain} from './markdown.mjs';

/** @typedef {{filename: string, previous_filename?: string, patch?: string}} ChangedFile as GitHub's API lists it */

const CONTENT = /^(?:pages-content|static)\//;

/** What decides whether a change may be merged: the workflows, the commands, the checks and the tests. */
const DECIDES =
  /^(?:\.github|scripts|tests|packages\/(?:[\w-]+\/tests|changes|checks|content|delivery|prose))\/|^[^/]+$/;

/** GitHub lists no more files of one pull request. */
const MOST_LISTED = 3000;

/** @param {string} file */
export function isContent(file) {
  return CONTENT.test(file);
}

/**
 * Whether main's code made the report: GitHub knows all files, all are content, and they go into main.
 * @param {{pull: any, files: readonly ChangedFile[]}} change as GitHub's API tells it
 */
export function isJudgedByMain({pull, files}) {
  return pull.base.ref === pull.base.repo.default_branch && files.length < MOST_LISTED && codeAmong(files).length === 0;
}

/**
 * Who changes what decides, then the other code, as Markdown.
 * @param {{pull: any, files: readonly ChangedFile[]}} change
 */
export function codeAsMarkdown({pull, files}) {
  const code = codeAmong(files);
  const deciding = code.filter((file) => DECIDES.test(file));
  const author = plain(pull.user?.login ?? 'Somebody');
  const others = code.filter((file) => !deciding.includes(file));
  return [
    ...(deciding.length > 0
      ? [
          `**${author} changes what decides whether this can be merged.** A developer looks at these files first:`,
          listed(deciding),
        ]
      : []),
    ...(others.length > 0 ? [`**${author} changes code of the site.** A developer looks at it:`, listed(others)] : []),
    ...(code.length === 0
      ? ['**A developer looks at this change.** GitHub does not list all of its files, or it does not go into main.']
      : []),
    'What the check of such a change says is quoted, and proves nothing.',
  ].join('\n\n');
}

/** @param {readonly ChangedFile[]} files */
function codeAmong(files) {
  const names = files.flatMap(({filename, previous_filename: former}) => (former ? [filename, former] : [filename]));
  return names.filter((name) => !isContent(name));
}

/** @param {readonly string[]} files */
function listed(files) {
  const rest = files.length - 20;
  return [...files.slice(0, 20).map((file) => `- ${plain(file)}`), ...(rest > 0 ? [`- and ${rest} more`] : [])].join(
    '\n',
  );
}
