import {type Amount, findAmounts, type Sentence, listSentences} from '@dental/prose';
import {
  CALL_BOX,
  type Content,
  getLine,
  type Problem,
  splitLines,
  toPagePath,
} from '@dental/content';
import {cutAtWord, groupBy, isPageAt, URGENT_HELP_PATH} from '@dental/practice';
import {align, measureWordOverlap, splitWords} from '../align';
import {findReplacedName} from '../names';
import {computeFactor, MIN_FACTOR} from './changedFacts';
import {isDenialAdded, isDenialLifted, isProhibitionToggled, toStem} from './negations';
import {hasOppositeWord} from './opposites';
import {hasLostTerm, isProtected} from './protectedPhrases';

/** A new sentence of a changed file, with the old sentence that it replaced. */
interface ChangedSentence {
  is: Sentence;
  was: Sentence;
}

/** A file reports up to this many removed warnings, rights, and terms. */
const MAX_REMOVED_PER_FILE = 3;

/** A longer sentence is cut; most are shorter. */
const MAX_QUOTE_LENGTH = 240;

const REMEDY = 'Restore the old words, or ask the person responsible for the page to confirm.';

/** Warns about sentences with a reversed meaning, and removed warnings, rights, and terms. */
export function checkSentences(content: Content, former: Content): Problem[] {
  const changedFiles = [...former.files].filter(
    (file) =>
      /\.(?:mdx|yml)$/.test(file) &&
      content.files.has(file) &&
      content.readText(file) !== former.readText(file),
  );
  if (changedFiles.length === 0) return [];
  const oldSentences = listPracticeSentences(former);
  const newSentences = listPracticeSentences(content);
  return changedFiles.flatMap((file): Problem[] => {
    const before = oldSentences.get(file) ?? [];
    const {changed, added, removed} = compareSentences(before, newSentences.get(file) ?? []);
    const firstLine = findFirstChangedLine(content.readText(file), former.readText(file));
    const removedSentences = removed.filter((sentence) => !isKeptIn(added, sentence));
    const lost = [
      ...removedSentences.filter(({text}) => isProtected(text)),
      ...findRemovedFirstAid(file, former, removedSentences),
      ...changed.filter((sentence) => isTermLost(sentence, added)).map(({was}) => was),
    ];
    const kept = before.filter((sentence) => !removed.includes(sentence));
    return [
      ...findReversedMeanings(file, [...changed, ...pairAnswers(removed, added)], content),
      ...findLostProtections(file, firstLine, keepOnePerRecord(lost, kept)),
    ];
  });
}

/** The sentences of each file, without patients' words: those are compared as a whole. */
function listPracticeSentences(content: Content): Map<string, Sentence[]> {
  const sentences = listSentences(content).filter(({voice}) => voice !== 'patient');
  return groupBy(sentences, ({file}) => file);
}

function findReversedMeanings(
  file: string,
  changed: readonly ChangedSentence[],
  {practice}: Content,
): Problem[] {
  return changed.flatMap((sentence): Problem[] => {
    const {is, was} = sentence;
    // Another name in place of ours, our town's, or our state's.
    const name = practice && findReplacedName(was.text, is.text, practice);
    const message = explainReversal(sentence) ?? (name && `This no longer names ${name}.`);
    if (message === undefined) return [];
    return [
      {
        file,
        line: is.getLine(0),
        field: is.field,
        severity: 'warning',
        message,
        remedy: REMEDY,
        finding: 'change/turned',
      },
    ];
  });
}

/** A sentence that is now two, or part of another, has most of its words in them. */
const MIN_KEPT_WORDS = 0.7;

function isKeptIn(added: readonly Sentence[], {text}: Sentence): boolean {
  const words = splitWords(text);
  const now = new Set(added.flatMap((sentence) => splitWords(sentence.text)));
  return words.filter((word) => now.has(word)).length >= MIN_KEPT_WORDS * words.length;
}

/** Returns true if a changed sentence lost a term, and no new sentence continues it. */
function isTermLost({was, is}: ChangedSentence, added: readonly Sentence[]): boolean {
  const rest = isKeptIn([is, ...added], was) ? added : [];
  return hasLostTerm(was.text, [is, ...rest].map(({text}) => text).join(' '));
}

