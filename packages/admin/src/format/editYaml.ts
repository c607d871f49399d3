import {align} from '@dental/changes/align';
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  type Document,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {isRecord, isSame, type Data} from './clean';
import {rewritten, written} from './scalars';

/** A stretch of the text, and what takes its place. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * Changes the data of a YAML text where it stands: what is not changed stays byte for byte, with comments, quotation marks,
 * order and line breaks.
 * @param source YAML with a list or fields
 * @param change what it is to say, from what it says
 * @returns the text with that data
 * @throws if the source is no YAML
 */
export function editYaml(source: string, change: (data: Data) => Data): string {
  const isWindows = source.includes('\r\n') && !/[^\r]\n/.test(source);
  const result = edited(isWindows ? source.replaceAll('\r\n', '\n') : source, change);
  return isWindows ? result.replaceAll('\n', '\r\n') : result;
}

function edited(source: string, change: (data: Data) => Data): string {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) throw error;
  const before = document.toJS() as Data;
  const data = change(before);
  if (isSame(before, data)) return source;
  const result = new Editor(source, document).apply(data);
  // Whatever the text was like: what is saved says what the form says.
  return isSame(parse(result) as Data, data) ? result : `${written(data)}\n`;
}

class Editor {
  readonly #edits: Edit[] = [];

  constructor(
    private readonly source: string,
    private readonly document: Document,
  ) {}

  apply(data: Data): string {
    const {contents} = this.document;
    if (contents?.range && isCollection(contents) && contents.items.length > 0) this.#change(contents, data);
    else if (contents?.range && isCollection(contents))
      this.#replace(contents.range[0], contents.range[1], written(data));
    else this.#replace(this.source.length, this.source.length, `${written(data)}\n`);
    return [...this.#edits]
      .reverse()
      .sort((a, b) => b.from - a.from || b.to - a.to)
      .reduce((text, {from, to, text: instead}) => text.slice(0, from) + instead + text.slice(to), this.source);
  }

  #replace(from: number, to: number, text: string): void {
    this.#edits.push({from, to, text});
  }

