import type {YAMLError} from 'yaml';
import type {Message} from '../problem';
import {fieldLines, QUOTED, type FieldLine} from './fieldLines';
import {MERGE_MARKER, MERGED} from './mergeMarkers';

/** How people write a field wrong; `fatal` ones only explain why fields cannot be read, the others also what reads wrongly. */
interface Fault extends Message {
  fatal?: true;
  finds: (line: FieldLine) => boolean;
}

const NOT_A_FIELD: Message = {
  message: 'This line is not written as a field and its value.',
  remedy: 'Write it like "name: value", or join it to the end of the line above.',
};

const QUOTE_WHOLE =
  'Put the whole value between straight double quotes ", and write curly ones “ ” inside it.';

/** The first row that fits a line explains it. */
const FAULTS: readonly Fault[] = [
  {finds: ({whole}) => MERGE_MARKER.test(whole), ...MERGED},
  {
    finds: ({whole}) => /^(?:import |export |<[A-Za-z/]|[*>|] ?\S.* |\d+\. )/.test(whole),
    message: 'The text starts here, but the fields above it are not closed.',
    remedy: 'Put --- on a line of its own after the last field.',
  },
  {
    fatal: true,
    finds: ({indent}) => indent.includes('\t'),
    message: 'This line starts with a tab.',
    remedy: 'Use spaces in front of the field instead.',
  },
  {
    fatal: true,
    finds: ({value}) =>
      (/^["']/.test(value) && !QUOTED.test(value)) || /^\[[^\]]*$|^\{[^}]*$/.test(value),
    message: 'A quotation mark or bracket is opened here and not closed.',
    remedy: 'Add its second half at the end of the value.',
  },
  {
    fatal: true,
    finds: ({value}) => goesOn(value) || /^".*\\(?!["\\/nt]|u[0-9a-f]{4})/i.test(value),
    message: 'An apostrophe, a quotation mark or a backslash inside this value ends it too early.',
    remedy: QUOTE_WHOLE,
  },
  {
    finds: ({name, value}) => name === undefined && /^[A-Za-z][\w-]*:(?!\/)\S|^-[^\s-]/.test(value),
    message: 'A space is missing behind the colon or the dash at the start of this line.',
    remedy: 'Write one there.',
  },
  {
    fatal: true,
    finds: ({name, value}) => name !== undefined && /^[^"'[{|>].*:(?:\s|$)/.test(value),
    message: 'A value on this line contains a colon.',
    remedy: 'Put the whole value between double quotes.',
  },
  {
    finds: ({value}) => SIGNS.test(value),
    message: 'A value cannot start with the sign with which this one starts.',
    remedy: 'Put it between double quotes, from its first sign to its last.',
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
    message:
      'The quotation marks of this value are curly or have no partner, and visitors would see them.',
    remedy: 'Write straight ones " at both ends of it, or none.',
  },
  {
    finds: ({name, value}) =>
      /^(?:[^"'#|>[{][^]*?|"(?:[^"\\]|\\.)*"|'[^']*')\s#\S/.test(value) ||
      (name !== undefined && /^#[\p{L}\d]/u.test(value)),
    message: 'Everything behind the # on this line would be left out.',
    remedy:
      'Put the whole value between double quotes, or put a space behind the # if it starts a note.',
  },
];

/** Signs that YAML never takes as they are; brackets that end before the value does; a dash; a badly begun long text. */
const SIGNS =
  /^[*&@`%!]|^[[{](?=.*[\]}])(?!.*[\]}]\s*(?:#.*)?$)|^[-?]\s|^[|>](?![-+\d]*(?:\s+#.*)?$)/;

/** Nothing may follow the second quotation mark, so a value cannot hold the marks that are around it. */
function goesOn(value: string): boolean {
  const [quoted] = QUOTED.exec(value) ?? [];
  return quoted !== undefined && !/^\s*(#.*|,.*)?$/.test(value.slice(quoted.length));
}

/**
 * Explains what is badly written in the lines of some fields.
 * @param isReadable whether YAML can read them; if so, only what reads wrongly is looked for
 */
export function fieldFaults(text: string, isReadable: boolean): (Message & {line: number})[] {
  const lines = fieldLines(text);
  const misplaced = misplacedIn(lines);
  return lines.flatMap((line, index) => {
    const fault =
      FAULTS.find(({fatal, finds}) => !(isReadable && fatal) && finds(line)) ?? misplaced[index];
    return fault ? [{line: line.line, message: fault.message, remedy: fault.remedy}] : [];
  });
}

/** What to do about each line that starts in another column than the fields around it; where tabs are, nobody can tell. */
function misplacedIn(lines: readonly FieldLine[]): (Message | undefined)[] {
  if (lines.some(({indent}) => indent.includes('\t'))) return [];
  let columns = [{at: 0, isEntry: false}];
  return lines.map(({name, indent}, index) => {
    const isEntry = indent.includes('-');
    const at = indent.search(/-|$/);
    const above = lines[index - 1];
    const mayBeDeeper =
      above !== undefined && /^(?:$|[#|>])/.test(above.value) && at > above.indent.search(/-|$/);
    const isNone = name === undefined && !isEntry;
    const isInPlace = isNone || mayBeDeeper || columns.some((column) => column.at === at);
    const near = columns.filter((column) => column.isEntry === isEntry).map((column) => column.at);
    const inside = isEntry ? [{at: indent.length, isEntry: false}] : [];
    columns = [...columns.filter((column) => column.at < at), {at, isEntry}, ...inside];
    return isInPlace ? undefined : misplaced(at, near);
  });
}

function misplaced(at: number, columns: readonly number[]): Message {
  const [near] = [...columns].sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
  const remedy = near ? `Put ${near} spaces in front of it.` : 'Delete the spaces in front of it.';
  return {
    message: 'This line starts further in, or less far in, than the lines around it.',
    remedy:
      near === undefined ? 'Delete it, or the value of the field above if that is a list.' : remedy,
  };
}

/** What to say of errors of the YAML reader that no line explains. */
export function yamlMessage(code: YAMLError['code']): Message {
  if (code === 'DUPLICATE_KEY')
    return {
      message: 'This field is written twice.',
      remedy:
        'Keep one of the two lines, or put the dash in front of the line that starts a new entry.',
    };
  return NOT_A_FIELD;
}
