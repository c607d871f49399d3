import {findFieldsEnd, type Problem, splitFieldPath} from '@dental/content';
import {cutAtWord, pluralize} from '@dental/practice';
import {getBlockLabel} from '../body/blockLabels';
import {toFormPath} from '../format';
import {describeInForm, type FormNames} from './formWords';

const MAX_QUOTE_LENGTH = 40;

export interface Finding {
  /** The field's label, or the first words of a paragraph or a block. */
  place: string;
  message: string;
  /** The law or guideline behind it, if any. */
  source?: string | undefined;
  isWarning: boolean;
  problem: Problem;
}

/** The place of a finding that no field or line of the form shows, such as a hidden field. */
export const WHOLE_ENTRY = 'This entry';

const ASK_FOR_FIX = 'Ask the person who manages the website to fix this.';

/**
 * Converts problems to findings for staff, errors first: also those in hidden fields and in other
 * files, so that the pane reports no less than `npm run check`. Only a missing signature is left
 * out, because the line above the fields says who can sign.
 * @param file the file of the form, with its text
 */
export function toFindings(
  problems: readonly Problem[],
  names: FormNames,
  file: {path: string; text: string},
): Finding[] {
  const lines = file.text.split('\n');
  const bodyLine = findBodyLine(lines);
  const reported = problems.filter((problem) => !isMissingSignature(problem));
  const findings = reported.map((problem) => {
    if (problem.file !== file.path) return describeElsewhere(problem, names);
    // A field of a block in the text isn't the form's field of that name.
    const isInText = bodyLine !== undefined && problem.line >= bodyLine;
    const line = lines[problem.line - 1] ?? '';
    if (!isInText) return describeInFields(problem, names, line);
    const place = quoteLine(line);
    return createFinding({...problem, field: undefined}, place, describe(problem, names));
  });
  return [
    ...findings.filter(({isWarning}) => !isWarning),
    ...findings.filter(({isWarning}) => isWarning),
  ];
}

function isMissingSignature({field, severity}: Problem): boolean {
  return severity === 'warning' && getTopField(field) === 'reviewed';
}

function getTopField(field = ''): string | undefined {
  return splitFieldPath(field)[0];
}

function createFinding(problem: Problem, place: string, message: string): Finding {
  const isWarning = problem.severity === 'warning';
  return {place, message, source: problem.source, isWarning, problem};
}

function describe(problem: Problem, names: FormNames): string {
  return problem.isMissing ? 'Fill this in.' : describeInForm(problem, names);
}

/** Describes a problem in another file. Its field isn't the form's field of that name. */
function describeElsewhere(problem: Problem, names: FormNames): Finding {
  const place = names.describeFile(problem.file);
  return createFinding({...problem, field: undefined}, place, describeInForm(problem, names));
}

/** Describes a problem in a field. Staff can't fix a field that the form hides. */
function describeInFields(problem: Problem, names: FormNames, line: string): Finding {
  const {field} = problem;
  const label = field === undefined ? quoteValue(line) : names.getLabel(field);
  if (label !== undefined) {
    const inForm = {...problem, ...(field !== undefined && {field: toFormPath(field)})};
    return createFinding(inForm, label, describe(problem, names));
  }
  // The form has a panel for it, whose button is the fix.
  if (getTopField(field) === 'englishDigest')
    return createFinding(problem, 'English page', describeInForm(problem, names));
  const message = describeInForm({...problem, remedy: ASK_FOR_FIX}, names);
  return createFinding(problem, WHOLE_ENTRY, message);
}

/** Quotes the value in a line of fields. */
function quoteValue(line: string): string {
  const value = line.replace(/^[\s-]*(?:[\w.]+:)?[\s"'-]*/, '').trim();
  return value === '' ? WHOLE_ENTRY : `“${cutAtWord(value, MAX_QUOTE_LENGTH)}”`;
}

/** Describes a line of a text by its words, such as `Question and answer: “Does it hurt?”`. */
function quoteLine(line: string): string {
  const [tag, block] = /^<([A-Z]\w*)[^>]*>/.exec(line.trim()) ?? [];
  // Of a block, the first value with several words: the others are names of pictures or facts.
  const words = tag
    ? (/"([^"]+ [^"]+)"/.exec(tag)?.[1] ?? '')
    : line.replaceAll(/^[\s#>|+-]+|<[^>]*>|\]\([^)]*\)|[[*_|]/g, '');
  const label = block ? getBlockLabel(block) : 'Text';
  return words === '' ? label : `${label}: “${cutAtWord(words.trim(), MAX_QUOTE_LENGTH)}”`;
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
function findBodyLine(lines: readonly string[]): number | undefined {
  const fieldsEnd = findFieldsEnd(lines);
  if (lines[0]?.replace('\uFEFF', '').trimEnd() !== '---' || fieldsEnd === -1) return undefined;
  const isBody = (line: string, index: number) =>
    index > fieldsEnd && !/^(?:import .*)?$/.test(line.trim());
  const bodyIndex = lines.findIndex(isBody);
  return (bodyIndex === -1 ? fieldsEnd + 1 : bodyIndex) + 1;
}
