import {type Mention, mentionsIn, type Sentence, sentencesOf} from '@dental/prose';
import {type Content, lineOf, type Problem} from '@dental/content';
import {groupBy} from '@dental/practice';
import {align, wordsOf} from '../align';
import {FACTOR, factorOf} from './figures';

/** A sentence of a changed file that was not there before, with the one that it was. */
export interface ChangedSentence {
  is: Sentence;
  was: Sentence | undefined;
}

/** Where a sentence differs first from the one that it was. */
export function firstDifference({is, was}: ChangedSentence): number {
  const [now, then] = [is.text, was?.text ?? is.text];
  return Math.max(
    0,
    [...now].findIndex((letter, index) => letter !== then[index]),
  );
}

/** The first line, from 1, in which two versions of a file differ. */
export function firstChangedLine(is: string, was: string): number {
  const lines = is.split(/\r\n?|\n/);
  const at = lines.findIndex((line, index) => line !== lineOf(was, index + 1));
  return at === -1 ? lines.length : at + 1;
}

/** The sentences of a file that are new or changed, and those that are gone for good. */
export interface ChangedWords {
  file: string;
  changed: ChangedSentence[];
  gone: Sentence[];
}

/** What has changed in the words of each file. */
export function changedWords(content: Content, former: Content): ChangedWords[] {
  const files = [...former.files].filter(
    (file) => /\.(?:mdx|yml)$/.test(file) && content.files.has(file) && content.textOf(file) !== former.textOf(file),
  );
  if (files.length === 0) return [];
  const [now, then] = [content, former].map((version) => groupBy(sentencesOf(version), ({file}) => file));
  return files.map((file) => {
    const [before, after] = [then?.get(file) ?? [], now?.get(file) ?? []];
    const pairs = align(before, after, {isSame: isSameSaying, likeness: likenessIn(before, after), canMove: true});
    const changed = pairs.filter((pair) => !pair.isSame && pair.after !== undefined);
    const gone = pairs.filter((pair) => pair.after === undefined);
    // What is said twice, and then once, is not gone.
    const isKept = (saying: Sentence | undefined, among: readonly Sentence[]) =>
      saying !== undefined && among.some((other) => isSameSaying(saying, other));
    return {
      file,
      changed: changed
        .map((pair) => ({is: after[pair.after!]!, was: pair.before === undefined ? undefined : before[pair.before]}))
        .filter(({is}) => !isKept(is, before)),
      gone: gone.map((pair) => before[pair.before!]!).filter((saying) => !isKept(saying, after)),
    };
  });
}

function isSameSaying(one: Sentence, other: Sentence): boolean {
  return one.field === other.field && one.text.trim() === other.text.trim();
}

/** Sentences are forms of each other that share half of the words of the shorter one. */
function likenessIn(before: readonly Sentence[], after: readonly Sentence[]): (was: Sentence, is: Sentence) => number {
  const isAlone = ({field}: Sentence, among: readonly Sentence[]) =>
    among.filter((saying) => saying.field === field).length === 1;
  return (was, is) => {
    const isSameField = is.field !== undefined && is.field === was.field;
    // A label or another value has one sentence in one place.
    if (isSameField && isAlone(was, before) && isAlone(is, after)) return 1;
    const [words, others] = [new Set(wordsOf(is.text)), new Set(wordsOf(was.text))];
    const shared = [...words].filter((word) => others.has(word)).length;
    const share = shared / Math.max(1, Math.min(words.size, others.size)) + (isSameField ? 0.4 : 0);
    return share >= 0.5 && shared >= 2 ? share : 0;
  };
}

const NEGATION =
  /\b(?:not|never|no|nor|neither|nothing|nobody|none|cannot|without|unless|avoid|hardly|stop|refuse)\b|n't\b/gi;

