import {formatProblems, type Problem} from '@dental/content';

/** The format of a report: for people, for programs, or for GitHub, which shows it on the lines. */
export type ReportFormat = 'text' | 'json' | 'github';

/** Formats all problems. Without a form, it is `github` in a workflow of GitHub, or else `text`. */
export function formatReport(problems: readonly Problem[], form?: ReportFormat): string {
  switch (form ?? (process.env.GITHUB_ACTIONS ? 'github' : 'text')) {
    case 'text':
      return formatProblems(problems);
    case 'json':
      return JSON.stringify(toJson(problems), null, 2);
    case 'github':
      return [...problems.map(toAnnotation), formatProblems(problems)].join('\n');
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

/** Formats a problem as a workflow command of GitHub Actions, which escapes some characters. */
function toAnnotation({severity, file, line, message, remedy}: Problem): string {
  const escape = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const escapedFile = escape(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const text = escape(`${message} ${remedy}`);
  return `::${severity ?? 'error'} file=${escapedFile},line=${line}::${text}`;
}
