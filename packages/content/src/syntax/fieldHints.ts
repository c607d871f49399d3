import type {YAMLError} from 'yaml';
import type {Message} from '../problem';
import {QUOTED, type FieldLine} from './fieldLines';
import {MERGE_HINT, MERGE_MARKER, messageOf, type Hint, type Words} from './hint';

/** Looks at a line of fields, the one before it, and if need be all above it. */
type FindInLine = (line: FieldLine, previous: FieldLine | undefined, above: () => FieldLine[]) => Words | boolean;

/** A hint on fields; `fatal` ones only explain why fields cannot be read, the others also what reads wrongly. */
type FieldHint = Hint<FindInLine> & {fatal?: true};

const NOT_A_FIELD = 'This line is not written as a field and its value.';

/** The first row that fits a line explains it. */
export const fieldHints: readonly FieldHint[] = [
  {
    finds: ({whole}) => MERGE_MARKER.test(whole),
    ...MERGE_HINT,
  },
  {
    finds: ({indent, whole}) => indent === '' && /^(import |export |<[A-Za-z/]|[*>|] ?\S.* |\d+\. )/.test(whole),
    what: 'The text starts here, but the fields above it are not closed.',
    fix: 'Put --- on a line of its own after the last field.',
    example: 'title: Veneers\n* A list of words',
  },
  {
    fatal: true,
    finds: ({indent}) => indent.includes('\t'),
    what: 'This line starts with a tab.',
    fix: 'Use spaces in front of the field instead.',
    example: 'week:\n\t- day: Monday',
  },
  {
    fatal: true,
    finds: ({value}) => /^["']/.test(value) && !QUOTED.test(value) && {mark: value.charAt(0)},
    what: 'A quotation mark is opened here and not closed.',
    fix: 'Add the closing one, a straight {mark}, at the end of the value.',
    example: 'title: "Veneers\norder: 1',
  },
  {
    fatal: true,
    finds: ({value}) => value.startsWith("'") && goesOn(value),
    what: 'An apostrophe ends this value too early, because it stands between single quotation marks.',
    fix: 'Put the whole value between double quotation marks instead.',
    example: "title: 'What's new'",
  },
  {
    fatal: true,
    finds: ({value}) => value.startsWith('"') && goesOn(value),
    what: 'The value goes on behind its second quotation mark.',
    fix: 'Put the whole value between double quotation marks, and write curly ones “ ” inside it.',
    example: 'title: "Our" veneers',
  },
  {
    fatal: true,
    finds: ({value}) => /^".*\\(?!["\\/nt]|u[0-9a-f]{4})/i.test(value),
    what: 'A backslash is in this value.',
    fix: 'Delete it, or write a slash / instead.',
    example: String.raw`image: "team\rosa\x"`,
  },
  {
    finds: ({name, spaced}) => name !== undefined && !spaced && {name},
    what: 'A space is missing behind the colon of "{name}".',
    fix: 'Write {name}: and a space before the value.',
    example: 'title:Veneers',
  },
  {
    finds: ({name, value}) => name === undefined && /^-[^\s-]/.test(value),
    what: 'A space is missing behind the dash of this entry.',
    fix: 'Write a dash and a space before it.',
    example: 'redirectFrom:\n  -/old',
  },
  {
    fatal: true,
    finds: ({name, value}) => name !== undefined && /^[^"'[{|>].*:(\s|$)/.test(value),
    what: 'A value on this line contains a colon.',
    fix: 'Put the whole value between double quotes.',
    example: 'title: Veneers: a guide',
  },
  {
    finds: ({value}) => {
      const sign = SIGNS.map((pattern) => pattern.exec(value)?.[1]).find(Boolean);
      return sign !== undefined && {sign};
    },
    what: 'A value cannot start with {sign} by itself.',
    fix: 'Put it between double quotes, from its first sign to its last.',
    example: 'title: *Veneers',
  },
  {
    fatal: true,
    finds: ({value}) => /^\[[^\]]*$|^\{[^}]*$/.test(value),
    what: 'A bracket is opened here and not closed.',
    fix: 'Write the closing one at the end of the value.',
    example: 'redirectFrom: [/old\norder: 1',
  },
  {
    fatal: true,
    finds: (line, previous, above) => {
      if (isDeeper(line, previous)) return false;
      const missing = line.indent.length % 2 === 1 && columnMeant(line, above());
      return typeof missing === 'number' && {spaces: spaces(missing)};
    },
    what: 'This line starts a space before or behind the column in which its neighbours start.',
    fix: 'Make it {spaces} at its start.',
    example: 'week:\n  - day: Monday\n    opens: 9:00 am\n   closes: 2:00 pm',
  },
  {
    fatal: true,
    finds: ({name, indent}, previous, above) =>
      name !== undefined &&
      indent.length > 2 &&
      !indent.includes('-') &&
      hasValue(previous) &&
      isFirstOfAnEntry(name, indent.length, above()) && {name, dash: `${' '.repeat(indent.length - 2)}- `},
    what: 'The dash is missing that starts an entry with "{name}".',
    fix: 'Write "{dash}{name}: …", with the dash in the column of the others.',
    example: 'closures:\n  - name: A\n    from: 2027-05-31\n    name: B\n    from: 2027-06-30',
  },
  {
    fatal: true,
    finds: (line, previous) =>
      isDeeper(line, previous) && {name: line.name ?? '', spaces: spaces(previous.indent.length)},
    what: 'The field "{name}" starts further in than the line above it.',
    fix: 'Put {spaces} in front of it.',
    example: 'title: Veneers\n  order: 1',
  },
  {
    fatal: true,
    finds: ({name, indent}, previous) => name !== undefined && previous === undefined && /^\s+$/.test(indent) && {name},
    what: 'The field "{name}" starts further in than those below it.',
    fix: 'Put no space in front of it.',
    example: '  title: Veneers\norder: 1',
  },
  {
    fatal: true,
    finds: ({name, indent, value}) => name === undefined && !indent.includes('-') && /^[^\s"'[\]{}#-]/.test(value),
    what: NOT_A_FIELD,
    fix: 'Write it like "name: value", or join it to the end of the line above.',
    example: 'title: Veneers\nand crowns',
  },
  {
    finds: ({name, value}) =>
      name !== undefined && /^[“”„‘’].*[“”‘’"']$/.test(value) && !/^.[^]*[“”„][^]*.$/.test(value) && {name},
    what: 'The value of "{name}" stands between curly quotation marks, which visitors would see.',
    fix: 'Write straight ones " in their place, or none.',
    example: 'title: “Veneers”',
  },
  {
    finds: ({value}) => /^[^"'].*"$/.test(value) && value.split('"').length % 2 === 0,
    what: 'A quotation mark is closed here and not opened.',
    fix: 'Add the opening one, a straight ", in front of the value, or delete this one.',
    example: 'title: Veneers"',
  },
  {
    finds: ({indent, whole}, previous) =>
      indent.trimStart().startsWith('-') &&
      hasValue(previous) &&
      whole.search(/\S/) >= previous.indent.length && {name: previous.name ?? ''},
    what: 'This entry stands below "{name}", which has a value of its own.',
    fix: 'Move the value of "{name}" to a line like this one, or delete it.',
    example: 'redirectFrom: /old\n  - /older',
  },
  {
    finds: ({name, value}) =>
      /^(?:[^"'#|>[{][^]*?|"(?:[^"\\]|\\.)*"|'[^']*')\s#\S/.test(value) ||
      (name !== undefined && /^#[\p{L}\d]/u.test(value)),
    what: 'Everything behind the # on this line would be left out.',
    fix: 'Put the whole value between double quotes, or put a space behind the # if it starts a note.',
    example: 'title: We are #1',
  },
];

/** What to say of errors of the YAML reader that no line explains. */
const YAML_ERRORS: Partial<Record<YAMLError['code'], Message>> = {
  DUPLICATE_KEY: {
    what: 'This field is written twice.',
    fix: 'Keep one of the two lines and delete the other.',
  },
  BAD_INDENT: {
    what: 'This line does not start in the same column as the fields around it.',
    fix: 'Put the same number of spaces in front of it as in front of its neighbours.',
  },
  MISSING_CHAR: {
    what: 'A quotation mark or bracket is opened here and not closed.',
    fix: 'Add its second half where the value ends.',
  },
};

const OTHER_ERROR: Message = {
  what: NOT_A_FIELD,
  fix: 'Write it like "name: value", with values that hold a colon or a # between double quotes, and lists indented by two spaces.',
};

/** What to say of an error of the YAML reader. */
export function yamlMessage(code: YAMLError['code']): Message {
  return YAML_ERRORS[code] ?? OTHER_ERROR;
}

/**
 * Explains a line.
 * @param isReadable whether the fields can be read; if so, only what reads wrongly is looked for
 * @returns nothing if no row fits
 */
export function explainLine(
  line: FieldLine,
  previous: FieldLine | undefined,
  isReadable: boolean,
  above: () => FieldLine[] = () => [],
): Message | undefined {
  for (const hint of fieldHints) {
    const found = !(isReadable && hint.fatal) && hint.finds(line, previous, above);
    if (found) return messageOf(hint, found === true ? {} : found);
  }
  return undefined;
}

/** Signs that YAML never takes as they are; brackets that end before the value does; a dash; a badly begun long text. */
const SIGNS = [
  /^([*&@`%!])/,
  /^([[{])(?=.*[\]}])(?!.*[\]}]\s*(?:#.*)?$)/,
  /^([-?])\s/,
  /^([|>])(?![-+\d]*(?:\s+#.*)?$)/,
];

/** Nothing may follow the second quotation mark, so a value cannot hold the marks that are around it. */
function goesOn(value: string): boolean {
  const [quoted] = QUOTED.exec(value) ?? [];
  return quoted !== undefined && !/^\s*(#.*|,.*)?$/.test(value.slice(quoted.length));
}

function hasValue(line: FieldLine | undefined): line is FieldLine {
  return line?.name !== undefined && line.value !== '' && !/^([|>]|#)/.test(line.value);
}

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? 'one space' : `${count} spaces`;
}

/** How many signs stand before a field, or the dash of an entry, a column beside which this one starts; false if none does. */
function columnMeant({indent}: FieldLine, above: readonly FieldLine[]): number | false {
  const isEntry = indent.includes('-');
  const near = above
    .filter((other) => other.indent.includes('-') === isEntry || !isEntry)
    .map((other) => (isEntry ? other.indent.length - 2 : other.indent.length))
    .reverse()
    .find((column) => Math.abs(column - (isEntry ? indent.length - 2 : indent.length)) === 1);
  return near ?? false;
}

/** Whether the entries of the list that a line is in start with a field of its name. */
function isFirstOfAnEntry(name: string, column: number, above: readonly FieldLine[]): boolean {
  const entry = [...above].reverse().find((other) => other.indent.length <= column && other.indent.includes('-'));
  return entry?.name === name && entry.indent.length === column;
}

/** A field below one that has a value and no fields of its own. */
function isDeeper(line: FieldLine, previous: FieldLine | undefined): previous is FieldLine {
  return (
    line.name !== undefined &&
    !line.indent.includes('-') &&
    hasValue(previous) &&
    !previous.indent.includes('\t') &&
    line.indent.length > previous.indent.length
  );
}
