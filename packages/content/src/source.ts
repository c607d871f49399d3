import type {Message, Problem} from './problem';
import {memoizePerFile} from './memoize';
import {findFieldFaults} from './syntax/fieldFaults';
import {parseYaml, type FieldPath} from './yaml';

export type {FieldPath} from './yaml';

/** Parsed YAML, and the line of each field. */
export interface YamlSource {
  /** Undefined if there is a problem. */
  data: unknown;
  problems: Problem[];
  /** Returns the line of a field, or of the closest field around it. From 1, in the whole file. */
  findLine(this: void, path: FieldPath): number;
}

/** An MDX file split into its front matter and its body. */
export interface MdxSource extends YamlSource {
  body: string;
  /** The line of the file where the body starts, from 1. */
  bodyLine: number;
}

/**
 * Parses a YAML file; never throws.
 * @returns the data and the syntax errors
 */
export const readYaml = memoizePerFile((file, text): YamlSource =>
  readLines(file, normalize(text), 1),
);

/** @param firstLine the line of the file where the text starts, from 1 */
function readLines(file: string, text: string, firstLine: number): YamlSource {
  const {data, errors, findLine} = parseYaml(text);
  const explained = findFieldFaults(text, errors.length === 0);
  const faults = explained.length > 0 ? explained : errors;
  const problems = faults.map((fault) => ({file, ...fault, line: fault.line + firstLine - 1}));
  return {
    data: problems.length > 0 ? undefined : data,
    problems,
    findLine: (path) => findLine(path) + firstLine - 1,
  };
}

/** Returns the index of the `---` line that ends the front matter; -1 if there is none. */
export function findFieldsEnd(lines: readonly string[]): number {
  return lines.findIndex((line, index) => index > 0 && isDashes(line));
}

function isDashes(line: string | undefined): boolean {
  return line?.trimEnd() === '---';
}

/**
 * Splits an MDX text at its `---` lines; never throws.
 * @returns front matter and body, with a problem if the front matter is missing or not closed
 */
export function readMdx(file: string, text: string): MdxSource {
  const lines = normalize(text).split('\n');
  const end = isDashes(lines[0]) ? findFieldsEnd(lines) : -1;
  if (end === -1) {
    const message = isDashes(lines[0]) ? explainNotClosed(lines) : explainNotOpened(lines);
    const problem = {file, ...message};
    return {data: undefined, problems: [problem], findLine: () => 1, body: '', bodyLine: 1};
  }
  const fields = readLines(file, lines.slice(1, end).join('\n'), 2);
  return {
    ...fields,
    problems: [...fields.problems, ...findHeadings(file, lines.slice(0, end))],
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

function explainNotOpened(lines: readonly string[]): Message & {line: number} {
  return {
    line: 1,
    message: lines.every((line) => line.trim() === '')
      ? 'The file is empty.'
      : "The fields at the top aren't between two lines of ---.",
    remedy: 'Put --- on the first line and --- on the line after the last field.',
  };
}

/** The text starts at the first line that is not a field, indented, a list entry, or a comment. */
function explainNotClosed(lines: readonly string[]): Message & {line: number} {
  const text = lines.findIndex(
    (line, index) => index > 0 && !/^(\w[\w-]*:|\s|-|#(?!#)|$)/.test(line),
  );
  const fields = lines.slice(0, text === -1 ? undefined : text);
  return {
    line: fields.length - [...fields].reverse().findIndex((line) => line.trim() !== ''),
    message: 'The fields end here without a closing line of ---.',
    remedy: 'Put --- on a line of its own after this line.',
  };
}

/** Finds headings among the fields. YAML reads them as comments, so no one would see them. */
function findHeadings(file: string, lines: readonly string[]): Problem[] {
  const message = 'This heading is among the fields, so visitors never see it.';
  const remedy = 'Move it below the second line of ---.';
  return lines.flatMap((line, index) =>
    /^#{2,6} \S/.test(line) ? [{file, line: index + 1, message, remedy}] : [],
  );
}

/** Removes byte-order marks, carriage returns, and non-breaking indents, which editors add. */
function normalize(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^[ \u00a0]+/gm, (spaces) => spaces.replaceAll('\u00a0', ' '));
}
