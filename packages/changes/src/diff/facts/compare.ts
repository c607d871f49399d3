import {type FiledConsent, mapTexts, memoize, type Site} from '@dental/content';
import {cutAtWord, pluralize} from '@dental/practice';
import {align} from '../align';
import {followNames} from '../names';
import {
  CONTEXT_WORDS,
  cutAroundDifference,
  cutToDifference,
  formatReplacement,
  mergeMoves,
} from '../words';

/** The content of the site at one time, with the files it shows. */
export interface Snapshot {
  site: Site;
  /** The permissions of patients, which no page shows. */
  consents: readonly FiledConsent[];
  /** Files that couldn't be read, so their pages and records are missing. */
  unreadable: readonly string[];
  /** A digest of a file under `static`; undefined if there is none. */
  hashOf(this: void, file: string): string | undefined;
  /** The same for an image, by its name without extension. */
  hashOfImage(this: void, image: string): string | undefined;
}

/** One change for patients. */
export interface Change {
  /** Its subject, such as `Hours`. */
  topic: string;
  /** A plain sentence without its period. */
  text: string;
  /** Paths of the pages to look at. */
  pages: string[];
}

/** The value of a field: a text, a file that can change under the same name, or a list of texts. */
export type Value = string | FileValue | PiecesValue;

interface FileValue {
  name: string;
  hash: string | undefined;
}

/** Pieces of text, such as the paragraphs of a page; the report counts their changes. */
interface PiecesValue {
  pieces: readonly string[];
  /** The name of one piece, such as `paragraph`. */
  noun: string;
}

/** A thing that patients see, such as an opening hour, an offer, or a case. */
export interface Item {
  /** Identifies it within its topic, in both versions. */
  key: string;
  /** Identifies it if its key changed, such as the target of a renamed menu entry. */
  alias?: string;
  /** Its name in a sentence. */
  name: string;
  /** Its values by field name; the field `''` if the item is a single value. */
  fields: Record<string, Value | undefined>;
  /** The same of an old item, before its links followed pages that moved. */
  writtenFields?: Item['fields'];
  /** A summary for when it is new or other fields appear; by default its fields. */
  summary?: string | undefined;
  /** If this field changes, the report omits the others: a new chat vendor brings new ids. */
  leadField?: string;
  /** The end of each sentence about it, such as the pages that quote it. */
  note?: string | undefined;
  /** The end of a sentence about another image or file. */
  fileNote?: string | undefined;
  pages?: string[];
}

/** A fact that is a single value. */
export function createFact(name: string, value: Value | undefined): Item {
  return {key: name, name, fields: {'': value}};
}

/** Sentences name up to this many pages or addresses. */
export const MAX_NAMED = 4;

/**
 * Finds the pages and paper forms that quote a fact.
 * @param fact its name, as in `<Fact>`
 */
export function findQuotes(
  {pages, newPatientForms, referralSlip}: Site,
  fact: string,
): Pick<Item, 'note' | 'pages'> {
  const paths = pages.filter(({body}) => listQuotedFacts(body).has(fact)).map(({path}) => path);
  const places: string[] = [];
  if (paths.length > 0) {
    const list = paths.length <= MAX_NAMED ? ` (${paths.join(', ')})` : '';
    places.push(pluralize(paths.length, 'page') + list);
  }
  if ([newPatientForms, referralSlip].some((form) => serializeForm(form).includes(`{${fact}}`)))
    places.push('the forms on paper');
  return places.length === 0 ? {} : {note: `, on ${places.join(' and ')}`, pages: paths};
}

/** The names of the facts that a page quotes. */
const listQuotedFacts = memoize(({components}: Site['pages'][number]['body']) => {
  const facts = components.filter(({name}) => name === 'Fact');
  return new Set(facts.map(({attributes}) => attributes.name));
});

/** All words of a paper form as one text. */
const serializeForm = memoize((form: object) => JSON.stringify(form));

/** A kind of item, with the function that lists them. */
export interface Topic {
  title: string;
  items(this: void, version: Snapshot): Item[];
}

/** The new path of each page that moved, by its old path. */
export type Moves = ReadonlyMap<string, string>;

/** Updates the paths in an old item, so that links to a moved page don't count as changes. */
function followMoves(item: Item, moves: Moves): Item {
  if (moves.size === 0) return item;
  const newItem = mapTexts(item, (text) =>
    text.replaceAll(/(?<![\w.])\/[\w/-]+/g, (path) => moves.get(path) ?? path),
  );
  return {...newItem, writtenFields: item.fields};
}

