import {endOfFields, type Problem} from '@dental/content';
import {counted} from '@dental/practice';
import {formOfFile} from '../collections/facts';

export interface Finding {
  /** The words of its place: the field's label, or the line of the text. */
  place: string;
  words: string;
  /** The law or guideline behind it, if there is one. */
  why?: string | undefined;
  isWarning: boolean;
  problem: Problem;
}

/** A file of facts, as messages name it; or one that no form has. */
const FILE = /`?(?:[\w-]+\/)*([\w-]+)\.yml`?|as static\/[\w/.-]+\w/g;

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
  const found = problems.flatMap((problem): Finding[] => {
    const {line, field, severity, isMissing, message, remedy, source: why} = problem;
    const isInBody = firstLine !== undefined && line >= firstLine;
    const label = field === undefined ? undefined : labelOf(field);
    // What the form does not show is seen to by those who approve it.
    if (!isInBody && field !== undefined && label === undefined) return [];
    const place = isInBody ? `Text, line ${line - firstLine + 1}` : (label ?? 'All of it');
    const words = isMissing
      ? 'Fill this in.'
      : `${message} ${remedy}`.replace(/\b[a-z]+[A-Z]\w+\b/g, (name) => labelOf(name) ?? name);
    const isWarning = severity === 'warning';
    return [
      {
        place,
        words: words.replace(FILE, (_, name?: string) => formOfFile(name)),
        why,
        isWarning,
        problem,
      },
    ];
  });
  return [
    ...found.filter(({isWarning}) => !isWarning),
    ...found.filter(({isWarning}) => isWarning),
  ];
}

/** One sentence on all findings, and on what saving makes of them. */
export function summaryOf(findings: readonly Finding[]): string {
  const warnings = findings.filter(({isWarning}) => isWarning).length;
  const errors = findings.length - warnings;
  if (findings.length === 0) return 'Nothing to correct.';
  if (errors === 0) return `${counted(warnings, 'thing')} to look at. You can leave it so.`;
  return `${counted(errors, 'thing')} to correct. You can save now; it can be approved once ${errors === 1 ? 'it is' : 'they are'} corrected.`;
}

/** The line of a file on which the text of its body begins, from 1, behind imports; undefined for a file that is all fields. */
export function firstLineOf(text: string): number | undefined {
  const lines = text.split('\n');
  const end = endOfFields(lines);
  if (lines[0]?.replace('\uFEFF', '').trimEnd() !== '---' || end === -1) return undefined;
  const first = lines.findIndex(
    (line, index) => index > end && !/^(?:import .*)?$/.test(line.trim()),
  );
  return (first === -1 ? end + 1 : first) + 1;
}
