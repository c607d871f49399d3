import type {FieldMistake} from './fieldLine';

/** A field does not start further in than the field with a value above it. */
export const fieldTooFarIn: FieldMistake = ({name, indent}, previous) =>
  name !== undefined && !indent.includes('-') && hasValue(previous) && indent.length > previous.indent.length
    ? {
        what: `The field "${name}" starts further in than the line above it.`,
        fix: `Put ${spaces(previous.indent.length)} in front of it.`,
      }
    : undefined;

/** An entry of a list does not stand below a field that has a value already: it would be joined to that value. */
export const entryBelowValue: FieldMistake = ({indent, whole}, previous) =>
  indent.trimStart().startsWith('-') && previous?.name !== undefined && hasValue(previous) && isDeeper(whole, previous)
    ? {
        what: `This entry stands below "${previous.name}", which has a value of its own.`,
        fix: `Move the value of "${previous.name}" to a line like this one, or delete it.`,
      }
    : undefined;

type Line = Parameters<FieldMistake>[0];

function hasValue(line: Line | undefined): line is Line {
  return line?.name !== undefined && line.value !== '' && !/^([|>]|#)/.test(line.value);
}

function isDeeper(whole: string, {indent}: Line): boolean {
  return whole.search(/\S/) >= indent.length;
}

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? 'one space' : `${count} spaces`;
}
