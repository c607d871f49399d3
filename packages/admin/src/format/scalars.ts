import {isScalar, Scalar, stringify} from 'yaml';
import type {Data} from './clean';

/** Words and numbers that older readers of YAML take for something else (YAML 1.1), and a person might too. */
const AMBIGUOUS = /^(?:y|n|yes|no|on|off|true|false|null|~)$|^[-+]?\d[\d_]*(?::\d\d)+(?:\.\d*)?$/i;

const WRITTEN = {lineWidth: 0} as const;

/** Data as YAML of its own, without a line break at the end. */
export function written(data: Data): string {
  return stringify(quoted(data), WRITTEN).trimEnd();
}

/** A value on the line of its key, such as `"5:00"` or `[a, b]`. */
function writtenInline(data: Data): string {
  return stringify(quoted(data), {...WRITTEN, collectionStyle: 'flow', flowCollectionPadding: false}).trimEnd();
}

function quoted(data: Data): unknown {
  if (typeof data === 'string' && AMBIGUOUS.test(data)) return scalar(data, Scalar.QUOTE_DOUBLE);
  if (Array.isArray(data)) return data.map(quoted);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, quoted(value ?? null)]));
}

function scalar(value: unknown, type: Scalar.Type): Scalar {
  const node = new Scalar(value);
  node.type = type;
  return node;
}

/**
 * A new value in the style of the one before: its quotation marks, its folded or literal lines.
 * @param former the node, and the text of it
 * @param indent the indent of the lines of a folded or literal text
 */
export function rewritten(former: {node: unknown; text: string}, value: Data, indent: string): string {
  const {node, text} = former;
  if (!isScalar(node)) return writtenInline(value);
  if (typeof value !== 'string') return written(value);
  if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') return block(node.type, text, value, indent);
  if (node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE')
    return stringify(scalar(value, node.type), WRITTEN).trimEnd();
  return value.includes('\n') ? stringify(scalar(value, Scalar.QUOTE_DOUBLE), WRITTEN).trimEnd() : written(value);
}

/** A text over several lines. Lines before and after what was changed stay as they are. */
function block(type: 'BLOCK_FOLDED' | 'BLOCK_LITERAL', text: string, value: string, indent: string): string {
  const [header = '', ...rest] = text.split('\n');
  const lines = rest.map((line) => line.trim());
  const end = /\n*$/.exec(text)?.[0] ?? '';
  while (lines.at(-1) === '') lines.pop();
  const isPlain = !/\n|^\s|\s$| {2}/.test(value) && lines.every((line) => line !== '');
  if (type === 'BLOCK_LITERAL' || !isPlain) {
    const node = scalar(value, type);
    return `${indented(stringify(node, {lineWidth: type === 'BLOCK_LITERAL' ? 0 : 100}).trimEnd(), indent)}${end}`;
  }
  return `${[header, ...folded(lines, value).map((line) => indent + line)].join('\n')}${end}`;
}

function indented(text: string, indent: string): string {
  const [header = '', ...lines] = text.split('\n');
  return [header, ...lines.map((line) => (line.trim() === '' ? '' : indent + line.replace(/^ {2}/, '')))].join('\n');
}

/** Folds a text into lines, of which as many as possible are the lines before. */
function folded(lines: readonly string[], value: string): string[] {
  const width = Math.max(60, ...lines.map((line) => line.length));
  const start: string[] = [];
  const end: string[] = [];
  let middle = value;
  for (const line of lines) {
    if (!middle.startsWith(`${line} `)) break;
    start.push(line);
    middle = middle.slice(line.length + 1);
  }
  for (const line of lines.slice(start.length).reverse()) {
    if (!middle.endsWith(` ${line}`)) break;
    end.unshift(line);
    middle = middle.slice(0, -line.length - 1);
  }
  return [...start, ...wrapped(middle, width), ...end];
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
