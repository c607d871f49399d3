import {align} from '@dental/changes/align';
import isSame from 'fast-deep-equal';
import {isMap, isNode, isScalar, isSeq, Pair, parseDocument, type Document, type Node} from 'yaml';
import {isRecord, type Data} from './clean';
import {patched} from './patch';
import {ON_ONE_LINE, written} from './written';

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
  const former = document.toJS() as Data;
  const data = change(former);
  if (isSame(former, data)) return source;
  // The library writes a text anew, in a form of its own: only the lines that a change makes there are taken over.
  const before = document.toString(ON_ONE_LINE);
  document.contents = changed(document, document.contents, data) as never;
  const result = patched(source, before, document.toString(ON_ONE_LINE));
  // Whatever the text was like: what is saved says what the form says.
  const saved = parseDocument(result);
  return saved.errors.length === 0 && isSame(saved.toJS(), data) ? result : `${written(data)}\n`;
}

/** A node with other data: its own parts as far as they stay, in their style and with their comments. */
function changed(document: Document, node: unknown, data: Data): unknown {
  const former = isNode(node) ? (node.toJS(document) as Data) : null;
  if (isSame(former, data) && isNode(node)) return node;
  if (isMap(node) && isRecord(data)) {
    const isGone = ({key}: Pair) => data[nameOf(key)] === undefined;
    for (const [index, pair] of node.items.entries())
      if (isGone(pair)) handOn(pair.key, node.items[index + 1]?.key);
      else pair.value = changed(document, pair.value, data[nameOf(pair.key)] ?? null);
    node.items = node.items.filter((pair) => !isGone(pair));
    for (const [name, value] of Object.entries(data))
      if (value !== undefined && !node.has(name))
        node.add(new Pair(document.createNode(name), changed(document, null, value)));
    return node;
  }
  if (isSeq(node) && Array.isArray(data)) {
    const items = node.items as Node[];
    // A list that was empty, or becomes so, is on one line; any other keeps its form.
    if (items.length === 0) node.flow = false;
    const isAiry = items.some(({spaceBefore}, index) => index > 0 && spaceBefore);
    const list = items.map((item) => item.toJS(document) as Data);
    node.items = align(list, data, {isSame, canMove: true}).flatMap(({before, after}, place) => {
      if (after === undefined) return [];
      const item = changed(
        document,
        before === undefined ? undefined : items[before],
        data[after] ?? null,
      ) as Node;
      if (before === undefined) item.spaceBefore = isAiry && place > 0;
      return [item];
    });
    return node;
  }
  const made = parseDocument(written(data)).contents;
  const {comment, commentBefore, spaceBefore} = (node ?? {}) as Node;
  const style = isScalar(node) && isScalar(made) && node.type !== 'PLAIN' ? {type: node.type} : {};
  return Object.assign(made!, style, {comment, commentBefore, spaceBefore});
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

/** Has what follows a field that goes keep the comment and the empty line above it. */
function handOn(from: unknown, to: unknown): void {
  if (!isNode(from) || !isNode(to)) return;
  if (from.spaceBefore) to.spaceBefore = true;
  if (from.commentBefore)
    to.commentBefore = [from.commentBefore, to.commentBefore].filter(Boolean).join('\n');
}
