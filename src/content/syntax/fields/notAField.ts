import type {FieldMistake} from './fieldLine';

/** A line that is neither a field nor an entry of a list, where the fields cannot be read. */
export const notAField: FieldMistake = ({name, indent, value}) =>
  name === undefined && !indent.includes('-') && /^[^\s"'[\]{}#-]/.test(value)
    ? {
        what: 'This line is not written as a field and its value.',
        fix: 'Write it like "name: value", or join it to the end of the line above.',
      }
    : undefined;
