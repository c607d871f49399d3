import {withoutEmpty, isRecord, type Data} from './clean';
import {editYaml} from './editYaml';
import {written} from './written';
import {parse} from 'yaml';

/** The field that keeps the text of a file beside its data while it is edited; no form shows it. */
export const SOURCE = '_source';

/** The field of a file that is a list, and that of an MDX file's body. */
export const ENTRIES = 'entries';
export const BODY = 'body';

/** What a form edits: the fields of a file, and the text that they were read from. */
export type EntryData = Record<string, Data | undefined>;

/** A format as Decap CMS has it (`registerCustomFormat`). */
export interface Format {
  fromFile(this: void, text: string): EntryData;
  toFile(this: void, data: EntryData): string;
}

/** The format of a file, by its name. */
export function formatOf(file: string): Format {
  return file.endsWith('.mdx') ? mdxFormat : yamlFormat;
}

/** The files of facts. */
export const yamlFormat: Format = {
  fromFile: (text) => ({...fieldsOf(text), [SOURCE]: text}),
  toFile: (data) => changed(sourceOf(data), data),
};

/** Pages, cases and reviews. */
export const mdxFormat: Format = {
  fromFile: (text) => {
    const {fields, body} = takeApart(text);
    return {...fieldsOf(fields), [BODY]: body.replaceAll('\r\n', '\n'), [SOURCE]: text};
  },
  toFile: ({[BODY]: typed, ...data}) => {
    const source = sourceOf(data);
    const text = typeof typed === 'string' ? typed : '';
    if (source === undefined) return `---\n${changed(undefined, data)}---\n\n${text.trim()}\n`;
    const {before, fields, between, body, after} = takeApart(source);
    const isUntouched = text === body.replaceAll('\r\n', '\n');
    const isWindows = source.includes('\r\n');
    const newBody = isUntouched ? body : isWindows ? text.replaceAll(/\r?\n/g, '\r\n') : text;
    return before + changed(fields, data) + between + newBody + after;
  },
};

function fieldsOf(text: string): EntryData {
  const data = parse(text) as Data;
  return isRecord(data) ? data : {[ENTRIES]: data ?? []};
}

/** The text that the fields of a form were read from; undefined for a new file. */
export function sourceOf(data: EntryData): string | undefined {
  const source = data[SOURCE];
  return typeof source === 'string' ? source : undefined;
}

/** The YAML of some fields: the source with what was changed. Fields that start with _ are the form's own. */
function changed(source: string | undefined, data: EntryData): string {
  const fields = Object.fromEntries(Object.entries(data).filter(([key]) => !key.startsWith('_')));
  if (source === undefined) return `${written(withoutEmpty(fields, {}) ?? {})}\n`;
  return editYaml(source, (before) =>
    isRecord(before)
      ? (withoutEmpty(fields, before) ?? {})
      : ((withoutEmpty(fields, {[ENTRIES]: before}) as EntryData | undefined)?.[ENTRIES] ?? []),
  );
}

/**
 * Takes an MDX text apart, byte for byte: joined, the parts are the text.
 * @throws if its fields are not between two lines of dashes
 */
function takeApart(
  text: string,
): Record<'before' | 'fields' | 'between' | 'body' | 'after', string> {
  const parts =
    /^(\uFEFF?---[ \t]*\r?\n)([^]*?)((?<=\n)---[ \t]*(?:\r?\n|$)(?:[ \t]*\r?\n)*)([^]*?)(\s*)$/.exec(
      text,
    );
  if (!parts)
    throw new Error('The fields at the top of the file are not between two lines of three dashes.');
  const [, before = '', fields = '', between = '', body = '', after = ''] = parts;
  return {before, fields, between, body, after};
}
