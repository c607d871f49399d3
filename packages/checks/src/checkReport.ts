import {formatProblems, type Problem} from '@dental/content';

/** How problems are written: for people, for machines, or for GitHub, which shows them on the changed lines. */
export type ReportForm = 'text' | 'json' | 'github';

/** All problems in one of the forms: on GitHub in its own, elsewhere for people. */
export function report(problems: readonly Problem[], form?: ReportForm): string {
  switch (form ?? (process.env.GITHUB_ACTIONS ? 'github' : 'text')) {
    case 'text':
      return formatProblems(problems);
    case 'json':
      return JSON.stringify(toJson(problems), null, 2);
    case 'github':
      return [...problems.map(annotation), formatProblems(problems)].join('\n');
  }
}

function toJson(problems: readonly Problem[]) {
  const warnings = problems.filter(({severity}) => severity === 'warning').length;
  return {
    errors: problems.length - warnings,
    warnings,
    problems: problems.map((problem) => ({severity: 'error', ...problem})),
  };
}

/** A workflow command of GitHub Actions, in which some signs are written otherwise. */
function annotation({severity, file, line, message, remedy}: Problem): string {
  const escape = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = escape(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${severity ?? 'error'} file=${property},line=${line}::${escape(`${message} ${remedy}`)}`;
}
