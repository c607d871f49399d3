/** An attribute of a tag, as it is written. */
export interface WrittenAttribute {
  /** Empty for something in braces that has no name. */
  name: string;
  /** Undefined where the name stands alone. */
  value?: string;
  /** What stands around the value. */
  marks: '"' | "'" | '{' | '“' | 'none';
  start: number;
  end: number;
}

/** A tag, as it is written; places are positions in the text. */
export interface WrittenTag {
  name: string;
  kind: 'open' | 'close' | 'alone';
  attributes: WrittenAttribute[];
  start: number;
  end: number;
  /** What keeps it from being a whole tag: no `>`, or a value whose second quotation mark is missing. */
  fault?: 'no-end' | 'no-mark';
}

const START = /(?<!\\)<(\/?)([A-Za-z][\w:.-]*)/g;

/** Finds everything that is meant as a tag, whether it is written correctly or not. */
export function scanTags(text: string): WrittenTag[] {
  const tags: WrittenTag[] = [];
  const starts = new RegExp(START);
  for (let match = starts.exec(text); match; match = starts.exec(text)) {
    const [whole, slash, name = ''] = match;
    const tag = readTag(text, match.index, match.index + whole.length);
    tags.push({...tag, name, kind: slash ? 'close' : tag.kind});
    starts.lastIndex = tag.end;
  }
  return tags;
}

function readTag(text: string, start: number, from: number): Omit<WrittenTag, 'name'> {
  const attributes: WrittenAttribute[] = [];
  let at = from;
  for (;;) {
    at = skip(text, at, /\s*/y);
    const rest = text.slice(at, at + 2);
    if (rest === '/>') return {kind: 'alone', attributes, start, end: at + 2};
    if (rest.startsWith('>')) return {kind: 'open', attributes, start, end: at + 1};
    const attribute = isEnd(text, from, at) ? undefined : readAttribute(text, at);
    if (!attribute) return {kind: 'open', attributes, start, end: endOfLine(text, from), fault: 'no-end'};
    if (attribute === 'no-mark') return {kind: 'open', attributes, start, end: endOfLine(text, at), fault: 'no-mark'};
    attributes.push(attribute);
    at = attribute.end;
  }
}

/** A tag ends with its paragraph at the latest, and another tag cannot start inside it. */
function isEnd(text: string, from: number, at: number): boolean {
  return at >= text.length || text[at] === '<' || /\n\s*\n/.test(text.slice(from, at));
}

function readAttribute(text: string, start: number): WrittenAttribute | 'no-mark' | undefined {
  if (text[start] === '{') return braces(text, start, start, '');
  const name = take(text, start, /[A-Za-z_@][\w:.-]*/y);
  if (name === '') return undefined;
  const equals = take(text, start + name.length, /\s*=\s*/y);
  if (equals === '') return {name, marks: 'none', start, end: start + name.length};
  const at = start + name.length + equals.length;
  const mark = text[at] ?? '';
  if (mark === '{') return braces(text, start, at, name);
  if (mark === '"' || mark === "'") return quoted(text, start, at, name, mark);
  if (/[“”„‘’]/.test(mark)) {
    const value = take(text, at + 1, /[^“”„‘’"'<>\n]*/y);
    return {name, value, marks: '“', start, end: skip(text, at + 1 + value.length, /[“”‘’"']?/y)};
  }
  const value = take(text, at, /[^\s"'<>]+?(?=\s|\/?>|$)/y);
  return value === '' ? undefined : {name, value, marks: 'none', start, end: at + value.length};
}

function quoted(text: string, start: number, at: number, name: string, mark: '"' | "'"): WrittenAttribute | 'no-mark' {
  const close = text.indexOf(mark, at + 1);
  const value = text.slice(at + 1, close);
  const isWhole =
    close !== -1 && !/\n\s*\n|=\s*$|\/>|<[A-Za-z/]/.test(value) && /^(?:\s|\/?>)/.test(text.slice(close + 1));
  return isWhole ? {name, value, marks: mark, start, end: close + 1} : 'no-mark';
}

function braces(text: string, start: number, at: number, name: string): WrittenAttribute | undefined {
  const value = take(text, at, /\{[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)*\}/y);
  return value === '' ? undefined : {name, value: value.slice(1, -1), marks: '{', start, end: at + value.length};
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  const close = text.indexOf('>', at);
  const line = end === -1 ? text.length : end;
  return close === -1 || close > line ? line : close + 1;
}

function take(text: string, at: number, pattern: RegExp): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function skip(text: string, at: number, pattern: RegExp): number {
  return at + take(text, at, pattern).length;
}
