import type {Site} from '@dental/content';
import {counted} from '@dental/practice';
import {align} from '../align';

/** The content of the site as it was at one time, with the files that it shows. */
export interface Version {
  site: Site;
  /** The files that could not be read, and whose pages and records are therefore missing. */
  unreadable: readonly string[];
  /** What a file under `static` holds, in short; undefined if there is none. */
  hashOf(this: void, file: string): string | undefined;
  /** The same for a picture, by its name without ending. */
  hashOfImage(this: void, image: string): string | undefined;
}

/** A version without what is in some files, so that nothing that cannot be read counts as gone. */
export function without(version: Version, files: readonly string[]): Version {
  const kept = <Entry extends {file: string}>(entries: readonly Entry[]) =>
    entries.filter(({file}) => !files.includes(file));
  const {pages, cases, reviews} = version.site;
  return {...version, site: {...version.site, pages: kept(pages), cases: kept(cases), reviews: kept(reviews)}};
}

/** One thing that a change does for patients. */
export interface Change {
  /** What it is about, such as `Hours`. */
  topic: string;
  /** A plain sentence without its full stop. */
  text: string;
  /** Where to look: addresses of pages. */
  pages: string[];
}

/** A value of a field: a text, a file that can change under the same name, or many pieces that are counted. */
export type Value = string | FileValue | PiecesValue;

/** A file by its name and, in short, what it holds. */
interface FileValue {
  name: string;
  hash: string | undefined;
}

/** Pieces of text, such as the paragraphs of a page. */
interface PiecesValue {
  pieces: readonly string[];
  /** What one of them is called. */
  noun: string;
}

/** The paragraphs of a text, as a value. */
export function paragraphs(pieces: readonly string[]): Value {
  return {pieces, noun: 'paragraph'};
}

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
  /** Where patients meet it, as the end of a sentence; known here of what prose quotes, of the rest on the built pages. */
  shown?: string;
  pages?: string[];
}

/** A fact that is a single value; not there if it has none. */
export function single(name: string, value: Value | undefined): Item {
  return {key: name, name, fields: {'': value}};
}

const NAMED = 4;

/** Where prose quotes a fact, by the name that `<Fact>` takes. */
export function quotedOn({pages}: Site, fact: string): Pick<Item, 'shown' | 'pages'> {
  const paths = pages
    .filter(({body}) => body.components.some(({name, attributes}) => name === 'Fact' && attributes.name === fact))
    .map(({path}) => path);
  if (paths.length === 0) return {};
  return {
    shown: `quoted on ${counted(paths.length, 'page')}${paths.length <= NAMED ? ` (${paths.join(', ')})` : ''}`,
    pages: paths,
  };
}

/** A kind of item, and how to find them all. */
export interface Topic {
  title: string;
  items(this: void, version: Version): Item[];
}

/** What has happened to the items of a topic. */
export function compareTopic({title, items}: Topic, before: Version, after: Version): Change[] {
  const [old, now] = [before, after].map((version) => new Map(items(version).map((item) => [item.key, item]))) as [
    Map<string, Item>,
    Map<string, Item>,
  ];
  const change = ({shown, pages = []}: Item, text: string): Change => ({
    topic: title,
    text: shown ? `${text}; ${shown}` : text,
    pages,
  });
  const inFull = ({name, whole}: Item) => (whole ? `${name}: ${whole}` : name);
  return [
    ...[...now.values()].flatMap((item) => {
      const was = old.get(item.key);
      return was ? differences(was, item).map((text) => change(item, text)) : [];
    }),
    ...[...now.values()].filter(({key}) => !old.has(key)).map((item) => change(item, `New: ${inFull(item)}`)),
    ...[...old.values()]
      .filter(({key}) => !now.has(key))
      .map((item) => change({...item, shown: undefined}, `Gone: ${inFull(item)}`)),
  ];
}

/** What differs between an item and what it was, one sentence each. */
function differences(was: Item, is: Item): string[] {
  const names = [...new Set([...Object.keys(was.fields), ...Object.keys(is.fields)])];
  const present = (item: Item) => names.filter((name) => item.fields[name] !== undefined).join();
  if (was.whole && is.whole && present(was) !== present(is)) return [`${is.name}: ${was.whole} → ${is.whole}`];
  return names.flatMap((name) => {
    const text = difference(was.fields[name], is.fields[name]);
    return text === undefined ? [] : [`${subject(is.name, name, text)}${text}`];
  });
}

/** `Tuesday closing time`, `Case 12: picture after`, `The promotion “Sale”, last day`. */
function subject(item: string, field: string, text: string): string {
  if (field === '') return item;
  if (!item.includes(' ')) return `${item} ${field}`;
  return `${item}${text.startsWith(':') ? ',' : ':'} ${field}`;
}

function difference(was: Value | undefined, is: Value | undefined): string | undefined {
  if (isPieces(is)) {
    const counts = countChanges(isPieces(was) ? was.pieces : [], is);
    return counts && `: ${counts}`;
  }
  const [before, now] = [textOf(was), textOf(is)];
  if (before === now) {
    return typeof was === 'object' && 'hash' in was && was.hash !== (is as FileValue).hash ? ' changed' : undefined;
  }
  const mark = [before, now].some(isSentence) ? (text: string) => `“${text}”` : (text: string) => text;
  if (is === undefined) return `: ${mark(before)} is gone`;
  if (was === undefined) return `: now ${mark(now)}`;
  return [before, now].some(isLong) ? `: now reads ${mark(now)}` : `: ${mark(before)} → ${mark(now)}`;
}

/** How many pieces have changed, come and gone, whatever has moved between them. */
function countChanges(was: readonly string[], {pieces: is, noun}: PiecesValue): string | undefined {
  const pairs = align(was, is, {isSame: (old, now) => old === now, canMove: true});
  const others = pairs.filter(({isSame}) => !isSame);
  const counts = [
    [others.filter(({before, after}) => before !== undefined && after !== undefined), 'changed'],
    [others.filter(({before}) => before === undefined), 'added'],
    [others.filter(({after}) => after === undefined), 'taken out'],
  ] as const;
  const said = counts
    .filter(([some]) => some.length > 0)
    .map(([some, verb]) => `${counted(some.length, noun)} ${verb}`);
  if (said.length > 0) return said.join(', ');
  return pairs.some(({isMoved}) => isMoved) ? `the ${noun}s stand in another order` : undefined;
}

function isPieces(value: Value | undefined): value is PiecesValue {
  return typeof value === 'object' && 'pieces' in value;
}

/** Texts that would make a sentence of which nobody finds the end. */
function isLong(text: string): boolean {
  return text.length > 60;
}

/** Texts that need quotation marks to be told from the sentence around them. */
function isSentence(text: string): boolean {
  return text.includes(' ') && text.length > 30;
}

function textOf(value: Value | undefined): string {
  if (isPieces(value)) return value.pieces.join(' ');
  return typeof value === 'object' ? value.name : (value ?? '');
}
