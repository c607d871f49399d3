import type {Message, Problem} from './problem';
import {fieldFaults} from './syntax/fieldFaults';
import {parseYaml, type FieldPath} from './yaml';

export type {FieldPath} from './yaml';

/** YAML that was read, and the way from a field back to its line. */
export interface YamlSource {
  /** Undefined if there is a problem. */
  data: unknown;
  problems: Problem[];
  /** The line (from 1, in the whole file) of a field, or of the nearest field around it. */
  lineOf(this: void, path: FieldPath): number;
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
  const plain = normalise(text);
  const {data, errors, lineOf} = parseYaml(plain);
  const known = fieldFaults(plain, errors.length === 0);
  const found = known.length > 0 ? known : errors;
  const problems = found.map((fault) => ({file, ...fault, line: fault.line + firstLine - 1}));
  return {
    data: problems.length > 0 ? undefined : data,
    problems,
    lineOf: (path) => lineOf(path) + firstLine - 1,
  };
}

/** The index of the line of dashes that ends the fields of an MDX text; -1 if there is none. */
export function endOfFields(lines: readonly string[]): number {
  return lines.findIndex((line, index) => index > 0 && isDashes(line));
}

function isDashes(line: string | undefined): boolean {
  return line?.trimEnd() === '---';
}

/**
 * Takes an MDX text apart at its `---` lines.
 * @returns front matter and body; a missing or unclosed front matter is a problem; never throws
 */
export function readMdx(file: string, text: string): MdxSource {
  const lines = normalise(text).split('\n');
  const end = isDashes(lines[0]) ? endOfFields(lines) : -1;
  if (end === -1) {
    const problem = {file, ...(isDashes(lines[0]) ? notClosed(lines) : notOpened(lines))};
    return {data: undefined, problems: [problem], lineOf: () => 1, body: '', bodyLine: 1};
  }
  const fields = readYaml(file, lines.slice(1, end).join('\n'), 2);
  return {
    ...fields,
    problems: [...fields.problems, ...headingsAmong(file, lines.slice(0, end))],
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

function notOpened(lines: readonly string[]): Message & {line: number} {
  return {
    line: 1,
    message: lines.every((line) => line.trim() === '')
      ? 'The file is empty.'
      : 'The fields at the top of the file are not between two lines of three dashes.',
    remedy: 'Put --- on the first line and --- on the line after the last field.',
  };
}

/** The text starts where a line is neither a field, nor indented, nor an entry of a list, nor a note. */
function notClosed(lines: readonly string[]): Message & {line: number} {
  const text = lines.findIndex(
    (line, index) => index > 0 && !/^(\w[\w-]*:|\s|-|#(?!#)|$)/.test(line),
  );
  const fields = lines.slice(0, text === -1 ? undefined : text);
  return {
    line: fields.length - [...fields].reverse().findIndex((line) => line.trim() !== ''),
    message: 'The fields end here, but no line of three dashes closes them.',
    remedy: 'Put --- on a line of its own after this line.',
  };
}

/** To the fields a heading is a note, which nobody would see. */
function headingsAmong(file: string, lines: readonly string[]): Problem[] {
  const message = 'A heading stands among the fields, where nobody sees it.';
  const remedy = 'Move it below the second line of dashes.';
  return lines.flatMap((line, index) =>
    /^#{2,6} \S/.test(line) ? [{file, line: index + 1, message, remedy}] : [],
  );
}

/** Editors add a byte-order mark, carriage returns, and spaces that do not break; none of them changes the meaning. */
function normalise(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^[ \u00a0]+/gm, (spaces) => spaces.replaceAll('\u00a0', ' '));
}
