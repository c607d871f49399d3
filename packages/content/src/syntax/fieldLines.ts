/** A line of fields as it is written: `  - name: value`. */
export interface FieldLine {
  /** From 1, in the text. */
  line: number;
  /** What stands before the field or the dash. */
  indent: string;
  /** The field's name; undefined for an entry of a list, or a line that is no field. */
  name?: string;
  /** Whether a space or nothing follows the colon. */
  spaced: boolean;
  /** What is written behind the colon or the dash, or the whole line. */
  value: string;
  /** The line as it is written. */
  whole: string;
}

/** Takes fields apart line by line. Notes, empty lines and the inside of long texts are left out. */
export function fieldLines(text: string): FieldLine[] {
  const lines: FieldLine[] = [];
  let inside: ((line: string) => boolean) | undefined;
  text.split('\n').forEach((whole, index) => {
    if (inside?.(whole)) return;
    inside = undefined;
    if (/^\s*(#.*)?$/.test(whole)) return;
    const line = takeApart(whole, index + 1);
    lines.push(line);
    inside = startOfLongText(line);
  });
  return lines;
}

function takeApart(whole: string, line: number): FieldLine {
  const [, indent = '', dash = '', rest = ''] = /^(\s*)((?:- +)*)(.*)$/.exec(whole) ?? [];
  const [, name, colon = '', value = ''] = /^([A-Za-z][\w-]*)(:(?:\s+|$)|:(?=[^\s/]))(.*)$/.exec(rest) ?? [];
  const base = {line, indent: indent + dash, whole};
  return name === undefined
    ? {...base, spaced: true, value: rest.trimEnd()}
    : {...base, name, spaced: colon !== ':' || value === '', value: value.trimEnd()};
}

/** A text that goes on in the following lines: how to tell such a line. */
function startOfLongText({name, indent, value}: FieldLine): ((line: string) => boolean) | undefined {
  const deeper = (line: string) => line.trim() === '' || line.length - line.trimStart().length > indent.search(/\S|$/);
  if (/^[|>][-+\d]*(\s+#.*)?$/.test(value)) return deeper;
  const [mark] = value;
  // A value without quotation marks goes on in deeper lines that are neither fields nor entries.
  if (name !== undefined && /^[\p{L}\d]/u.test(value))
    return (line) => deeper(line) && !/^\s*(?:-|[\w-]+:|#)/.test(line);
  if ((mark !== '"' && mark !== "'") || QUOTED.test(value)) return undefined;
  let open = true;
  return (line) => {
    if (!open || !deeper(line)) return false;
    open = !line.trimEnd().endsWith(mark);
    return true;
  };
}

/** The part of a value that stands between straight quotation marks. */
export const QUOTED = /^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/;
