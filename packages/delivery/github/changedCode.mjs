// @ts-check
/**
 * Which of a pull request's files are code. A change of content alone is judged by main's code, whose report can be
 * believed; a change of code judges itself, so that its report is only quoted.
 */
import {list, plain} from './markdown.mjs';

/** @typedef {{filename: string, previous_filename?: string, patch?: string}} ChangedFile as GitHub's API lists it */

const CONTENT = /^(?:pages-content|static)\//;

/** What decides whether a change may be merged: the workflows, the commands, the checks and the tests. */
const DECIDES =
  /^(?:\.github|scripts|tests|packages\/(?:[\w-]+\/tests|changes|checks|content|delivery|prose))\/|^[^/]+$/;

/** GitHub lists no more files of one pull request. */
const MOST_LISTED = 3000;

const MOST_NAMED = 20;

/** @param {string} file */
export function isContent(file) {
  return CONTENT.test(file);
}

/**
 * Whether main's code made the report: GitHub knows all files, all are content, and they go into main.
 * @param {{pull: any, files: readonly ChangedFile[]}} change as GitHub's API tells it
 */
export function isJudgedByMain({pull, files}) {
  return (
    pull.base.ref === pull.base.repo.default_branch &&
    files.length < MOST_LISTED &&
    codeAmong(files).length === 0
  );
}

/**
 * Who changes which code, what decides first, as Markdown.
 * @param {{pull: any, files: readonly ChangedFile[]}} change
 */
export function codeAsMarkdown({pull, files}) {
  const code = codeAmong(files);
  const deciding = code.filter((file) => DECIDES.test(file));
  const others = code.filter((file) => !DECIDES.test(file));
  const author = plain(pull.user?.login ?? 'Somebody');
  const listed = (/** @type {string} */ heading, /** @type {string[]} */ some) =>
    some.length > 0
      ? [list(heading, [...some.slice(0, MOST_NAMED), ...(some.length > MOST_NAMED ? ['…'] : [])])]
      : [];
  return [
    ...listed(
      `**${author} changes what decides whether this can be merged.** A developer looks at these files first:`,
      deciding,
    ),
    ...listed(`**${author} changes code of the site.** A developer looks at it:`, others),
    ...(code.length === 0
      ? [
          '**A developer looks at this change.** GitHub does not list all of its files, or it does not go into main.',
        ]
      : []),
    'What the check of such a change says is quoted, and proves nothing.',
  ].join('\n\n');
}

/** @param {readonly ChangedFile[]} files */
function codeAmong(files) {
  const names = files.flatMap(({filename, previous_filename: former}) =>
    former ? [filename, former] : [filename],
  );
  return names.filter((name) => !isContent(name));
}
