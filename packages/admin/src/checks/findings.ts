import {findFieldsEnd, type Problem} from '@dental/content';
import {cutAtWord, pluralize} from '@dental/practice';
import {getBlockLabel} from '../body/blockLabels';
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

/**
 * Converts problems to findings for staff, errors first. Leaves out problems in hidden fields,
 * which the reviewers take care of.
 * @param text the text of the file
 */
export function toFindings(
  problems: readonly Problem[],
  names: FormNames,
  text: string,
): Finding[] {
  const lines = text.split('\n');
  const bodyLine = findBodyLine(lines);
  const findings = problems.flatMap((problem) => {
    const {line, field} = problem;
    // A field of a block in the text isn't the form's field of that name.
    const isInText = bodyLine !== undefined && line >= bodyLine;
    const fieldPlace = field === undefined ? 'This entry' : names.getLabel(field);
    const place = isInText ? quoteLine(lines[line - 1] ?? '') : fieldPlace;
    if (place === undefined) return [];
    const isWarning = problem.severity === 'warning';
    const message = problem.isMissing ? 'Fill this in.' : describeInForm(problem, names);
    const shown = isInText ? {...problem, field: undefined} : problem;
    return [{place, message, source: problem.source, isWarning, problem: shown}];
  });
  return [
    ...findings.filter(({isWarning}) => !isWarning),
    ...findings.filter(({isWarning}) => isWarning),
  ];
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
