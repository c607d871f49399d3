import type {Version} from './version';

/** One thing that a change does for patients. */
export interface Change {
  /** What it is about, such as `Hours`. */
  topic: string;
  /** A plain sentence without its full stop. */
  text: string;
  /** Where to look: addresses of pages. */
  pages: string[];
}

/** A value of a field: a text, or a file that can change under the same name. */
export type Value = string | {name: string; hash: string | undefined};

/** Something that patients meet, such as an opening hour, an offer or a case. */
export interface Item {
  /** Tells it from the others of its topic, in both versions. */
  key: string;
  /** What it is called in a sentence. */
  name: string;
  /** What there is to know of it, by the name of the field; `''` if the item is a single value. */
  fields: Record<string, Value | undefined>;
  /** All of it in a few words, for when it is new or becomes something else altogether. */
  whole?: string;
  /** Where patients meet it, as the end of a sentence such as `shown on 2 pages`. */
  shown?: string;
  pages?: string[];
}

/** A kind of item, and how to find them all. */
export interface Topic {
  title: string;
  items(version: Version): Item[];
}

/** What has happened to the items of a topic. */
export function compareTopic({title, items}: Topic, before: Version, after: Version): Change[] {
  const old = byKey(items(before));
  const now = byKey(items(after));
  const change = ({shown, pages = []}: Item, text: string): Change => ({
    topic: title,
    text: shown ? `${text}; ${shown}` : text,
    pages,
  });
  const gone = [...old.values()].filter(({key}) => !now.has(key));
  const fresh = [...now.values()].filter(({key}) => !old.has(key));
  return [
    ...[...now.values()].flatMap((item) => {
      const was = old.get(item.key);
      return was ? differences(was, item).map((text) => change(item, text)) : [];
    }),
    ...fresh.map((item) => change(item, `New: ${inFull(item)}`)),
    ...gone.map((item) => ({...change({...item, shown: undefined}, `Gone: ${inFull(item)}`)})),
  ];
}

function byKey(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.key, item]));
}

function inFull({name, whole}: Item): string {
  return whole ? `${name}: ${whole}` : name;
}

/** What differs between an item and what it was, one sentence each. */
export function differences(was: Item, is: Item): string[] {
  const names = [...new Set([...Object.keys(was.fields), ...Object.keys(is.fields)])];
  const present = (item: Item) => names.filter((name) => item.fields[name] !== undefined).join();
  if (was.whole && is.whole && present(was) !== present(is)) return [`${is.name}: ${was.whole} → ${is.whole}`];
  return names.flatMap((name) => {
    const text = difference(was.fields[name], is.fields[name]);
    return text === undefined ? [] : [`${[is.name, name].filter(Boolean).join(', ')}${text}`];
  });
}

function difference(was: Value | undefined, is: Value | undefined): string | undefined {
  if (textOf(was) !== textOf(is)) {
    if (is === undefined) return `: ${quoted(was)} is gone`;
    if (was === undefined) return `: now ${quoted(is)}`;
    return isLong(was) || isLong(is) ? `: now reads ${quoted(is)}` : `: ${quoted(was)} → ${quoted(is)}`;
  }
  return typeof was === 'object' && typeof is === 'object' && was.hash !== is.hash ? ' changed' : undefined;
}

/** Texts that would make a sentence of which nobody finds the end. */
function isLong(value: Value): boolean {
  return textOf(value).length > 60;
}

function textOf(value: Value | undefined): string {
  return typeof value === 'object' ? value.name : (value ?? '');
}

function quoted(value: Value | undefined): string {
  const text = textOf(value);
  return text.includes(' ') && text.length > 30 ? `“${text}”` : text;
}
