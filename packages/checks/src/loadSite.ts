import {checks, checksOfSingleFiles} from './checks';
import {
  type Check,
  type Content,
  filesOnDisk,
  type Problem,
  type ProjectFiles,
  readApprovals,
  readFiles,
  type Site,
  sortProblems,
  typographicSite,
} from '@dental/content';
import {groupBy} from '@dental/practice';
import {withExceptions} from './exceptions';

/** Either the whole site, or every error in its content; warnings, and what could be read, are given in both cases. */
export type LoadResult = {content: Content; warnings: Problem[]} & (
  | {site: Site; problems: []}
  | {site: undefined; problems: Problem[]}
);

/** Where the content is read from, if not from the disk, and which day it is taken to be. */
export interface LoadOptions {
  files?: ProjectFiles;
  /** Such as `2027-08-10`; today where the practice is if it is left out. */
  today?: string;
  /** Checks that are left out, because what they look at is not at hand. */
  without?: readonly Check[];
}

/**
 * Reads and checks the whole content. The one way in: the Docusaurus plugin, the tests
 * and `npm run check` all use it. While a file cannot be read, what compares files waits for it: what follows from its
 * absence is not wrong.
 * @param root the project folder
 * @returns the site, or every problem at once, sorted by file and line; never throws on bad content
 */
export function loadSite(root: string, options: LoadOptions = {}): LoadResult {
  const {content, problems} = readContent(root, options);
  const run = (content.isWhole ? checks : checksOfSingleFiles).filter(
    (check) => !options.without?.includes(check),
  );
  const all = sortProblems(
    withoutEchoes(
      withExceptions(content, [...problems, ...run.flatMap((check) => check(content))]),
    ),
  );
  const warnings = all.filter(({severity}) => severity === 'warning');
  const errors = all.filter(({severity}) => severity !== 'warning');
  if (content.site && errors.length === 0)
    return {content, site: typographicSite(content.site), problems: [], warnings};
  return {content, site: undefined, problems: errors, warnings};
}

/** One cause is one finding: of words that an error quotes no warning speaks. */
function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const quoted = groupBy(
    problems.filter(({severity, quote}) => severity !== 'warning' && quote),
    ({file, line}) => `${file}:${line}`,
  );
  return problems.filter(({severity, file, line, word, quote = word}) => {
    const errors = severity === 'warning' && quote ? quoted.get(`${file}:${line}`) : undefined;
    return !errors?.some((error) => isPart(quote!, error.quote!) || isPart(error.quote!, quote!));
  });
}

const isPart = (part: string, of: string): boolean => of.toLowerCase().includes(part.toLowerCase());

/**
 * Reads the whole content without the checks, for who compares it or changes it.
 * @returns what can be read, as a site if none of the practice's own files is broken, and the problems of the
 *   files that are left out; never throws on bad content
 */
export function readContent(
  root: string,
  {files, today}: LoadOptions = {},
): {content: Content; site?: Site; problems: Problem[]} {
  const {content, problems} = readFiles(files ?? filesOnDisk(root), today);
  const approvals = files ? undefined : readApprovals(root);
  return {content: {...content, approvals}, site: content.site, problems};
}
