import {type FiledConsent, mapTexts, type Site} from '@dental/content';
import {counted} from '@dental/practice';
import {align} from '../align';

/** The content of the site as it was at one time, with the files that it shows. */
export interface Version {
  site: Site;
  /** The permissions of patients, which no page shows. */
  consents: readonly FiledConsent[];
  /** The files that could not be read, and whose pages and records are therefore missing. */
  unreadable: readonly string[];
  /** What a file under `static` holds, in short; undefined if there is none. */
  hashOf(this: void, file: string): string | undefined;
  /** The same for a picture, by its name without ending. */
  hashOfImage(this: void, image: string): string | undefined;
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

/** Something that patients meet, such as an opening hour, an offer or a case. */
export interface Item {
  /** Tells it from the others of its topic, in both versions. */
  key: string;
  /** What tells it from the others if its key has changed, such as where an entry of a menu leads that is called otherwise. */
  alias?: string;
  /** What it is called in a sentence. */
  name: string;
  /** What there is to know of it, by the name of the field; `''` if the item is a single value. */
  fields: Record<string, Value | undefined>;
  /** All of it in a few words, for when it is new or becomes something else altogether; its fields, if it is left out. */
  whole?: string;
  /** The field beside which the others go without saying, where it changes: who runs the chat, and not the ids there. */
  lead?: string;
  /** What is worth saying of any change, as the end of a sentence: where patients meet it, what a company sees. */
  shown?: string;
  pages?: string[];
}

/** A fact that is a single value; not there if it has none. */
export function single(name: string, value: Value | undefined): Item {
  return {key: name, name, fields: {'': value}};
}

/** So many pages or addresses are named. */
export const NAMED = 4;

/** Where prose and the forms on paper quote a fact, by the name that `<Fact>` takes. */
export function quotedOn(
  {pages, newPatientForms, referralSlip}: Site,
  fact: string,
): Pick<Item, 'shown' | 'pages'> {
  const paths = pages
    .filter(({body}) =>
      body.components.some(({name, attributes}) => name === 'Fact' && attributes.name === fact),
    )
    .map(({path}) => path);
  const named = paths.length <= NAMED ? ` (${paths.join(', ')})` : '';
  const isOnPaper = JSON.stringify([newPatientForms, referralSlip]).includes(`{${fact}}`);
  const places = [
    ...(paths.length > 0 ? [`${counted(paths.length, 'page')}${named}`] : []),
    ...(isOnPaper ? ['the forms on paper'] : []),
  ];
  return places.length === 0 ? {} : {shown: `, on ${places.join(' and ')}`, pages: paths};
}

/** A kind of item, and how to find them all. */
export interface Topic {
  title: string;
  items(this: void, version: Version): Item[];
}

/** From the address of each page that has moved to its new one. */
export type Moves = ReadonlyMap<string, string>;

/** An item with the new addresses of pages that have moved: whatever leads to them goes along. */
function followed(item: Item, moves: Moves): Item {
  return mapTexts(item, (text) =>
    text.replaceAll(/(?<![\w.])\/[\w/-]+/g, (path) => moves.get(path) ?? path),
  );
}

/** What has happened to the items of a topic. */
export function compareTopic(
  {title, items}: Topic,
  before: Version,
  after: Version,
  moves: Moves,
): Change[] {
  const byKey = (list: readonly Item[]) => new Map(list.map((item) => [item.key, item]));
  const [old, now] = [
    byKey(items(before).map((item) => followed(item, moves))),
    byKey(items(after)),
  ];
  const change = ({shown = '', pages = []}: Item, text: string): Change => ({
    topic: title,
    text: text + shown,
    pages,
  });
  const left = [...old.values()].filter(({key}) => !now.has(key));
  const formerOf = ({key, alias}: Item) =>
    old.get(key) ?? left.find((item) => alias && item.alias === alias);
  const pairs = [...now.values()].map((item) => ({item, was: formerOf(item)}));
  const inFull = (sentence: string, whole = '') => [sentence, whole].filter(Boolean).join(': ');
  return [
    ...pairs.flatMap(({item, was}) =>
      was ? differences(was, item).map((text) => change(item, text)) : [],
    ),
    ...pairs.flatMap(({item, was}) =>
      was ? [] : change(item, inFull(`${item.name} is new`, wholeOf(item))),
    ),
    ...left
      .filter((item) => pairs.every(({was}) => was !== item))
      .map((item) => change({...item, shown: ''}, inFull(`${item.name} is gone`, item.whole))),
  ];
}

/** All of an item in a few words: what was written for that, or what its fields say. */
function wholeOf({name, fields, whole}: Item): string {
  const texts = Object.values(fields).flatMap((value) =>
    typeof value === 'string' && !name.includes(value) ? value : [],
  );
  return whole ?? texts.slice(0, NAMED).join(', ');
}

/** What differs between an item and what it was, one sentence each. */
function differences(was: Item, is: Item): string[] {
  const names = [...new Set([...Object.keys(was.fields), ...Object.keys(is.fields)])];
  const present = (item: Item) => names.filter((name) => item.fields[name] !== undefined).join();
  if (was.whole && is.whole && present(was) !== present(is))
    return [`${is.name}: ${instead(was.whole, is.whole)}`];
  const lead = [is.lead ?? ''].filter(
    (name) => difference(was.fields[name], is.fields[name]) !== undefined,
  );
  return (lead.length > 0 ? lead : names).flatMap((name) => {
    const text = difference(was.fields[name], is.fields[name]);
    if (text === undefined) return [];
    return `${subject(is.name, name, text)}${CLAUSE.test(name) ? text.slice(1) : text}`;
  });
}

/** What is called so goes on as a sentence: `is run by`, `The menu says`, `the picture art/hero is described as`. */
const CLAUSE = /^is |^The .* says$| is described as$/;

/** `Tuesday closing time`, `Case 12: picture after`, `The promotion “Sale”, last day`, `The chat is run by`. */
function subject(item: string, field: string, text: string): string {
  if (field === '') return item;
  if (field.startsWith('The ')) return field;
  if (field.startsWith('is ')) return `${item} ${field}`;
  if (!item.includes(' ')) return `${item} ${field}`;
  return `${item}${text.startsWith(':') ? ',' : ':'} ${field}`;
}

function difference(was: Value | undefined, is: Value | undefined): string | undefined {
  if (typeof is === 'object' && 'pieces' in is)
    return countChanges(typeof was === 'object' && 'pieces' in was ? was.pieces : [], is);
  const [before, now] = [textOf(was), textOf(is)];
  if (before === now)
    return typeof is === 'object' && (was as FileValue).hash !== is.hash ? ' changed' : undefined;
  // Texts that need quotation marks to stand out from the sentence around them.
  const areSentences = [before, now].some((text) => text.includes(' ') && text.length > 30);
  const mark = (text: string) => (areSentences && !text.startsWith('“') ? `“${text}”` : text);
  if (is === undefined) return `: ${mark(before)} is gone`;
  if (was === undefined) return `: now ${mark(now)}`;
  // Two long texts would make a sentence whose end nobody finds.
  return [before, now].some(({length}) => length > 60) && !now.startsWith('“')
    ? `: now reads ${mark(now)}`
    : `: ${instead(mark(before), mark(now))}`;
}

const instead = (was: string, is: string): string => `${is} instead of ${was}`;

/** How many pieces have changed, come and gone, whatever has moved between them. */
function countChanges(was: readonly string[], {pieces: is, noun}: PiecesValue): string | undefined {
  const pairs = align(was, is, {isSame: (old, now) => old === now, canMove: true});
  const counts = {changed: 0, added: 0, 'taken out': 0};
  for (const {before, after, isSame} of pairs)
    if (!isSame)
      counts[before === undefined ? 'added' : after === undefined ? 'taken out' : 'changed'] += 1;
  const said = Object.entries(counts).flatMap(([verb, count]) =>
    count > 0 ? `${counted(count, noun)} ${verb}` : [],
  );
  if (said.length > 0) return `: ${said.join(', ')}`;
  return pairs.some(({isMoved}) => isMoved) ? `: the ${noun}s stand in another order` : undefined;
}

function textOf(value: Value | undefined): string {
  if (typeof value !== 'object') return value ?? '';
  return 'pieces' in value ? value.pieces.join(' ') : value.name;
}
