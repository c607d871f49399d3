import {findFieldsEnd, type Problem} from '@dental/content';
import {pluralize} from '@dental/practice';
import {describeInForm, type FormNames} from './formWords';

export interface Finding {
  /** The field's label, or the line of the text. */
  place: string;
  message: string;
  /** The law or guideline behind it, if any. */
  source?: string | undefined;
  isWarning: boolean;
  problem: Problem;
}

/**
 * Converts problems to findings for staff, errors first. Leaves out problems in hidden fields,
 * which the reviewers take care of.
 * @param bodyLine the line of the file where the body starts; undefined if it has none
 */
export function toFindings(
  problems: readonly Problem[],
  names: FormNames,
  bodyLine: number | undefined,
): Finding[] {
  const findings = problems.flatMap((problem) => {
    const place = describePlace(problem, names.getLabel, bodyLine);
    if (place === undefined) return [];
    const isWarning = problem.severity === 'warning';
    const message = problem.isMissing ? 'Fill this in.' : describeInForm(problem, names);
    // A field of a block in the text isn't the form's field of that name.
    const isInBlock = bodyLine !== undefined && problem.line >= bodyLine;
    const shown = isInBlock ? {...problem, field: undefined} : problem;
    return [{place, message, source: problem.source, isWarning, problem: shown}];
  });
  return [
    ...findings.filter(({isWarning}) => !isWarning),
    ...findings.filter(({isWarning}) => isWarning),
  ];
}

function describePlace(
  {line, field}: Problem,
  getLabel: FormNames['getLabel'],
  bodyLine: number | undefined,
): string | undefined {
  if (bodyLine !== undefined && line >= bodyLine) return `Text, line ${line - bodyLine + 1}`;
  return field === undefined ? 'This entry' : getLabel(field);
}

/** Summarizes all findings, and their effect on saving and approval, in up to two sentences. */
export function summarizeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No problems found.';
  const warnings = findings.filter(({isWarning}) => isWarning).length;
  const errors = findings.length - warnings;
  if (errors === 0) return `${pluralize(warnings, 'suggestion')}. You can save without changes.`;
  const condition = errors === 1 ? "it's fixed" : "they're fixed";
  const effect = `You can save now, but no one can approve until ${condition}.`;
  return `${pluralize(errors, 'problem')} to fix. ${effect}`;
}

/** Finds the line of a file, from 1, where its body starts after imports; undefined for YAML. */
export function findBodyLine(text: string): number | undefined {
  const lines = text.split('\n');
  const fieldsEnd = findFieldsEnd(lines);
  if (lines[0]?.replace('\uFEFF', '').trimEnd() !== '---' || fieldsEnd === -1) return undefined;
  const isBody = (line: string, index: number) =>
    index > fieldsEnd && !/^(?:import .*)?$/.test(line.trim());
  const bodyIndex = lines.findIndex(isBody);
  return (bodyIndex === -1 ? fieldsEnd + 1 : bodyIndex) + 1;
}
