import type {YAMLError} from 'yaml';
import type {Message} from '../problem';
import {joinPatterns} from '../textHelpers';
import {splitFieldLines, QUOTED, type FieldLine} from './fieldLines';
import {MERGE_MARKER, MERGED} from './mergeMarkers';

/**
 * A common mistake in a field. A `fatal` one is only reported if the fields can't be parsed; the
 * others are always reported, because they change the meaning.
 */
interface Fault extends Message {
  fatal?: true;
  finds: (line: FieldLine) => boolean;
}

const NOT_A_FIELD: Message = {
  message: "This line isn't a field with a value.",
  remedy: 'Change it to "name: value", or join it to the line above.',
};

/** A whole value in straight double or single quotes, or a value that starts with neither. */
const WHOLE_VALUES = [
  String.raw`[^"'#|>[{][^]*?`,
  String.raw`"(?:[^"\\]|\\.)*"`,
  String.raw`'[^']*'`,
];

const COMMENT_AFTER_VALUE = new RegExp(String.raw`^${joinPatterns(WHOLE_VALUES)}\s#\S`);

/** The first fault that fits a line explains it. */
const FAULTS: readonly Fault[] = [
  {finds: ({whole}) => MERGE_MARKER.test(whole), ...MERGED},
  {
    finds: ({whole}) => /^(?:import |export |<[A-Za-z/]|[*>|] ?\S.* |\d+\. )/.test(whole),
    message: "The text starts here, but the fields above it aren't closed.",
    remedy: 'Put --- on a line of its own after the last field.',
  },
  {
    fatal: true,
    finds: ({indent}) => indent.includes('\t'),
    message: 'This line starts with a tab.',
    remedy: 'Replace the tab with spaces.',
  },
  {
    fatal: true,
    finds: ({value}) =>
      (/^["']/.test(value) && !QUOTED.test(value)) || /^\[[^\]]*$|^\{[^}]*$/.test(value),
    message: 'A quotation mark or bracket is opened here and never closed.',
    remedy: 'Add the closing one at the end of the value, such as "Our hours".',
  },
  {
    fatal: true,
    finds: ({value}) => hasTextAfterQuote(value) || /^".*\\(?!["\\/nt]|u[0-9a-f]{4})/i.test(value),
    message: 'An apostrophe, quotation mark, or backslash inside this value ends it too early.',
    remedy: 'Put the value in straight quotes, with curly quotes inside: "Our “gentle” care".',
  },
  {
    finds: ({name, value}) => name === undefined && /^[A-Za-z][\w-]*:(?!\/)\S|^-[^\s-]/.test(value),
    message: 'A space is missing after the colon or dash at the start of this line.',
    remedy: 'Add it, such as "heading: About us" or "- /about".',
  },
  {
    fatal: true,
    finds: ({name, value}) => name !== undefined && /^[^"'[{|>].*:(?:\s|$)/.test(value),
    message: 'A value on this line contains a colon.',
    remedy: 'Put the whole value in double quotes, such as "Veneers: a guide".',
  },
  {
    finds: ({name, value}) => name === undefined && /^(?:\[.*\]|\{.*\})\s*:(?:\s|$)/.test(value),
    ...NOT_A_FIELD,
  },
  {
    finds: ({value}) => SPECIAL_START.test(value),
    message: "A value can't start with this character.",
    remedy: 'Put the whole value in double quotes, such as "*Important* news".',
  },
  {
    fatal: true,
    finds: ({name, indent, value}) =>
      name === undefined && !indent.includes('-') && /^[^\s"'[\]{}#-]/.test(value),
    ...NOT_A_FIELD,
  },
  {
    finds: ({value}) =>
      (/^[“”„‘’].*[“”‘’"']$/.test(value) && !/^.+[“”„].+$/.test(value.slice(0, -1))) ||
      (/^[^"'].*"$/.test(value) && value.split('"').length % 2 === 0),
    message: 'The quotation marks of this value are curly or unpaired, so visitors would see them.',
    remedy: 'Use straight ones at both ends, such as "About us", or none.',
  },
  {
    finds: ({name, value}) =>
      COMMENT_AFTER_VALUE.test(value) || (name !== undefined && /^#[\p{L}\d]/u.test(value)),
    message: 'Everything after the # on this line would be left out.',
    remedy:
      'Put the whole value in double quotes, such as "Your #1 dentist". ' +
      'If it starts a note, put a space after the #.',
  },
];

/** Starts of values that YAML reads as syntax. */
const SPECIAL_START = new RegExp(
  [
    '^[*&@`%!]',
    // A bracket that closes before the end of the value.
    String.raw`^[[{](?=.*[\]}])(?!.*[\]}]\s*(?:#.*)?$)`,
    // A dash or a question mark.
    String.raw`^[-?]\s`,
    // A long text on the line of its marker.
    String.raw`^[|>](?![-+\d]*(?:\s+#.*)?$)`,
  ].join('|'),
);

/** Returns true if text follows the closing quote: a quoted value can't contain its own quotes. */
function hasTextAfterQuote(value: string): boolean {
  const [quoted] = QUOTED.exec(value) ?? [];
  return quoted !== undefined && !/^\s*(#.*|,.*)?$/.test(value.slice(quoted.length));
}

/**
 * Finds mistakes in the lines of some fields.
 * @param isReadable true if YAML can parse them; then only mistakes that change the meaning count
 */
export function findFieldFaults(text: string, isReadable: boolean): (Message & {line: number})[] {
  const lines = splitFieldLines(text);
  const indentFaults = findIndentFaults(lines);
  return lines.flatMap((line, index) => {
    const fault =
      FAULTS.find(({fatal, finds}) => !(isReadable && fatal) && finds(line)) ?? indentFaults[index];
    return fault ? [{line: line.line, message: fault.message, remedy: fault.remedy}] : [];
  });
}

interface Column {
  at: number;
  isEntry: boolean;
}

/** Returns the message for each line with a wrong indent. Tabs make the columns ambiguous. */
function findIndentFaults(lines: readonly FieldLine[]): (Message | undefined)[] {
  if (lines.some(({indent}) => indent.includes('\t'))) return [];
  let columns: Column[] = [{at: 0, isEntry: false}];
  return lines.map(({name, indent}, index) => {
    const isEntry = indent.includes('-');
    const at = getColumn(indent);
    const above = lines[index - 1];
    const mayBeDeeper =
      above !== undefined && /^(?:$|[#|>])/.test(above.value) && at > getColumn(above.indent);
    const isNeither = name === undefined && !isEntry;
    const isInPlace = isNeither || mayBeDeeper || columns.some((column) => column.at === at);
    const expected = columns
      .filter((column) => column.isEntry === isEntry)
      .map((column) => column.at);
    const inside = isEntry ? [{at: indent.length, isEntry: false}] : [];
    columns = [...columns.filter((column) => column.at < at), {at, isEntry}, ...inside];
    return isInPlace ? undefined : explainIndent(at, expected);
  });
}

function getColumn(indent: string): number {
  return indent.search(/-|$/);
}

function explainIndent(at: number, columns: readonly number[]): Message {
  const [closest] = [...columns].sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return {
    message: "This line isn't indented like the lines around it.",
    remedy: getIndentRemedy(closest),
  };
}

function getIndentRemedy(column: number | undefined): string {
  if (column === undefined) {
    return 'Delete this line, or delete the value of the field above if that is a list.';
  }
  if (column === 0) return 'Delete the spaces in front of it.';
  return `Put ${column} spaces in front of it.`;
}

/** Explains an error of the YAML parser that no fault explains. */
export function explainYamlError(code: YAMLError['code']): Message {
  if (code !== 'DUPLICATE_KEY') return NOT_A_FIELD;
  return {
    message: 'This field appears twice.',
    remedy:
      'Delete one of the two lines. If one starts a new entry, put the dash in front of that line.',
  };
}
