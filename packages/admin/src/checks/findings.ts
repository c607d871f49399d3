import {endOfFields, type Problem} from '@dental/content';
import {counted} from '@dental/practice';

/** A finding of the checks, as it is shown beside the form. */
export interface Finding {
  /** The words of its place: the field's label, or the line of the text. */
  place: string;
  /** What is wrong and what to do. */
  words: string;
  isWarning: boolean;
  problem: Problem;
}

/**
 * Findings as staff read them, errors first.
 * @param labelOf the label of a field in the form, by its path; undefined if the form does not show it
 * @param firstLine the line of the file on which the body starts; undefined if it has none
 */
export function findingsOf(
  problems: readonly Problem[],
  labelOf: (field: string) => string | undefined,
  firstLine: number | undefined,
): Finding[] {
  const found = problems.map((problem): Finding => {
    const {line, field, severity} = problem;
    const isInBody = firstLine !== undefined && line >= firstLine;
    const label = field === undefined ? undefined : labelOf(field);
    const place = isInBody ? `Text, line ${line - firstLine + 1}` : (label ?? 'The whole file');
    const isHidden = !isInBody && field !== undefined && label === undefined;
    return {place, words: wordsOf(problem, isHidden), isWarning: severity === 'warning', problem};
  });
  return [...found.filter(({isWarning}) => !isWarning), ...found.filter(({isWarning}) => isWarning)];
}

/** What the checks say of a file, as one says it of a form. */
function wordsOf({isMissing, what, fix}: Problem, isHidden: boolean): string {
  if (isHidden) return `${what} The form does not show it: it is seen to in the pull request.`;
  return isMissing ? 'Fill this in.' : `${what} ${fix}`;
}

/** One sentence on all findings, and on what saving makes of them. */
export function summaryOf(findings: readonly Finding[]): string {
  const warnings = findings.filter(({isWarning}) => isWarning).length;
  const errors = findings.length - warnings;
  if (findings.length === 0) return 'Nothing to correct.';
  if (errors === 0) return `${counted(warnings, 'thing')} to look at. The change can be merged as it is.`;
  return `${counted(errors, 'thing')} to correct. You can save now; the pull request will say the same, and waits until ${errors === 1 ? 'it is' : 'they are'} corrected.`;
}

/** The line of a file on which the first line of its body is, from 1; undefined for a file that is all fields. */
export function firstLineOf(text: string): number | undefined {
  const lines = text.split('\n');
  const end = endOfFields(lines);
  if (lines[0]?.replace('\uFEFF', '').trimEnd() !== '---' || end === -1) return undefined;
  const first = lines.findIndex((line, index) => index > end && line.trim() !== '');
  return (first === -1 ? end + 1 : first) + 1;
}