/** A sentence that forbids. */
const FORBIDS = /^(?:please |always )?(?:do not|don't|never)\b/i;

/** Words of which one says the opposite of the other, in a sentence that is otherwise the same. */
const OPPOSITES = [
  ['before', 'after'],
  ['with', 'without'],
  [
    'more higher larger longer increase increases raise raises most maximum',
    'less fewer lower smaller shorter decrease decreases lower lowers reduce reduces least minimum',
  ],
  ['above over older', 'below under younger'],
  ['left', 'right'],
  [
    'always often usually sometimes can could may might should most some many',
    'never rarely always all must will every',
  ],
  ['safe healthy harmless normal', 'unsafe unhealthy harmful dangerous'],
  ['cold ice cool', 'hot heat warm'],
  ['milk saliva', 'water alcohol soap'],
  ['open opens', 'closed closes'],
  ['day days daily', 'week weeks weekly month months monthly year years yearly'],
  ['week weeks', 'month months year years'],
  ['month months monthly', 'year years yearly annually'],
  ['minute minutes', 'hour hours day days'],
  ['hour hours', 'day days week weeks'],
  ['adult adults', 'child children baby babies infant infants'],
  ['upper top', 'lower bottom'],
  ['first', 'last'],
  ['full', 'empty'],
  ['ground first', 'second third upper'],
  ['free', 'paid charged'],
  ['written writing', 'spoken oral verbal'],
  ['yes', 'no'],
].map((sides) => sides.map((words) => new Set(words.split(' '))));

/** What a sentence says that its former form did not: the opposite, or another amount. */
export function turnedSentence({is, was}: ChangedSentence): Pick<Problem, 'what' | 'fix'> | undefined {
  if (!was) return undefined;
  const fix = 'Bring the former words back, or have whoever answers for the page confirm it.';
  const amount = changedAmount(was.text, is.text);
  if (amount) return {what: `"${amount.was.text.trim()}" became "${amount.is.text.trim()}" here.`, fix};
  const shorter = was.text.trim().length > 120 ? `${was.text.trim().slice(0, 118)}…` : was.text.trim();
  const [before, after] = [was, is].map(({text}) => text.trim().replace(/[.!?]$/, '')) as [string, string];
  // What is written on, or ends earlier, says what it said; what was taken out with its end is looked at by itself.
  const isSamePart = after.startsWith(before) || before.startsWith(after);
  const negations = (text: string) => [...text.matchAll(NEGATION)].length;
  const [then, now] = [wordsOf(was.text), wordsOf(is.text)];
  const removed = then.filter((word) => !now.includes(word));
  const added = now.filter((word) => !then.includes(word));
  const isTurned =
    FORBIDS.test(was.text.trim()) !== FORBIDS.test(is.text.trim()) ||
    (!isSamePart &&
      sharesMost(then, now) &&
      (negations(was.text) - negations(is.text)) % 2 !== 0 &&
      Math.min(removed.length, added.length) <= 6);
  const opposite =
    removed.length + added.length <= 8 &&
    OPPOSITES.some(([one, other]) => {
      const isFrom = (some: readonly string[], side?: Set<string>) => some.some((word) => side?.has(word));
      return (isFrom(removed, one) && isFrom(added, other)) || (isFrom(removed, other) && isFrom(added, one));
    });
  const isPaidNow = removed.length + added.length <= 8 && COSTS.test(is.text) && !COSTS.test(was.text);
  if (!isTurned && !opposite && !isPaidNow && !hasSwapped(then, now)) return undefined;
  return {what: `This may say the opposite of what stood here: "${shorter}".`, fix};
}

/** Whether two sentences have two fifths of the words of the longer one in common: others are no forms of each other. */
function sharesMost(then: readonly string[], now: readonly string[]): boolean {
  const shared = new Set(then.filter((word) => now.includes(word)));
  return shared.size >= Math.max(new Set(then).size, new Set(now).size) * 0.4;
}

/** Something that is paid for. */
const COSTS = /\$|\b(?:fees?|charge[ds]?|extra|pay|costs?)\b/i;

/** The same words in another order, such as "in milk, not in water" and "in water, not in milk". */
function hasSwapped(then: readonly string[], now: readonly string[]): boolean {
  return (
    then.length > 3 &&
    then.length === now.length &&
    then.join(' ') !== now.join(' ') &&
    [...then].sort().join(' ') === [...now].sort().join(' ')
  );
}

function changedAmount(was: string, is: string): {was: Mention; is: Mention} | undefined {
  const [then, now] = [mentionsIn(was), mentionsIn(is)];
  if (then.length !== now.length) return undefined;
  return then
    .map((quantity, index) => ({was: quantity, is: now[index]!}))
    .find(
      ({was: one, is: other}) =>
        one.kind === other.kind &&
        one.unit === other.unit &&
        Math.max(factorOf(one.value, other.value), factorOf(one.to, other.to)) >= FACTOR,
    );
}

/** Advice, terms and rights that nobody takes out by the way. */
const GUARDED =
  /\b911\b|\bemergency room\b|\bblood thinners?\b|\ballerg\w+|\bpregnan\w+|\bdo not (?:stop|take|send|drive|eat|drink|smoke|wait|give|put|scrub|use|rinse|chew)\b|\bnever (?:put|give|take|use|leave|stop)\b|\bresults? (?:differ|vary)\b|\bdiffers? from person to person\b|\bgood faith estimate\b|\bin writing\b|\bwritten permission\b|\byour rights?\b|\byou have (?:the|a) right\b|\bcomplain\w*\b|\bOffice for Civil Rights\b|\bside effects?\b|\brisks?\b|\binterpreter\b|\bguardian\b|\bcancel\w*\b|\bapplies\b|\bcredit (?:score|check)\b|\binterest\b|\bnot everybody\b|\bnot suit\b|\bselection\b|\bdrive you home\b|\bempty stomach\b|\bfasting\b|\bwithout (?:your|asking|their|written)\b|\bwe (?:do not|never|don't) (?:sell|publish|share|post|pay|record|judge)\b|\bno charge\b|\bfree of charge\b|\bdispute\b|\bat any time\b|\byou (?:never|do not|don't) have to\b|\byou may (?:refuse|withdraw|decline|say no|complain)\b/i;

/** Sentences that warned, or gave a right or a term, and are gone. */
export function isGuarded({text}: Sentence): boolean {
  return GUARDED.test(text);
}

/** Words of which each is a warning, a right or a term by itself. */
const GUARDED_WORDS = [
  /\b911\b|\bemergency room\b/i,
  /\bempty stomach\b/i,
  /\bdrive(?:s|n)? you home\b/i,
  /\bblood thinners?\b/i,
  /\ballerg/i,
  /\bpregnan/i,
  /\bin writing\b|\bwritten\b/i,
  /\binterpreter\b/i,
  /\bguardian\b/i,
  /\bright to\b/i,
];

/** Whether a sentence has lost such a word. */
export function hasLostWarning({is, was}: ChangedSentence): boolean {
  return was !== undefined && GUARDED_WORDS.some((words) => words.test(was.text) && !words.test(is.text));
}
