import {isSeq, parseDocument} from 'yaml';

/**
 * Adds an entry at the end of a list in a YAML text. Everything else stays as it was, line by line.
 * @param name the field that holds the list
 * @param entry the entry's lines, as they would stand at the left margin
 * @throws if there is no such list
 */
export function appendToList(text: string, name: string, entry: readonly string[]): string {
  const list = parseDocument(text).get(name, true);
  if (!isSeq(list) || !list.range) throw new Error(`There is no list called ${name}.`);
  const lines = entry.map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`);
  const [start, end] = list.range;
  const before = list.items.length === 0 ? `${text.slice(0, start).trimEnd()}\n` : `${text.slice(0, end).trimEnd()}\n`;
  const after = text.slice(end).replace(/^\n/, '');
  return `${before}${lines.join('\n')}\n${after}`;
}
