import {groupBy, pluralize, truncateList} from '@dental/practice';
import {getLine} from './textHelpers';

/** A problem in the content, worded for the person who edits it. */
export interface Problem {
  /** Path from the project folder, with forward slashes. */
  file: string;
  /** Line in that file, from 1. */
  line: number;
  /** The field, such as `week.2.opens`, if the problem is about one. */
  field?: string | undefined;
  /** A warning doesn't stop the build. Without this, the problem is an error. */
  severity?: 'warning' | undefined;
  /** True if the field is absent. */
  isMissing?: true;
  /** The kind of problem, for code that handles it. Never match the text of a message. */
  code?: 'allowed' | 'dead-link' | 'unreadable';
  /** The URLs that worked before and would now return 404. */
  lost?: readonly string[];
  /** One sentence: the problem. */
  message: string;
  /** One sentence: the fix. */
  remedy: string;
  /** The law or guideline behind it: `HIPAA, 45 CFR 164.514`. */
  source?: string;
  /** The name of a finding that staff may allow, such as `claims/painless`. */
  finding?: string;
  /** The words that the finding is about, as typed. */
  quote?: string | undefined;
  /** A word that isn't in the dictionary, as staff would add it. */
  word?: string;
  /** The correction, if it is certain. */
  suggestion?: Suggestion | undefined;
}

/** A replacement of whole lines of a file. */
export interface Suggestion {
  /** The first line, from 1. */
  line: number;
  /** The last line; the first if omitted. */
  lastLine?: number;
  /** The new text without a final newline. An empty text deletes the lines. */
  newText: string;
}

/** A problem and its fix, without the place. */
export type Message = Pick<
  Problem,
  'severity' | 'message' | 'remedy' | 'finding' | 'isMissing' | 'code' | 'quote' | 'lost'
>;

/** Returns the message for a broken link. */
export function describeDeadLink(url: string, remedy = 'Correct the link, or remove it.') {
  return {
    code: 'dead-link',
    quote: url,
    message: `The link to ${url} is broken.`,
    remedy,
  } as const;
}

/** Returns the fix for an unknown name: the valid names, or `otherwise` if there are none. */
export function listValidNames(names: readonly string[], where: string, otherwise: string): string {
  return names.length === 0 ? otherwise : `Choose one of ${names.join(', ')}${where}.`;
}

/**
 * Suggests a replacement of some words of a line. Returns undefined unless the words appear in the
 * line exactly once.
 * @param line from 1
 */
export function replaceOnce(
  {readText}: {readText(this: void, file: string): string},
  file: string,
  line: number,
  words: string,
  by: string,
): Suggestion | undefined {
  const parts = getLine(readText(file), line).split(words);
  return words !== '' && parts.length === 2 ? {line, newText: parts.join(by)} : undefined;
}

/** Sorts problems by file, then line, and removes exact repeats. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const distinct = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...distinct.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message),
  );
}

/** Formats a problem in one line for a terminal or a log: `file:line  Problem. Fix. (source)`. */
export function formatProblem({
  file,
  line,
  severity,
  message,
  remedy,
  source,
  finding,
}: Problem): string {
  const prefix = severity ? `${severity}: ` : '';
  const origin = [source, finding].filter(Boolean).join('; ');
  return `${file}:${line}  ${prefix}${message} ${remedy}${origin && ` (${origin})`}`;
}

/** Tells staff that an unreadable file hides other problems; empty if every file can be read. */
export function describeHiddenProblems(problems: readonly Problem[]): string {
  const isHiding = problems.some(({code}) => code === 'unreadable');
  return isHiding
    ? 'Fix these first: checks that compare files wait for them, so more may follow.'
    : '';
}

/** The same message in this many places is one line: they have one cause. */
const MIN_REPEATS = 5;
const MAX_PLACES = 12;

/**
 * Merges problems that differ only in their place, such as the wrong town in every title, and those
 * that one exception allows.
 */
function mergeRepeats(problems: readonly Problem[]): Problem[] {
  const groups = groupBy(problems, ({severity, message, remedy, code}) =>
    [severity, code === 'allowed' ? '' : message, remedy].join('\n'),
  );
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || group.length < MIN_REPEATS) return group;
    const places = others.map(({file, line}) => `${file}:${line}`);
    const also = ` Also in ${truncateList(places, MAX_PLACES)}.`;
    return [{...first, remedy: first.remedy + also}];
  });
}

/** Formats all problems, one per line, with their number at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const warnings = problems.filter(({severity}) => severity === 'warning').length;
  const errors = problems.length - warnings;
  const counts: string[] = [];
  if (errors > 0 || warnings === 0) counts.push(pluralize(errors, 'problem'));
  if (warnings > 0) counts.push(pluralize(warnings, 'warning'));
  const summary = `${counts.join(' and ')} in the content. ${describeHiddenProblems(problems)}`;
  return [...mergeRepeats(problems).map(formatProblem), '', summary.trimEnd()].join('\n');
}
