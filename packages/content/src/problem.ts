import {counted} from '@dental/practice';

/** One thing that is wrong in the content, in words for the person who wrote it. */
export interface Problem {
  /** Path from the project folder, with forward slashes. */
  file: string;
  /** Line in that file, from 1. */
  line: number;
  /** The field it is about, such as `week.2.opens`, if it is about one. */
  field?: string;
  /** A warning does not keep the site from being built; without this it is an error. */
  severity?: 'warning';
  /** The field is not written at all. */
  isMissing?: true;
  /** What kind of problem it is, where code asks: nothing is decided by the words of a message. */
  code?: 'dead-link';
  /** The addresses that led to a page and would give 404 now, where it is about those. */
  lost?: readonly string[];
  /** One sentence on what is wrong. */
  message: string;
  /** One sentence on what to do. */
  remedy: string;
  /** The law or guideline behind it, which says why: `HIPAA, 45 CFR 164.514`. */
  source?: string;
  /** For a finding of meaning, which staff may let stand: its name, such as `claims/painless`. */
  finding?: string;
  /** The words that such a finding is about, as they are written. */
  quote?: string;
  /** A word that the dictionary does not know, as staff would add it. */
  word?: string;
  /** The correction, where it is certain. */
  suggestion?: Suggestion;
}

/** Whole lines of a file, and what to write in their place. */
export interface Suggestion {
  /** The first of them, from 1. */
  line: number;
  /** The last of them; the first if this is left out. */
  lastLine?: number;
  /** Without the newline at its end. An empty text deletes the lines. */
  newText: string;
}

/** What is wrong and what to do, without the place. */
export type Message = Pick<
  Problem,
  'severity' | 'message' | 'remedy' | 'finding' | 'isMissing' | 'code' | 'quote' | 'lost'
>;

/** A link that leads nowhere: the same words wherever it is found. */
export function deadLink(url: string, remedy = 'Correct the address, or take the link out.') {
  return {
    code: 'dead-link',
    quote: url,
    message: `The link to ${url} leads nowhere.`,
    remedy,
  } as const;
}

/** What to do where a name is none of those that there are; the other remedy where there are none. */
export function writeOneOf(names: readonly string[], where: string, otherwise: string): string {
  return names.length === 0 ? otherwise : `Write one of ${names.join(', ')}${where}.`;
}

/** Sorts problems by file, then line, and leaves out exact repeats. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...seen.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message),
  );
}

/** `file:line  What is wrong. What to do.`: one line for a terminal or a log; a warning says that it is one. */
export function formatProblem({
  file,
  line,
  severity,
  message,
  remedy,
  source,
  finding,
}: Problem): string {
  const behind = [source, finding].filter(Boolean).join('; ');
  return `${file}:${line}  ${severity ? `${severity}: ` : ''}${message} ${remedy}${behind && ` (${behind})`}`;
}

/** All problems, one a line, with their number at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const warnings = problems.filter(({severity}) => severity === 'warning').length;
  const counts = [
    ...(warnings < problems.length || warnings === 0
      ? [counted(problems.length - warnings, 'problem')]
      : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  return [...problems.map(formatProblem), '', `${counts.join(' and ')} in the content.`].join('\n');
}
