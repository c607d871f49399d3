import {readContent} from '@dental/checks';
import {
  type Content,
  getPracticeFile,
  openProjectFiles,
  practiceNames,
  type Problem,
} from '@dental/content';
import {readFilesAt} from './files';

/**
 * Reads the content of an earlier revision. Fields that only today's schemas have are read from the
 * files here, so that a change may add a label.
 * @param revision a commit, branch, or tag
 * @returns the content, and an error for each field that keeps the practice data or a page from
 *   being read: signatures and accounts can't be compared without it
 * @throws {UserError} if the revision doesn't exist here
 */
export function readContentAt(
  root: string,
  revision: string,
): {content: Content; unreadable: Problem[]} {
  const files = readFilesAt(root, revision);
  const {content, problems} = readContent(root, {files, newer: openProjectFiles(root)});
  return {content, unreadable: explainUnreadable(content, problems, revision)};
}

/**
 * Returns the problems of the practice data and of pages that couldn't be read.
 * @param revision of the content; without it, the content is the one here
 */
export function explainUnreadable(
  {pages, documents}: Content,
  problems: readonly Problem[],
  revision?: string,
): Problem[] {
  const needed = new Set(practiceNames.map(getPracticeFile));
  for (const {file, kind} of documents) if (kind === 'page') needed.add(file);
  for (const {file} of pages) needed.delete(file);
  const side = revision === undefined ? 'Here' : `In the base (${revision})`;
  const baseRemedy =
    'First merge a pull request that only corrects this, approved by a dentist or the manager.';
  return problems
    .filter(({file, severity}) => severity === undefined && needed.has(file))
    .map(({file, line, field, message, remedy}) => ({
      file,
      line,
      field,
      message: `${side}, this file can't be read, so changes can't be compared.`,
      remedy: `${message} ${revision === undefined ? remedy : baseRemedy}`,
    }));
}
