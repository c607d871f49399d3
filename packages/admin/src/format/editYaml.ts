import {align} from '@dental/changes/align';
import isSame from 'fast-deep-equal';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {applyChange} from './applyChange';
import {isRecord, type Data} from './data';
import {toYaml, YAML_OPTIONS} from './toYaml';

/**
 * Changes data in a YAML text. Everything else stays the same, byte for byte: comments, quotation
 * marks, order, and line breaks.
 * @param source YAML with a list or fields
 * @param change returns the new data
 * @returns the changed text
 * @throws if the source isn't valid YAML
 */
export function editYaml(source: string, change: (data: Data) => Data): string {
  const isWindows = source.includes('\r\n') && !/[^\r]\n/.test(source);
  if (!isWindows) return editText(source, change);
  return editText(source.replaceAll('\r\n', '\n'), change).replaceAll('\n', '\r\n');
}

function editText(source: string, change: (data: Data) => Data): string {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) throw error;
  const dataBefore = document.toJS() as Data;
  const data = removeByteOrderMarks(change(dataBefore));
  if (isSame(dataBefore, data)) return source;
  // The library reformats the whole text, so only the lines that the change affects are applied.
  const serializedBefore = document.toString(YAML_OPTIONS);
  // The type of `contents` excludes the nodes of a document that starts as another type.
  document.contents = updateNode(document, document.contents, data) as never;
  const result = applyChange(source, serializedBefore, document.toString(YAML_OPTIONS));
  // If the result has other data than the form, write the file from scratch.
  const parsed = parseDocument(result);
  const isCorrect = parsed.errors.length === 0 && isSame(parsed.toJS(), data);
  return isCorrect ? result : `${toYaml(data)}\n`;
}

/** Removes the marks that a paste can bring along, because the library loses comments over them. */
function removeByteOrderMarks(data: Data): Data {
  const text = JSON.stringify(data);
  return text.includes('\ufeff') ? (JSON.parse(text.replaceAll('\ufeff', '')) as Data) : data;
}

/** Updates a node with new data. Unchanged parts keep their style and their comments. */
function updateNode(document: Document, node: unknown, data: Data): unknown {
  const dataBefore = isNode(node) ? (node.toJS(document) as Data) : null;
  if (isSame(dataBefore, data) && isNode(node)) return node;
  if (isMap(node) && isRecord(data)) return updateMap(document, node, data);
  if (isSeq(node) && Array.isArray(data)) return updateList(document, node, data);
  return createNode(node, data);
}

function updateMap(
  document: Document,
  map: YAMLMap,
  data: Record<string, Data | undefined>,
): YAMLMap {
  const isDeleted = ({key}: Pair) => data[getKeyName(key)] === undefined;
  for (const [index, pair] of map.items.entries()) {
    if (isDeleted(pair)) moveComments(pair.key, map.items[index + 1]?.key);
    else pair.value = updateNode(document, pair.value, data[getKeyName(pair.key)] ?? null);
  }
  map.items = map.items.filter((pair) => !isDeleted(pair));
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined || map.has(name)) continue;
    const pair = new Pair(document.createNode(name), updateNode(document, null, value));
    map.items.splice(findPlace(map, name), 0, pair);
  }
  return map;
}

/** Returns the place of a new field: `text.es` comes after `text`, and any other comes last. */
function findPlace({items}: YAMLMap, name: string): number {
  const text = items.findIndex(({key}) => `${getKeyName(key)}.es` === name);
  return text < 0 ? items.length : text + 1;
}

function updateList(document: Document, list: YAMLSeq, data: Data[]): YAMLSeq {
  const items = list.items as Node[];
  // A list that was empty gets one item a line; any other keeps its form.
  if (items.length === 0) list.flow = false;
  const hasBlankLines = items.some(({spaceBefore}, index) => index > 0 && spaceBefore);
  const itemsBefore = items.map((item) => item.toJS(document) as Data);
  const steps = align(itemsBefore, data, {isSame, canMove: true});
  list.items = steps.flatMap(({before, after}, index) => {
    if (after === undefined) return [];
    const nodeBefore = before === undefined ? undefined : items[before];
    const item = updateNode(document, nodeBefore, data[after] ?? null) as Node;
    if (before === undefined) item.spaceBefore = hasBlankLines && index > 0;
    return [item];
  });
  return list;
}

/** Creates a node that replaces another, with its comments and its quotation style. */
function createNode(replaced: unknown, data: Data): unknown {
  const node = parseDocument(toYaml(data)).contents!;
  const {comment, commentBefore, spaceBefore} = (replaced ?? {}) as Node;
  const keepsStyle = isScalar(replaced) && isScalar(node) && replaced.type !== 'PLAIN';
  const style = keepsStyle ? {type: replaced.type} : {};
  return Object.assign(node, style, {comment, commentBefore, spaceBefore});
}

function getKeyName(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

/** Moves the comment and the blank line above a deleted field to the field after it. */
function moveComments(from: unknown, to: unknown): void {
  if (!isNode(from) || !isNode(to)) return;
  if (from.spaceBefore) to.spaceBefore = true;
  if (from.commentBefore) {
    to.commentBefore = [from.commentBefore, to.commentBefore].filter(Boolean).join('\n');
  }
}
