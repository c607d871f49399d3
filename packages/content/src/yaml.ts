import {LineCounter, isCollection, isMap, parseDocument, type Document} from 'yaml';
import {explainYamlError} from './syntax/fieldFaults';

/** A path into YAML data: keys and list positions, such as `['week', 2, 'opens']`. */
export type FieldPath = readonly (string | number)[];

/**
 * Parses YAML (version 1.2); never throws. Reports the first error only, because the others follow
 * from it. Duplicate fields are the exception: each is reported, but only the first of adjacent
 * ones, which come from a missing dash.
 * @returns the data, the errors, and a function that returns the line of a field (from 1)
 */
export function parseYaml(text: string) {
  const lines = new LineCounter();
  // The parser's warnings are for developers.
  const options = {lineCounter: lines, uniqueKeys: true, logLevel: 'error'} as const;
  const document = parseDocument(text, options);
  const getLine = (offset: number) => lines.linePos(offset).line;
  const [first, ...others] = document.errors.map(({code, pos}) => ({code, line: getLine(pos[0])}));
  const duplicates = others.filter(
    ({code, line}) =>
      code === 'DUPLICATE_KEY' &&
      first?.code === code &&
      !document.errors.some(({pos}) => getLine(pos[0]) === line - 1),
  );
  const errors = first
    ? [first, ...duplicates].map(({code, line}) => ({line, ...explainYamlError(code)}))
    : [];
  return {
    data: errors.length > 0 ? undefined : toData(document),
    errors,
    findLine: (path: FieldPath) => getLine(findOffset(document, path)),
  };
}

/** Converts a document to data. An alias without an anchor throws only here. */
function toData(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

function findOffset(document: Document, path: FieldPath): number {
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
