/** One thing that is wrong in the content, in words for the person who wrote it. */
export interface Problem {
  /** Path from the project folder, with forward slashes. */
  file: string;
  /** Line in that file, from 1. */
  line: number;
  /** The field it is about, such as `week.2.opens`, if it is about one. */
  field?: string;
  /** One sentence on what is wrong. */
  what: string;
  /** One sentence on what to do. */
  fix: string;
}

/** Sorts problems by file, then line, and leaves out exact repeats. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...seen.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.what.localeCompare(b.what),
  );
}

/** `file:line  What is wrong. What to do.`: one line for a terminal or a log. */
export function formatProblem({file, line, what, fix}: Problem): string {
  return `${file}:${line}  ${what} ${fix}`;
}

/** All problems, one a line, with their number at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...problems.map(formatProblem), '', `${count} in the content.`].join('\n');
}