/** The topic of our name and address. All other facts follow them. */
const PRACTICE_TOPIC = 'The practice';

/** The items by their key. Of those with the same key, the later ones get a number. */
function indexByKey(items: readonly Item[]): ReadonlyMap<string, Item> {
  const byKey = new Map<string, Item>();
  for (const item of items) {
    let {key} = item;
    for (let count = 2; byKey.has(key); count += 1) key = `${item.key} ${count}`;
    byKey.set(key, {...item, key});
  }
  return byKey;
}

/** Names of items in the plural, such as `The special hours on …`. */
const PLURAL = /^The (?:[\w-]+ ){0,2}(?:hours|terms|forms)\b/;

/** Lists the changes to the items of a topic. */
export function compareTopic(
  {title, items}: Topic,
  before: Snapshot,
  after: Snapshot,
  moves: Moves,
): Change[] {
  const oldItems = indexByKey(items(before).map((item) => followMoves(item, moves)));
  const newItems = indexByKey(items(after));
  const unmatched = [...oldItems.values()].filter(({key}) => !newItems.has(key));
  const findOld = ({key, alias}: Item) =>
    oldItems.get(key) ?? unmatched.find((item) => alias && item.alias === alias);

  const rename =
    title === PRACTICE_TOPIC
      ? (text: string) => text
      : followNames(before.site.practice, after.site.practice);

  const changed: Change[] = [];
  const added: Change[] = [];
  const renamed = new Set<Item>();
  for (const item of newItems.values()) {
    const old = findOld(item);
    const {note = '', pages = []} = item;
    const toChange = (text: string): Change => ({topic: title, text: text + note, pages});
    if (old === undefined) {
      const verb = PLURAL.test(item.name) ? 'are' : 'is';
      added.push(toChange(joinDetails(`${item.name} ${verb} new`, summarizeItem(item))));
    } else {
      renamed.add(old);
      changed.push(...listDifferences(old, item, rename).map(toChange));
    }
  }
  const removed = unmatched
    .filter((item) => !renamed.has(item))
    .map(({name, summary, pages = []}): Change => ({
      topic: title,
      text: joinDetails(`${name} ${PLURAL.test(name) ? 'were' : 'was'} removed`, summary),
      pages,
    }));
  return [...changed, ...added, ...removed];
}

function joinDetails(sentence: string, details = ''): string {
  return details === '' ? sentence : `${sentence}: ${details}`;
}

/** The item in a few words: its summary, or the values of its fields. */
function summarizeItem({name, fields, summary}: Item): string {
  if (summary !== undefined) return summary;
  return Object.values(fields)
    .filter((value): value is string => typeof value === 'string' && !name.includes(value))
    .slice(0, MAX_NAMED)
    .join(', ');
}

/**
 * The differences between two versions of an item, one sentence each.
 * @param rename updates names in an old text: values that differ only in them are omitted
 */
function listDifferences(before: Item, after: Item, rename: (text: string) => string): string[] {
  const names = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])];
  const presentFields = ({fields}: Item) =>
    names.filter((name) => fields[name] !== undefined).join();
  const hasNewSummary = before.summary && after.summary && before.summary !== after.summary;
  if (hasNewSummary && presentFields(before) !== presentFields(after))
    return [`${after.name}: ${formatReplacement(before.summary!, after.summary!)}`];

  const describeField = (name: string): string | undefined => {
    const old = before.fields[name];
    const now = after.fields[name];
    const difference = describeDifference(old, now);
    if (difference === undefined) return undefined;
    const written = (before.writtenFields ?? before.fields)[name];
    if (describeDifference(mapTexts(old, rename), now) === undefined) return undefined;
    if (describeDifference(written, now) === undefined) return undefined;
    const subject = formatSubject(after.name, name, difference);
    const note = isFile(now) ? (after.fileNote ?? '') : '';
    return subject + (CLAUSE.test(name) ? difference.slice(1) : difference) + note;
  };
  const lead = after.leadField === undefined ? undefined : describeField(after.leadField);
  if (lead !== undefined) return [lead];
  return names.map(describeField).filter((sentence) => sentence !== undefined);
}

/** Field names that read as a clause: `is run by`, `The legal line says`, `… is described as`. */
const CLAUSE = /^(?:is|are) |^The .* says$| is described as$/;