/** An answer that was yes and is no: few words of the two are the same. */
function pairAnswers(removed: readonly Sentence[], added: readonly Sentence[]): ChangedSentence[] {
  return removed.flatMap((was) => {
    const is = added.find((one) => isAnswerToggled(was.text, one.text));
    return is ? [{was, is}] : [];
  });
}

/** The removed sentences that say when to call, or what to do in an emergency. */
function findRemovedFirstAid(
  file: string,
  former: Content,
  removed: readonly Sentence[],
): Sentence[] {
  if (isPageAt(toPagePath(file), URGENT_HELP_PATH)) return [...removed];
  const components = former.documents.find((one) => one.file === file)?.body.components ?? [];
  const joinWords = (text: string) => splitWords(text).join(' ');
  const signs = components.flatMap(({name, words}) => (name === CALL_BOX ? joinWords(words) : []));
  return removed.filter(({text}) => signs.some((words) => words.includes(joinWords(text))));
}

/** Of a record that is gone, such as an offer, one sentence is enough. */
function keepOnePerRecord(lost: readonly Sentence[], kept: readonly Sentence[]): Sentence[] {
  const lostRecords = lost.map(getRecord);
  const keptRecords = kept.map(getRecord);
  return lost.filter((_, index) => {
    const record = lostRecords[index];
    const isPartlyKept = record === undefined || keptRecords.includes(record);
    return isPartlyKept || lostRecords.indexOf(record) === index;
  });
}

/** Returns the record with a sentence, such as `promotions.0`; a plain list has none. */
function getRecord({field = ''}: Sentence): string | undefined {
  return /^(?:.*\.)?\d+(?=\.)/.exec(field)?.[0];
}

function findLostProtections(file: string, line: number, lost: readonly Sentence[]): Problem[] {
  return [...new Set(lost)].slice(0, MAX_REMOVED_PER_FILE).map(({text, field}) => ({
    file,
    line,
    field,
    severity: 'warning',
    message: `A warning, right, or term was removed: "${text.trim()}"`,
    remedy: 'Restore it, or ask the person responsible for the page to confirm.',
    finding: 'change/taken-out',
  }));
}

function compareSentences(before: readonly Sentence[], after: readonly Sentence[]) {
  const isSame = (one: Sentence, other: Sentence) =>
    one.field === other.field && one.text.trim() === other.text.trim();
  const changed: ChangedSentence[] = [];
  const added: Sentence[] = [];
  const removed: Sentence[] = [];
  for (const pair of align(before, after, {isSame, likeness: scoreLikeness, canMove: true})) {
    if (pair.isSame) continue;
    const was = pair.before === undefined ? undefined : before[pair.before];
    const is = pair.after === undefined ? undefined : after[pair.after];
    // A sentence that was there twice and is there once is neither removed nor new.
    if (was && is && !before.some((other) => isSame(is, other))) changed.push({was, is});
    if (was && !is && !after.some((other) => isSame(was, other))) removed.push(was);
    if (is && !was) added.push(is);
  }
  return {changed, added, removed};
}

/** Sentences are related if they share half the words of the shorter one, or are one field. */
function scoreLikeness(before: Sentence, after: Sentence): number {
  const oldWords = new Set(splitWords(before.text).map(toStem));
  const newWords = new Set(splitWords(after.text).map(toStem));
  const shared = [...newWords].filter((word) => oldWords.has(word)).length;
  const share = shared / Math.max(1, Math.min(newWords.size, oldWords.size));
  if (after.field !== undefined && after.field === before.field) return share + 0.4;
  return share >= 0.5 && shared >= 2 ? share : 0;
}

/** The first line, from 1, that differs between two versions of a file. */
export function findFirstChangedLine(after: string, before: string): number {
  const lines = splitLines(after);
  const index = lines.findIndex((line, at) => line !== getLine(before, at + 1));
  return index === -1 ? lines.length : index + 1;
}

/** Sentences that share fewer words (0 to 1) are not versions of each other. */
const MIN_SHARED_WORDS = 0.45;

/** Fewer words are enough if one of them is denied in one version only. */
const MIN_SHARED_WORDS_OF_DENIAL = 0.3;

