import {findFieldsEnd, type Problem} from '@dental/content';
import {pluralize} from '@dental/practice';
import {describeFactsFile} from '../collections/facts';

export interface Finding {
  /** The field's label, or the line of the text. */
  place: string;
  message: string;
  /** The law or guideline behind it, if any. */
  source?: string | undefined;
  isWarning: boolean;
  problem: Problem;
}

/** Returns the label of a field in the form, by its path; undefined if the form hides it. */
type GetLabel = (field: string) => string | undefined;

/** The name of a facts file, or of a file that no form can change. */
const FILE_NAME = /`?(?:[\w-]+\/)*([\w-]+)\.yml`?|as static\/[\w/.-]+\w/g;

/** A field name in code, such as `navTitle`. */
const FIELD_NAME = /\b[a-z]+[A-Z]\w+\b/g;

/**
 * Converts problems to findings for staff, errors first. Leaves out problems in hidden fields,
 * which the reviewers take care of.
 * @param bodyLine the line of the file where the body starts; undefined if it has none
 */
export function toFindings(
  problems: readonly Problem[],
  getLabel: GetLabel,
  bodyLine: number | undefined,
): Finding[] {
  const findings = problems.flatMap((problem) => {
    const place = describePlace(problem, getLabel, bodyLine);
    if (place === undefined) return [];
    const isWarning = problem.severity === 'warning';
    const message = describeProblem(problem, getLabel);
    return [{place, message, source: problem.source, isWarning, problem}];
  });
  return [
    ...findings.filter(({isWarning}) => !isWarning),
    ...findings.filter(({isWarning}) => isWarning),
  ];
}

function describePlace(
  {line, field}: Problem,
  getLabel: GetLabel,
  bodyLine: number | undefined,
): string | undefined {
  if (bodyLine !== undefined && line >= bodyLine) return `Text, line ${line - bodyLine + 1}`;
  return field === undefined ? 'This entry' : getLabel(field);
}

/** Replaces names of fields and files in a problem with those that staff know from the forms. */
function describeProblem({field, isMissing, message, remedy}: Problem, getLabel: GetLabel): string {
  if (isMissing) return 'Fill this in.';
  return `${field === undefined ? message : removeFieldIntro(message)} ${remedy}`
    .replaceAll(FIELD_NAME, (name) => getLabel(name) ?? name)
    .replaceAll('in the pull request', 'on the approval page')
    .replaceAll(FILE_NAME, (_, name?: string) => describeFactsFile(name));
}

/**
 * Changes `The field "x" is …` and `In the field "x", this is …` to `This is …`. The form shows the
 * field's label next to the message.
 */
function removeFieldIntro(message: string): string {
  return message
    .replace(/^The field "[^"]+" (?=is\b)/, 'This ')
    .replace(/^In the field "[^"]+", (\w)/, (_, letter: string) => letter.toUpperCase());
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