/** `Tuesday closing time`, `Case 12: image after`, `The promotion “Sale”, last day`, … */
function formatSubject(item: string, field: string, difference: string): string {
  if (field === '') return item;
  if (field.startsWith('The ')) return field;
  if (/^(?:is|are) /.test(field)) return `${item} ${field}`;
  if (!item.includes(' ')) return `${item} ${field}`;
  return `${item}${difference.startsWith(':') ? ',' : ':'} ${field}`;
}

/** Longer texts are cut around their difference. */
const MAX_VALUE_LENGTH = 80;

/** Texts from this length need quotation marks to stand out from the sentence. */
const MIN_QUOTED_LENGTH = 30;

function isSentence(text: string): boolean {
  return text.includes(' ') && text.length > MIN_QUOTED_LENGTH;
}

/** The difference as the end of a sentence, such as `: 6:30 pm instead of 7:00 pm`. */
function describeDifference(
  before: Value | undefined,
  after: Value | undefined,
): string | undefined {
  if (isPieces(after)) return countChanges(isPieces(before) ? before.pieces : [], after);
  const oldText = unquote(toText(before));
  const newText = unquote(toText(after));
  if (oldText === newText) {
    const hasNewContent = typeof after === 'object' && (before as FileValue).hash !== after.hash;
    return hasNewContent ? ' changed' : undefined;
  }
  const isQuoted = [before, after].some((value) => toText(value).startsWith('“'));
  const needsQuotes = isQuoted || isSentence(oldText) || isSentence(newText);
  const quote = (text: string) => (needsQuotes ? `“${text}”` : text);
  if (after === undefined) return `: removed, was ${quote(cutAtWord(oldText, MAX_VALUE_LENGTH))}`;
  if (before === undefined) return `: now ${quote(newText)}`;
  const [shortOld, shortNew] = cutAroundDifference(oldText, newText, MAX_VALUE_LENGTH);
  return `: ${formatReplacement(quote(shortOld), quote(shortNew))}`;
}

/** Up to this many changed pieces are quoted; more are counted. */
const MAX_QUOTED_PIECES = 2;

/** Quotes or counts the pieces that changed, and those added or removed; moved ones don't count. */
function countChanges(
  before: readonly string[],
  {pieces: after, noun}: PiecesValue,
): string | undefined {
  const pairs = align(before, after, {isSame: (old, now) => old === now, canMove: true});
  const counts = {changed: 0, added: 0, removed: 0};
  for (const pair of pairs) {
    if (pair.isSame) continue;
    if (pair.before === undefined) counts.added++;
    else if (pair.after === undefined) counts.removed++;
    else counts.changed++;
  }
  const different = pairs.filter(({isSame}) => !isSame);
  const texts = different.map(({before: old, after: now}): [string, string] => [
    before[old ?? -1] ?? '',
    after[now ?? -1] ?? '',
  ]);
  // Code, and the numbers and names of a paper form, mean nothing to a reviewer.
  const canQuote =
    ['paragraph', 'entry', 'row'].includes(noun) ||
    (noun === 'line' && texts.flat().some(isSentence));
  if (before.length > 0 && canQuote && texts.length > 0 && texts.length <= MAX_QUOTED_PIECES)
    return `: ${mergeMoves(texts.map(([old, now]) => quotePiece(old, now))).join(', ')}`;
  const phrases = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([verb, count]) => `${pluralize(count, noun)} ${verb}`);
  if (phrases.length > 0) return `: ${phrases.join(', ')}`;
  return pairs.some(({isMoved}) => isMoved) ? `: the ${noun}s are in a different order` : undefined;
}

function quotePiece(before: string, after: string): string {
  const withoutTags = (text: string) => text.replaceAll(/<[^>]*>/g, '…');
  const parts = cutToDifference(withoutTags(before), withoutTags(after), CONTEXT_WORDS);
  const [oldPart, newPart] = parts.map((text) => cutAtWord(text, MAX_VALUE_LENGTH));
  return formatReplacement(`“${oldPart}”`, `“${newPart}”`);
}

function isFile(value: Value | undefined): value is FileValue {
  return typeof value === 'object' && 'hash' in value;
}

function isPieces(value: Value | undefined): value is PiecesValue {
  return typeof value === 'object' && 'pieces' in value;
}

function toText(value: Value | undefined): string {
  if (isPieces(value)) return value.pieces.join(' ');
  return typeof value === 'object' ? value.name : (value ?? '');
}

function unquote(text: string): string {
  return text.startsWith('“') && text.endsWith('”') ? text.slice(1, -1) : text;
}