/** A reversed sentence differs in up to this many words, removed or added. */
const MAX_REWORDED = 6;

/** A replaced opposite counts only if up to this many words differ in all. */
const MAX_DIFFERENT_WORDS = 8;

/** Explains a sentence whose new version may say the opposite, or a very different amount. */
export function explainReversal({is, was}: ChangedSentence): string | undefined {
  const amount = findChangedAmount(was.text, is.text);
  if (amount) return `"${amount.before.text.trim()}" changed to "${amount.after.text.trim()}".`;
  if (!isReversed(was.text.trim(), is.text.trim())) return undefined;
  return `This may now say the opposite. Before: "${cutAtWord(was.text.trim(), MAX_QUOTE_LENGTH)}"`;
}

function isReversed(before: string, after: string): boolean {
  if (isProhibitionToggled(before, after) || isAnswerToggled(before, after)) return true;
  const oldWords = splitWords(before);
  const newWords = splitWords(after);
  const removed = oldWords.filter((word) => !newWords.includes(word));
  const added = newWords.filter((word) => !oldWords.includes(word));
  if (!isPart(before, after)) {
    const overlap = measureWordOverlap(before, after);
    if (overlap >= MIN_SHARED_WORDS_OF_DENIAL && isDenialLifted(before, after)) return true;
    const isSimilar =
      overlap >= MIN_SHARED_WORDS && Math.min(removed.length, added.length) <= MAX_REWORDED;
    if (isSimilar && isDenialAdded(before, after)) return true;
  }
  if (removed.length + added.length <= MAX_DIFFERENT_WORDS && hasOppositeWord(removed, added))
    return true;
  return hasSwappedWords(oldWords, newWords);
}

/** The start of an answer in English or Spanish. */
const YES = /^(?:yes|sí)(?=[,.!])/i;
const NO = /^no(?=[,.!])/i;

function isAnswerToggled(before: string, after: string): boolean {
  return (YES.test(before) && NO.test(after)) || (NO.test(before) && YES.test(after));
}

/**
 * Returns true for a sentence that continues, begins with something else, or ends earlier: it still
 * says the same; a lost end is checked elsewhere.
 */
function isPart(before: string, after: string): boolean {
  const simplify = (text: string) => text.replace(/[.!?]$/, '').toLowerCase();
  const old = simplify(before);
  const now = simplify(after);
  return now.startsWith(old) || old.startsWith(now) || now.endsWith(`: ${old}`);
}

/** The distance of the words of a pair: "crowns and bridges". */
const MAX_PAIR_DISTANCE = 2;

/** Words that turn a sentence around when the words next to them change places. */
const ORDER = /\b(?:before|after|than|then|instead|from|to|first|last)\b/i;

/**
 * The same words in an order that matters: "rinse before you brush", or two words that change
 * places: "rinse it in milk, keep it in water". A part that only moves to the front says the same:
 * "Call us if it hurts", "If it hurts, call us". So does a pair: "crowns and bridges".
 */
function hasSwappedWords(before: readonly string[], after: readonly string[]): boolean {
  const old = before.join(' ');
  const now = after.join(' ');
  const isSameWords = [...before].sort().join(' ') === [...after].sort().join(' ');
  if (before.length <= 3 || !isSameWords || `${old} ${old}`.includes(now)) return false;
  const moved = [...before.keys()].filter((index) => before[index] !== after[index]);
  const [first = 0, second = 0] = moved;
  const isFarSwap = moved.length === 2 && second - first > MAX_PAIR_DISTANCE;
  return isFarSwap || ORDER.test(old);
}

function findChangedAmount(
  before: string,
  after: string,
): {before: Amount; after: Amount} | undefined {
  const oldMentions = findAmounts(before);
  const newMentions = findAmounts(after);
  if (oldMentions.length !== newMentions.length) return undefined;
  return oldMentions
    .map((mention, index) => ({before: mention, after: newMentions[index]!}))
    .find(
      (pair) =>
        pair.before.kind === pair.after.kind &&
        pair.before.unit === pair.after.unit &&
        Math.max(
          computeFactor(pair.before.value, pair.after.value),
          computeFactor(pair.before.to, pair.after.to),
        ) >= MIN_FACTOR,
    );
}
