import {longDate, wholeDollars} from '@dental/practice';
import type {Item, Topic, Value, Version} from './compare';

/** What a field of a record is called in a sentence, if not as it is written. */
const NAMES: Record<string, string> = {
  alsoCalled: 'other names',
  alt: 'what it shows',
  banner: 'picture behind the heading',
  cardText: 'text of the card',
  cardTitle: 'title of the card',
  contactNo: 'phone number',
  dollarsPerYear: 'price of a year',
  ends: 'last day',
  expertise: 'role',
  icon: 'drawing',
  image: 'picture',
  linkLabel: 'words of the link',
  logo: 'picture',
  navTitle: 'name in menus',
  order: 'place in menus',
  starts: 'first day',
  subTitle: 'date',
  ticker: 'line at the top',
  unlisted: 'left out by search engines',
  updated: 'in force from',
  url: 'address',
};

const PICTURES = ['image', 'logo', 'banner', 'icon', 'beforeImage', 'afterImage'];
const PARAGRAPHS = ['descriptions', 'desc', 'paragraphs'];

/** Compared elsewhere, or of no interest to anybody. */
const LEFT_OUT = ['file', 'path', 'body', 'redirectFrom', 'reviewed', 'github', 'sample', 'id'];

/** The fields of a record as values of an item: pictures by what they hold, days and amounts in words. */
export function fieldsOf(version: Version, record: object, names: Record<string, string> = {}): Item['fields'] {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => !LEFT_OUT.includes(name))
      .map(([name, value]) => [names[name] ?? NAMES[name] ?? spaced(name), valueOf(version, name, value)]),
  );
}

function valueOf({hashOfImage}: Version, name: string, value: unknown): Value | undefined {
  if (value === undefined) return undefined;
  if (PICTURES.includes(name)) return {name: textOf(value), hash: hashOfImage(textOf(value))};
  if (PARAGRAPHS.includes(name) && Array.isArray(value)) return {pieces: value.map(textOf), noun: 'paragraph'};
  if (Array.isArray(value) && value.some((entry) => typeof entry === 'object'))
    return {pieces: value.map(textOf), noun: 'entry'};
  if (typeof value === 'number' && /dollars|^(?:from|to)$/i.test(name)) return wholeDollars(value);
  return textOf(value);
}

/** A value in words. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(', ');
  if (value === true) return 'yes';
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? longDate(String(value)) : String(value);
}

/** `pages` for `pages`, `how long` for `howLong`. */
function spaced(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

/** How the records of a topic are told apart and called. */
interface RecordRules<Entry> {
  key(this: void, entry: Entry, index: number): string;
  name(this: void, entry: Entry): string;
  whole?(this: void, entry: Entry): string | undefined;
  pages?(this: void, entry: Entry, index: number): string[];
  /** What fields are called, where another topic calls them otherwise. */
  names?: Record<string, string>;
}

/** A topic whose items are records, all of whose fields are compared. */
export function recordTopic<Entry extends object>(
  title: string,
  list: (version: Version) => readonly Entry[],
  {key, name, whole, pages, names}: RecordRules<Entry>,
): Topic {
  return {
    title,
    items: (version) =>
      list(version).map((entry, index) => ({
        key: key(entry, index),
        name: name(entry),
        fields: fieldsOf(version, Array.isArray(entry) ? (entry[1] as object) : entry, names),
        whole: whole?.(entry),
        pages: pages?.(entry, index),
      })),
  };
}
