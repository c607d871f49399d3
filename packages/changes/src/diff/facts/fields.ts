import {walkFields} from '@dental/content';
import {formatLongDate, formatWholeDollars} from '@dental/practice';
import type {Item, Topic, Value, Snapshot} from './compare';

/** Field names as they appear in a sentence, if not as they are written in the file. */
const FIELD_NAMES: Record<string, string> = {
  afterAlt: 'description of the after image',
  afterImage: 'after image',
  alt: 'image description',
  beforeAlt: 'description of the before image',
  beforeImage: 'before image',
  contactNo: 'phone number',
  desc: 'text',
  descriptions: 'text',
  dollarsPerYear: 'yearly price',
  ends: 'last day',
  expertise: 'role',
  linkLabel: 'link text',
  navTitle: 'name in menus',
  order: 'position in menus',
  paragraphs: 'text',
  starts: 'first day',
  subTitle: 'date',
  ticker: 'line at the top',
  unlisted: 'hidden from search engines',
  updated: 'effective date',
  url: 'address',
};

const IMAGE_FIELDS = ['image', 'logo', 'banner', 'icon', 'beforeImage', 'afterImage'];
const PARAGRAPH_FIELDS = ['descriptions', 'desc', 'paragraphs'];

/** Fields that are compared elsewhere, or that no reviewer needs. */
const OMITTED_FIELDS = [
  'file',
  'path',
  'body',
  'redirectFrom',
  'reviewed',
  'github',
  'sample',
  'id',
];

/**
 * The fields of a record as values: images with their digest, dates and amounts as people read
 * them.
 * @param names field names that differ from the common ones
 */
export function readFields(
  version: Snapshot,
  record: object,
  names: Record<string, string> = {},
): Item['fields'] {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => !OMITTED_FIELDS.includes(name))
      .map(([name, value]) => [
        names[name] ?? FIELD_NAMES[name] ?? splitCamelCase(name),
        toValue(version, name, value),
      ]),
  );
}

function toValue({hashOfImage}: Snapshot, name: string, value: unknown): Value | undefined {
  if (value === undefined) return undefined;
  if (IMAGE_FIELDS.includes(name)) {
    const image = formatValue(value);
    return {name: image, hash: hashOfImage(image)};
  }
  if (PARAGRAPH_FIELDS.includes(name) && Array.isArray(value))
    return {pieces: value.map(formatValue), noun: 'paragraph'};
  if (Array.isArray(value) && value.some((entry) => typeof entry === 'object'))
    return {pieces: value.map(formatValue), noun: 'entry'};
  if (typeof value === 'number' && /dollars|^(?:from|to)$/i.test(name))
    return formatWholeDollars(value);
  return formatValue(value);
}

/** Formats a value of any type for a sentence. */
export function formatValue(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(formatValue).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // A notice has a time after its date.
  return String(value).replace(
    /^(\d{4}-\d\d-\d\d)( (?=\d+:\d\d [ap]m$)|$)/,
    (_, day: string, space: string) => formatLongDate(day) + (space && ', '),
  );
}

/** `pages` for `pages`, `how long` for `howLong`. */
export function splitCamelCase(name: string): string {
  return name.replaceAll(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
}

interface RecordsTopic<Entry extends object> {
  title: string;
  /** The name of a record in a sentence, with its fields in braces: `The plan “{id}”`. */
  name: string;
  list(this: void, site: Snapshot['site']): readonly Entry[];
  /** Field names that differ from the common ones. */
  fieldNames?: Record<string, string>;
  /** Adds to an item, or replaces parts of it. */
  details?(this: void, entry: Entry, index: number, version: Snapshot): Partial<Item>;
}

/** A topic of records that compares all their fields. The key is the file, the id, or the name. */
export function defineRecords<Entry extends object>(topic: RecordsTopic<Entry>): Topic {
  const toItem = (entry: Entry, index: number, version: Snapshot): Item => {
    const values = entry as Record<string, unknown>;
    const name = topic.name.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
      formatValue(values[field]),
    );
    const {fields, ...details} = topic.details?.(entry, index, version) ?? {};
    return {
      key: formatValue(values.file ?? values.id ?? name),
      name,
      fields: {...fields, ...readFields(version, entry, topic.fieldNames)},
      ...details,
    };
  };
  return {
    title: topic.title,
    items: (version) =>
      topic.list(version.site).map((entry, index) => toItem(entry, index, version)),
  };
}

/** A paper form: its sections by heading, with their lines. */
export function definePaperForm(title: string, form: 'newPatientForms' | 'referralSlip'): Topic {
  const joinValue = (value: object): Value => ({
    pieces: walkFields(value).map(({value: text}) => String(text)),
    noun: 'line',
  });
  return {
    title,
    items: ({site}) => {
      const {sheets, ...head} = site[form];
      const sections = sheets.flatMap((sheet, index) =>
        sheet.sections.map(({heading, ...section}): Item => ({
          key: heading,
          name: `The section “${heading}”`,
          summary: `on sheet ${index + 1}`,
          fields: {sheet: String(index + 1), lines: joinValue(section)},
        })),
      );
      return [{key: '', name: title, fields: {lines: joinValue(head)}}, ...sections];
    },
  };
}
