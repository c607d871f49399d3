import {checks, checksOfSingleFiles, spanishChecks} from './checks';
import {
  type Check,
  type Content,
  openProjectFiles,
  type Problem,
  type ProjectFiles,
  readApprovals,
  readFiles,
  type Site,
  sortProblems,
  applyTypographyToSite,
} from '@dental/content';
import {groupBy} from '@dental/practice';
import {applyExceptions} from './exceptions';
import {selectLanguage} from './languages';

/** Either the complete site, or every error in its content. Warnings are in both. */
export type LoadResult = {content: Content; warnings: Problem[]} & (
  | {site: Site; problems: []}
  | {site: undefined; problems: Problem[]}
);

export interface LoadOptions {
  /** Read instead of the files on disk. */
  files?: ProjectFiles;
  /** The files of a later version, if `files` may be older than the schemas. */
  newer?: ProjectFiles;
  /** Such as `2027-08-10`; the default is today's date where the practice is. */
  today?: string | undefined;
  /** Checks to skip because their files aren't available. */
  without?: readonly Check[];
  /** The only files whose sentences are checked, which takes most of the time. */
  sentencesOf?: Content['sentencesOf'];
}

/**
 * Reads and checks the complete content. The Docusaurus plugin, the tests, and `npm run check`
 * all use it. If a file can't be read, checks that compare files are skipped: their problems
 * would only follow from the missing file.
 * @param root the project folder
 * @returns the site, or every problem at once, sorted by file and line; never throws on bad
 *   content
 */
export function loadSite(root: string, options: LoadOptions = {}): LoadResult {
  const {content: allContent, problems} = readContent(root, options);
  const content = {...allContent, sentencesOf: options.sentencesOf};
  const possibleChecks = content.isComplete ? checks : checksOfSingleFiles;
  const checkProblems = possibleChecks
    .filter((check) => !options.without?.includes(check))
    .flatMap((check) => check(selectLanguage(content, 'en')));
  const spanish = selectLanguage(content, 'es');
  if (spanish.documents.length > 0 && content.isComplete)
    checkProblems.push(...spanishChecks.flatMap((check) => check(spanish)));
  const reports = [...problems, ...checkProblems].map(endQuotesOnce);
  const all = sortProblems(dropEchoes(applyExceptions(content, reports)));
  const warnings = all.filter(({severity}) => severity === 'warning');
  const errors = all.filter(({severity}) => severity !== 'warning');
  if (content.site && errors.length === 0)
    return {content, site: applyTypographyToSite(content.site), problems: [], warnings};
  return {content, site: undefined, problems: errors, warnings};
}

/** Removes the period after a quoted sentence: no check knows how the text that it quotes ends. */
function endQuotesOnce(problem: Problem): Problem {
  return {...problem, message: problem.message.replace(/\."\.$/, '."')};
}

/** Drops warnings about words that an error on the same line quotes: one cause, one problem. */
function dropEchoes(problems: readonly Problem[]): Problem[] {
  const errorsByLine = groupBy(
    problems.filter(({severity, quote}) => severity !== 'warning' && quote),
    ({file, line}) => `${file}:${line}`,
  );
  return problems.filter(({severity, file, line, word, quote = word}) => {
    if (severity !== 'warning' || !quote) return true;
    const errors = errorsByLine.get(`${file}:${line}`) ?? [];
    return !errors.some((error) => haveOverlap(quote, error.quote!));
  });
}

/** Returns true if one text contains the other, in any case. */
function haveOverlap(one: string, other: string): boolean {
  const lowerOne = one.toLowerCase();
  const lowerOther = other.toLowerCase();
  return lowerOne.includes(lowerOther) || lowerOther.includes(lowerOne);
}

/**
 * Reads the complete content without the checks.
 * @returns the readable content, a site if every file of `_practice` is readable, and the problems
 *   of the other files; never throws on bad content
 */
export function readContent(
  root: string,
  {files, newer, today}: LoadOptions = {},
): {content: Content; site: Site | undefined; problems: Problem[]} {
  const {content, problems} = readFiles(files ?? openProjectFiles(root), today, newer);
  const approvals = files ? undefined : readApprovals(root);
  return {content: {...content, approvals}, site: content.site, problems};
}
