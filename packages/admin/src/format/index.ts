import {parse} from 'yaml';
import {isRecord, removeEmpty, type Data} from './data';
import {editYaml} from './editYaml';
import {toYaml} from './toYaml';

/** The hidden field that keeps the original text of a file while it's edited. */
export const SOURCE = '_source';

/** The field for a YAML file that is a list. */
export const ENTRIES = 'entries';

/** Returns the form's path of a field, which differs for a file that is one list. */
export function toFormPath(field: string): string {
  return /^\d/.test(field) ? `${ENTRIES}.${field}` : field;
}

/** The field for the body of an MDX file. */
export const BODY = 'body';

/** The fields of a form, including the hidden original text. */
export type EntryData = Record<string, Data | undefined>;

/** Reads the data of a form from a file, and writes it back. */
export interface Format {
  fromFile(this: void, text: string): EntryData;
  toFile(this: void, data: EntryData): string;
}

/** Returns the format of a file, by its extension. */
export function getFormat(file: string): Format {
  return file.endsWith('.mdx') ? mdxFormat : yamlFormat;
}

/**
 * Reads some fields of a file for a list or a message.
 * @returns no fields for a deleted file, and for one with a mistake, which the checks report
 */
export function readFields(file: string, text: string | null | undefined): EntryData {
  try {
    return text ? getFormat(file).fromFile(text) : {};
  } catch {
    return {};
  }
}

/** The format of facts. */
export const yamlFormat: Format = {
  fromFile: (text) => ({...parseFields(text), [SOURCE]: text}),
  toFile: (data) => serializeFields(getSource(data), data),
};

/** The format of pages, cases, and reviews. */
export const mdxFormat: Format = {
  fromFile(text) {
    const {fields, body} = splitMdx(text);
    return {...parseFields(fields), [BODY]: body.replaceAll('\r\n', '\n'), [SOURCE]: text};
  },

  toFile({[BODY]: body, ...data}) {
    const source = getSource(data);
    const text = typeof body === 'string' ? body : '';
    if (source === undefined) {
      return `---\n${serializeFields(undefined, data)}---\n\n${text.trim()}\n`;
    }
    const parts = splitMdx(source);
    const fields = serializeFields(parts.fields, data);
    return parts.before + fields + parts.between + restoreBody(text, parts, source) + parts.after;
  },
};

/** Returns an unchanged body byte for byte, and a changed one with the line breaks of the file. */
function restoreBody(text: string, {body}: MdxParts, source: string): string {
  const isUnchanged = text === body.replaceAll('\r\n', '\n');
  if (isUnchanged) return body;
  return source.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text;
}

function parseFields(text: string): EntryData {
  const data = parse(text) as Data;
  return isRecord(data) ? data : {[ENTRIES]: data ?? []};
}

/** Returns the text that a form started from; undefined for a new file. */
export function getSource(data: EntryData): string | undefined {
  const source = data[SOURCE];
  return typeof source === 'string' ? source : undefined;
}

/** Returns the data of a file whose text has changed. The form still starts from the same text. */
export function replaceText(file: string, data: EntryData, text: string): EntryData {
  return {...getFormat(file).fromFile(text), [SOURCE]: getSource(data)};
}

/** Writes fields as YAML, changing as little of the source as possible. Skips the form's own. */
function serializeFields(source: string | undefined, data: EntryData): string {
  const fields = Object.fromEntries(Object.entries(data).filter(([key]) => !key.startsWith('_')));
  if (source === undefined) {
    const entry = (removeEmpty(fields, {}) ?? {}) as EntryData;
    return `${toYaml(entry[ENTRIES] ?? entry)}\n`;
  }
  return editYaml(source, (before) => {
    if (isRecord(before)) return removeEmpty(fields, before) ?? {};
    const entries = removeEmpty(fields, {[ENTRIES]: before}) as EntryData | undefined;
    return entries?.[ENTRIES] ?? [];
  });
}

/** The parts of an MDX text. Joined, they are the text, byte for byte. */
interface MdxParts {
  /** The first line of dashes. */
  before: string;
  fields: string;
  /** The second line of dashes, and blank lines. */
  between: string;
  body: string;
  /** Blank space at the end. */
  after: string;
}

const MDX = new RegExp(
  [
    /^(?<before>\uFEFF?---[ \t]*\r?\n)/,
    /(?<fields>[^]*?)/,
    /(?<between>(?<=\n)---[ \t]*(?:\r?\n|$)(?:[ \t]*\r?\n)*)/,
    /(?<body>[^]*?)/,
    /(?<after>\s*)$/,
  ]
    .map(({source}) => source)
    .join(''),
);

/**
 * Splits an MDX text into its parts.
 * @throws if its fields aren't between two lines of dashes
 */
function splitMdx(text: string): MdxParts {
  const parts = MDX.exec(text)?.groups;
  if (!parts) {
    throw new Error('The fields at the top must be between two lines of three dashes.');
  }
  // A match always has all the named groups.
  return parts as unknown as MdxParts;
}