  #dataOf(node: unknown): Data {
    return (isCollection(node) || isScalar(node) ? node.toJS(this.document) : null) as Data;
  }

  /** Changes a value that stays a value of its kind. */
  #change(node: unknown, data: Data): void {
    if (isSame(this.#dataOf(node), data)) return;
    if (isMap(node) && !node.flow && isRecord(data)) this.#changeMap(node, data);
    else if (isSeq(node) && !node.flow && Array.isArray(data) && data.length > 0) this.#changeList(node, data);
    else {
      const [from, to] = rangeOf(node);
      this.#replace(from, to, rewritten({node, text: this.source.slice(from, to)}, data, this.#blockIndent(node)));
    }
  }

  #changeMap(map: YAMLMap, data: Record<string, Data | undefined>): void {
    const pairs = map.items.map((pair) => ({pair, key: String((pair.key as {value?: unknown}).value)}));
    pairs.forEach(({pair, key}, index) => {
      const value = data[key];
      if (value === undefined) this.#removePair(pairs[index + 1]?.pair, pair, index === 0);
      else if (this.#staysAKind(pair.value, value)) this.#change(pair.value, value);
      else this.#rewritePair(pair, key, value);
    });
    const known = new Set(pairs.map(({key}) => key));
    const added = Object.entries(data).filter(([key, value]) => !known.has(key) && value !== undefined);
    if (added.length === 0) return;
    const text = written(Object.fromEntries(added));
    this.#insertAfter(this.#endOf(map), this.#columnOf(startOf(map)), text);
  }

  /** Whether a value can be changed where it stands: an empty list becomes lines of its own. */
  #staysAKind(node: unknown, data: Data): boolean {
    if (isSeq(node)) return Array.isArray(data) && data.length > 0 && node.items.length > 0;
    if (isMap(node)) return isRecord(data);
    return isScalar(node) && this.#hasText(node) && (typeof data !== 'object' || data === null);
  }

  #hasText(node: unknown): boolean {
    const [from, to] = rangeOf(node);
    return to > from;
  }

  #rewritePair(pair: Pair, key: string, value: Data): void {
    const from = startOf(pair.key);
    const text = indentedBy(written({[key]: value}), this.#columnOf(from), false);
    this.#replace(from, this.#endOf(pair.value ?? pair.key), text);
  }

  #removePair(next: Pair | undefined, pair: Pair, isFirst: boolean): void {
    const from = startOf(pair.key);
    const isBesideDash = isFirst && this.source.slice(this.#lineStart(from), from).includes('-');
    if (isBesideDash && next) this.#replace(from, startOf(next.key), '');
    else this.#replace(this.#lineStart(from), this.#lineEnd(this.#endOf(pair.value ?? pair.key)), '');
  }

  #changeList(list: YAMLSeq, data: Data[]): void {
    const former = list.items.map((item) => this.#dataOf(item));
    const [first] = list.items;
    const column = this.#columnOf(this.#dashOf(first));
    const isAiry = list.items.some((item, index) => index > 0 && this.#blankBefore(item) !== undefined);
    const texts = list.items.map((item) =>
      this.source.slice(this.#dashOf(item), this.#lineEnd(this.#endOf(item))).trimEnd(),
    );
    let after = this.#lineStart(this.#dashOf(first));
    for (const {before: from, after: to} of align(former, data, {isSame})) {
      const item = from === undefined ? undefined : list.items[from];
      const value = to === undefined ? undefined : data[to];
      if (item !== undefined && value !== undefined) {
        if (this.#staysAKind(item, value)) this.#change(item, value);
        else this.#replace(this.#dashOf(item), this.#endOf(item), indentedBy(written([value]), column, false));
      } else if (item !== undefined) {
        this.#replace(
          this.#blankBefore(item) ?? this.#lineStart(this.#dashOf(item)),
          this.#lineEnd(this.#endOf(item)),
          '',
        );
      } else if (value !== undefined) {
        // An item that was moved brings its comments along.
        const moved = texts[former.findIndex((old) => isSame(old, value))];
        const text = moved ?? indentedBy(written([value]), column, false);
        this.#insertLines(after, `${isAiry && after > 0 ? '\n' : ''}${' '.repeat(column)}${text}`);
      }
      if (item !== undefined) after = this.#lineEnd(this.#endOf(item));
    }
  }

  #insertAfter(end: number, column: number, text: string): void {
    this.#insertLines(this.#lineEnd(end), indentedBy(text, column, true));
  }

  #insertLines(at: number, lines: string): void {
    const isOpen = at > 0 && this.source[at - 1] !== '\n';
    this.#replace(at, at, `${isOpen ? '\n' : ''}${lines}${isOpen ? '' : '\n'}`);
  }

  /** Where the blank line before an item starts, if there is one. */
  #blankBefore(item: unknown): number | undefined {
    const start = this.#lineStart(this.#dashOf(item));
    const blank = /\n[ \t]*\n$/.exec(this.source.slice(0, start));
    return blank ? blank.index + 1 : undefined;
  }

  #dashOf(item: unknown): number {
    return this.source.lastIndexOf('-', startOf(item) - 1);
  }

  /** Where the text of a value ends, without what is around it. */
  #endOf(node: unknown): number {
    if (isCollection(node) && !node.flow && node.items.length > 0) {
      const last = node.items.at(-1) as Pair | undefined;
      const inner = isMap(node) ? (last?.value ?? last?.key) : last;
      return Math.max(this.#endOf(inner), isMap(node) ? rangeOf(last?.key)[1] + 1 : 0);
    }
    const [from, to] = rangeOf(node);
    return from + this.source.slice(from, to).trimEnd().length;
  }

  #blockIndent(node: unknown): string {
    const [from, to] = rangeOf(node);
    return /\n( +)\S/.exec(this.source.slice(from, to))?.[1] ?? ' '.repeat(this.#columnOf(from) + 2);
  }

  #lineStart(at: number): number {
    return this.source.lastIndexOf('\n', at - 1) + 1;
  }

  #lineEnd(at: number): number {
    const end = this.source.indexOf('\n', at);
    return end === -1 ? this.source.length : end + 1;
  }

  #columnOf(at: number): number {
    return at - this.#lineStart(at);
  }
}

function rangeOf(node: unknown): [from: number, to: number] {
  const {range} = (node ?? {}) as {range?: [number, number, number] | null};
  if (!range) throw new Error('This part of the YAML has no place.');
  return [range[0], range[1]];
}

/** Where a value starts: a list or fields over several lines at their first entry. */
function startOf(node: unknown): number {
  return rangeOf(node)[0];
}

function indentedBy(text: string, column: number, isFirstToo: boolean): string {
  return text
    .split('\n')
    .map((line, index) => (line !== '' && (index > 0 || isFirstToo) ? ' '.repeat(column) + line : line))
    .join('\n');
}
