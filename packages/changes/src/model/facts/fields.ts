import {walkFields} from '@dental/content';
import {longDate, wholeDollars} from '@dental/practice';
import names from './names.json';
import type {Item, Topic, Value, Version} from './compare';

/** What a field of a record is called in a sentence, if not as it is written. */
const NAMES: Record<string, string> = names.fields;

const PICTURES = ['image', 'logo', 'banner', 'icon', 'beforeImage', 'afterImage'];
const PARAGRAPHS = ['descriptions', 'desc', 'paragraphs'];

/** Compared elsewhere, or of no interest to anybody. */
const LEFT_OUT = ['file', 'path', 'body', 'redirectFrom', 'reviewed', 'github', 'sample', 'id'];

/** The fields of a record as values of an item: pictures by what they hold, days and amounts in words. */
export function fieldsOf(
  version: Version,
  record: object,
  own: Record<string, string> = {},
): Item['fields'] {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => !LEFT_OUT.includes(name))
      .map(([name, value]) => [
        own[name] ?? NAMES[name] ?? spaced(name),
        valueOf(version, name, value),
      ]),
  );
}

function valueOf({hashOfImage}: Version, name: string, value: unknown): Value | undefined {
  if (value === undefined) return undefined;
  if (PICTURES.includes(name)) return {name: inWords(value), hash: hashOfImage(inWords(value))};
  if (PARAGRAPHS.includes(name) && Array.isArray(value))
    return {pieces: value.map(inWords), noun: 'paragraph'};
  if (Array.isArray(value) && value.some((entry) => typeof entry === 'object'))
    return {pieces: value.map(inWords), noun: 'entry'};
  if (typeof value === 'number' && /dollars|^(?:from|to)$/i.test(name)) return wholeDollars(value);
  return inWords(value);
}

/** A value in words. */
export function inWords(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(inWords).join(', ');
  if (value === true) return 'yes';
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? longDate(String(value)) : String(value);
}

/** `pages` for `pages`, `how long` for `howLong`. */
export function spaced(name: string): string {
  return name.replaceAll(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
}

/**
 * A topic whose items are records, all of whose fields are compared. A file or an id tells one from the others, or its name.
 * @param name what an entry is called in a sentence, with fields of it in braces
 * @param own what fields are called, where another topic calls them otherwise
 */
export function records<Entry extends object>(
  title: string,
  name: string,
  list: (site: Version['site']) => readonly Entry[],
  own?: Record<string, string>,
  more?: (entry: Entry, index: number, version: Version) => Partial<Item>,
): Topic {
  return {
    title,
    items: (version) =>
      list(version.site).map((entry, index) => {
        const values = entry as Record<string, unknown>;
        const called = name.replaceAll(/\{(\w+)\}/g, (_, field: string) => inWords(values[field]));
        const {fields, ...others} = more?.(entry, index, version) ?? {};
        return {
          ...{key: inWords(values.file ?? values.id ?? called), name: called},
          fields: {...fields, ...fieldsOf(version, entry, own)},
          ...others,
        };
      }),
  };
}

/** The forms on paper: each section by its heading, with its lines. */
export function paperForm(title: string, form: 'newPatientForms' | 'referralSlip'): Topic {
  const linesOf = (value: object): Item['fields'] => ({
    lines: {pieces: walkFields(value).map(({value: leaf}) => String(leaf)), noun: 'line'},
  });
  return {
    title,
    items: ({site}) => {
      const {sheets, ...head} = site[form];
      const sections = sheets.flatMap((sheet, index) =>
        sheet.sections.map(({heading, ...section}) => ({
          ...{key: heading, name: `The section “${heading}”`, whole: `on sheet ${index + 1}`},
          fields: {sheet: String(index + 1), ...linesOf(section)},
        })),
      );
      return [{key: '', name: title, fields: linesOf(head)}, ...sections];
    },
  };
}
