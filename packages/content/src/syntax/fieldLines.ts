/** A line of fields: `  - name: value`. */
export interface FieldLine {
  /** From 1, in the text. */
  line: number;
  /** The spaces and dashes before the field or the entry. */
  indent: string;
  /** The field's name; undefined for a list entry, or a line that isn't a field. */
  name?: string | undefined;
  /** The text after the colon or the dash, or the whole line. */
  value: string;
  /** The original line. */
  whole: string;
}

/** Splits fields into lines, without comments, empty lines, and the insides of long texts. */
export function splitFieldLines(text: string): FieldLine[] {
  const lines: FieldLine[] = [];
  let isContinuation: (line: string) => boolean = () => false;
  text.split('\n').forEach((whole, index) => {
    if (/^\s*(#.*)?$/.test(whole) || isContinuation(whole)) return;
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
    isContinuation = createContinuationTest(line);
  });
  return lines;
}

/** Returns a function that returns true for each following line that continues the value. */
function createContinuationTest({name, indent, value}: FieldLine): (line: string) => boolean {
  const isDeeper = (line: string) => line.search(/\S/) > indent.search(/\S|$/);
  const isLongText = /^[|>][-+\d]*(\s+#.*)?$/.test(value);
  if (isLongText) return isDeeper;
  // A value without quotes continues in deeper lines that are neither fields nor entries.
  if (name !== undefined && /^[\p{L}\d]/u.test(value))
    return (line) => isDeeper(line) && !/^\s*(?:-|[\w-]+:)/.test(line);
  const [quote = ''] = /^["']/.exec(value) ?? [];
  let isOpen = quote !== '' && !QUOTED.test(value);
  return (line) => {
    const isInside = isOpen && isDeeper(line);
    isOpen &&= !line.trimEnd().endsWith(quote);
    return isInside;
  };
}

/** The part of a value in straight quotation marks. */
export const QUOTED = /^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/;
