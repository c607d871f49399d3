import {LineCounter, isCollection, isMap, parseDocument, type Document} from 'yaml';
import {yamlMessage} from './syntax/fieldFaults';

/** A path into YAML data: keys and list positions, such as `['week', 2, 'opens']`. */
export type FieldPath = readonly (string | number)[];

/**
 * Parses YAML (version 1.2); never throws. Of its errors the first is named, from which the others follow, save that each
 * field is named that is written twice; where a dash is missing, that is every field of an entry, and the first is named.
 * @returns the data, what kept it from being read, and the way from a field back to its line (from 1, in the text)
 */
export function parseYaml(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, uniqueKeys: true});
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [first, ...others] = document.errors.map(({code, pos}) => ({code, line: lineAt(pos[0])}));
  const twice = others.filter(
    ({code, line}) =>
      code === 'DUPLICATE_KEY' &&
      first?.code === code &&
      !document.errors.some(({pos}) => lineAt(pos[0]) === line - 1),
  );
  const errors = first
    ? [first, ...twice].map(({code, line}) => ({line, ...yamlMessage(code)}))
    : [];
  return {
    data: errors.length > 0 ? undefined : toData(document),
    errors,
    lineOf: (path: FieldPath) => lineAt(offsetOf(document, path)),
  };
}

/** An alias of something that is not there is found only now. */
function toData(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

function offsetOf(document: Document, path: FieldPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => String((item.key as {value?: unknown} | null)?.value) === String(last),
      );
      const key = pair?.key as {range?: [number, number, number]} | undefined;
      if (key?.range) return key.range[0];
    } else if (isCollection(parent)) {
      const node = parent.get(last, true) as {range?: [number, number, number]} | undefined;
      if (node?.range) return node.range[0];
    }
  }
  return 0;
}
