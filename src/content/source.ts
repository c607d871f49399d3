import {LineCounter, isCollection, isMap, parseDocument, type Document, type YAMLError} from 'yaml';
import type {Problem} from './problem';

/** A path into YAML data: keys and list positions, such as `['week', 2, 'opens']`. */
export type FieldPath = readonly (string | number)[];

/** YAML that was read, and the way from a field back to its line. */
export interface YamlSource {
  data: unknown;
  problems: Problem[];
  /** The line (from 1, in the whole file) of a field, or of the nearest field around it. */
  lineOf(path: FieldPath): number;
}

/** An MDX file taken apart: its front matter, and its body as written. */
export interface MdxSource extends YamlSource {
  body: string;
  /** The line of the file on which the body starts, from 1. */
  bodyLine: number;
}

/**
 * Reads a YAML text.
 * @param firstLine the line of the file on which the text starts, from 1
 * @returns the data with the problems of its syntax; never throws
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(normalise(text), {lineCounter: lines, uniqueKeys: true});
  const toLine = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const problems = document.errors.map((error) => ({
    file,
    line: toLine(error.pos[0]),
    ...explainYamlError(error),
  }));
  return {
    data: problems.length > 0 ? undefined : document.toJS(),
    problems,
    lineOf: (path) => toLine(offsetOf(document, path)),
  };
}

/**
 * Takes an MDX text apart at its `---` lines.
 * @returns front matter and body; a missing or unclosed front matter is a problem; never throws
 */
export function readMdx(file: string, text: string): MdxSource {
  const lines = normalise(text).split('\n');
  const end =
    lines[0]?.trimEnd() === '---' ? lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---') : -1;
  if (end === -1) {
    const problem = {
      file,
      line: 1,
      what: 'The fields at the top of the file are not between two lines of three dashes.',
      fix: 'Put --- on the first line and --- on the line after the last field.',
    };
    return {data: undefined, problems: [problem], lineOf: () => 1, body: '', bodyLine: 1};
  }
  return {
    ...readYaml(file, lines.slice(1, end).join('\n'), 2),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

/** Editors on Windows add a byte-order mark and carriage returns; neither changes the meaning. */
function normalise(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function offsetOf(document: Document, path: FieldPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => String((item.key as {value?: unknown}).value) === String(last));
      const key = pair?.key as {range?: [number, number, number]} | undefined;
      if (key?.range) return key.range[0];
    } else if (isCollection(parent)) {
      const node = parent.get(last, true) as {range?: [number, number, number]} | undefined;
      if (node?.range) return node.range[0];
    }
  }
  return 0;
}

const YAML_ERRORS: Partial<Record<YAMLError['code'], Pick<Problem, 'what' | 'fix'>>> = {
  DUPLICATE_KEY: {
    what: 'This field is written twice.',
    fix: 'Keep one of the two lines and delete the other.',
  },
  TAB_AS_INDENT: {
    what: 'This line starts with a tab.',
    fix: 'Use spaces in front of the field instead.',
  },
  MISSING_CHAR: {
    what: 'A quotation mark or bracket is opened here and not closed.',
    fix: 'Add the closing one at the end of the value.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    what: 'A value on this line contains a colon.',
    fix: 'Put the whole value between double quotes.',
  },
};

function explainYamlError(error: YAMLError): Pick<Problem, 'what' | 'fix'> {
  return (
    YAML_ERRORS[error.code] ?? {
      what: 'This line is not written as a field and its value.',
      fix: 'Write it like `name: value`, with values that hold a colon or a # between double quotes, and lists indented by two spaces.',
    }
  );
}
