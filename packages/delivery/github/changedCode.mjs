// @ts-check
/**
 * Finds the code among a pull request's files. main's code checks a change of content, so that
 * report can be trusted. A change of code checks itself, so its report is only quoted.
 */
import {escapeText, formatList} from './markdown.mjs';

/**
 * A file in the answer of GitHub's API.
 * @typedef {{filename: string, previous_filename?: string, patch?: string}} ChangedFile
 */

const CONTENT_FOLDERS = /^(?:pages-content|static)\//;

/** The folders whose code decides if a change can be merged. */
const DECIDING_FOLDERS = ['.github', 'scripts', 'tests'];

/** The packages whose code decides it, too; in other packages, only the tests do. */
const DECIDING_PACKAGES = ['changes', 'checks', 'content', 'delivery', 'prose', 'testing'];

/** GitHub lists no more files of a pull request. */
const MAX_LISTED_FILES = 3000;

const MAX_NAMED_FILES = 20;

/** @param {string} file */
export function isContent(file) {
  return CONTENT_FOLDERS.test(file);
}

/**
 * Returns true if main's code made the report: GitHub lists all files, all are content, and the
 * pull request goes into main.
 * @param {{pull: any, files: readonly ChangedFile[]}} change answers of GitHub's API
 */
export function isCheckedByMain({pull, files}) {
  return (
    pull.base.ref === pull.base.repo.default_branch &&
    files.length < MAX_LISTED_FILES &&
    listCode(files).length === 0
  );
}

/**
 * The author and the code of a change as Markdown. Code that decides about merging comes first.
 * @param {{pull: any, files: readonly ChangedFile[]}} change
 */
export function formatCodeChange({pull, files}) {
  const code = listCode(files);
  const author = escapeText(pull.user?.login ?? 'Someone');
  return [
    ...formatFiles(
      `**${author} changes how changes are checked.** A developer reviews these files first:`,
      code.filter(decidesAboutMerging),
    ),
    ...formatFiles(
      `**${author} changes code of the site.** A developer reviews these files:`,
      code.filter((file) => !decidesAboutMerging(file)),
    ),
    ...(code.length === 0
      ? [
          '**A developer reviews this change.** ' +
            "GitHub doesn't list all of its files, or it doesn't go into main.",
        ]
      : []),
    'The results below come from the changed code itself, so they prove nothing.',
  ].join('\n\n');
}

/**
 * @param {string} heading
 * @param {string[]} files
 */
function formatFiles(heading, files) {
  if (files.length === 0) return [];
  const rest = files.length > MAX_NAMED_FILES ? ['…'] : [];
  return [formatList(heading, [...files.slice(0, MAX_NAMED_FILES), ...rest])];
}

/** @param {string} file */
function decidesAboutMerging(file) {
  const [folder = '', name = '', subfolder] = file.split('/');
  // A file in the root, such as package.json.
  if (!file.includes('/')) return true;
  if (DECIDING_FOLDERS.includes(folder)) return true;
  return folder === 'packages' && (DECIDING_PACKAGES.includes(name) || subfolder === 'tests');
}

/** @param {readonly ChangedFile[]} files */
function listCode(files) {
  const names = files.flatMap(({filename, previous_filename: previous}) =>
    previous ? [filename, previous] : [filename],
  );
  return names.filter((name) => !isContent(name));
}
