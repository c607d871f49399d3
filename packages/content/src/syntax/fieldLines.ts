/** A line of fields as it is written: `  - name: value`. */
export interface FieldLine {
  /** From 1, in the text. */
  line: number;
  /** What stands before the field or the words of an entry, its dashes included. */
  indent: string;
  /** The field's name; undefined for an entry of a list, or a line that is no field. */
  name?: string;
  /** What is written behind the colon or the dash, or the whole line. */
  value: string;
  /** The line as it is written. */
  whole: string;
}

/** Takes fields apart line by line. Notes, empty lines and the inside of long texts are left out. */
export function fieldLines(text: string): FieldLine[] {
  const lines: FieldLine[] = [];
  let goesOn: (line: string) => boolean = () => false;
  text.split('\n').forEach((whole, index) => {
    if (/^\s*(#.*)?$/.test(whole) || goesOn(whole)) return;
    const [, indent = '', rest = ''] = /^(\s*(?:- +)*)(.*?)\s*$/.exec(whole) ?? [];
    const field = /^([A-Za-z][\w-]*):(?:\s+(.*))?$/.exec(rest);
    const line = {
      line: index + 1,
      indent,
      name: field?.[1],
      value: field ? (field[2] ?? '') : rest,
      whole,
    };
    lines.push(line);
    goesOn = longText(line);
  });
  return lines;
}

/** A text that goes on in the following lines: how to tell such a line. */
function longText({name, indent, value}: FieldLine): (line: string) => boolean {
  const deeper = (line: string) => line.search(/\S/) > indent.search(/\S|$/);
  if (/^[|>][-+\d]*(\s+#.*)?$/.test(value)) return deeper;
  // A value without quotation marks goes on in deeper lines that are neither fields nor entries.
  if (name !== undefined && /^[\p{L}\d]/u.test(value))
    return (line) => deeper(line) && !/^\s*(?:-|[\w-]+:)/.test(line);
  const [mark = ''] = /^["']/.exec(value) ?? [];
  let isOpen = mark !== '' && !QUOTED.test(value);
  return (line) => {
    const isInside = isOpen && deeper(line);
    isOpen &&= !line.trimEnd().endsWith(mark);
    return isInside;
  };
}

/** The part of a value that stands between straight quotation marks. */
export const QUOTED = /^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/;
