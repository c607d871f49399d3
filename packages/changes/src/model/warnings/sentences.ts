import {type Mention, mentionsIn, type Sentence, sentencesOf} from '@dental/prose';
import {type Content, lineOf, linesOf, type Problem} from '@dental/content';
import {groupBy} from '@dental/practice';
import {align, sharedWords, wordsOf} from '../align';
import {cutAtWord} from '../words';
import {FACTOR, factorOf} from './facts';
import lists from './sentences.json';

/** A sentence of a changed file that was not there before, with the one that it was. */
interface ChangedSentence {
  is: Sentence;
  was: Sentence;
}

/** What sentences say otherwise than before, and the warnings, rights and terms that were taken out. */
export function changedSentences(content: Content, former: Content): Problem[] {
  const files = [...former.files].filter(
    (file) =>
      /\.(?:mdx|yml)$/.test(file) &&
      content.files.has(file) &&
      content.textOf(file) !== former.textOf(file),
  );
  if (files.length === 0) return [];
  // Patients' words are compared as a whole.
  const own = (version: Content) => sentencesOf(version).filter(({voice}) => voice !== 'patient');
  const [now, then] = [content, former].map((version) => groupBy(own(version), ({file}) => file));
  return files.flatMap((file): Problem[] => {
    const {changed, gone} = compareSentences(then?.get(file) ?? [], now?.get(file) ?? []);
    const isWithout = ({was, is}: ChangedSentence) =>
      TERMS.some((term) => term.test(was.text) && !term.test(is.text));
    const lost = [
      ...gone.filter(({text}) => GUARDED.test(text)),
      ...changed.filter(isWithout).map(({was}) => was),
    ];
    const line = firstChangedLine(content.textOf(file), former.textOf(file));
    return [
      ...changed.flatMap((sentence): Problem | [] => {
        const {field, lineAt} = sentence.is;
        const message = turnedSentence(sentence);
        return message
          ? {
              file,
              line: lineAt(0),
              field,
              severity: 'warning',
              ...message,
              finding: 'change/turned',
            }
          : [];
      }),
      ...lost.slice(0, 3).map(({text, field}): Problem => ({
        ...{file, line, field, severity: 'warning', finding: 'change/taken-out'},
        message: `A warning, a right or a term was taken out here: "${text.trim()}"`,
        remedy: 'Bring it back, or have whoever answers for the page confirm it.',
      })),
    ];
  });
}

function compareSentences(before: readonly Sentence[], after: readonly Sentence[]) {
  const isSame = (one: Sentence, other: Sentence) =>
    one.field === other.field && one.text.trim() === other.text.trim();
  const pairs = align(before, after, {isSame, likeness, canMove: true}).filter(
    (pair) => !pair.isSame,
  );
  const changed: ChangedSentence[] = [];
  const gone: Sentence[] = [];
  for (const pair of pairs) {
    const [was, is] = [before[pair.before ?? -1], after[pair.after ?? -1]];
    // A sentence that was there twice, and is there once now, is neither gone nor new.
    if (was && is && !before.some((other) => isSame(is, other))) changed.push({was, is});
    if (was && !is && !after.some((other) => isSame(was, other))) gone.push(was);
  }
  return {changed, gone};
}

/** Sentences are forms of each other that share half of the words of the shorter one, or are the value of one field. */
function likeness(was: Sentence, is: Sentence): number {
  const [words, others] = [new Set(wordsOf(is.text)), new Set(wordsOf(was.text))];
  const shared = [...words].filter((word) => others.has(word)).length;
  const share = shared / Math.max(1, Math.min(words.size, others.size));
  if (is.field !== undefined && is.field === was.field) return share + 0.4;
  return share >= 0.5 && shared >= 2 ? share : 0;
}

/** The first line, from 1, in which two versions of a file differ. */
export function firstChangedLine(is: string, was: string): number {
  const lines = linesOf(is);
  const at = lines.findIndex((line, index) => line !== lineOf(was, index + 1));
  return at === -1 ? lines.length : at + 1;
}

const NEGATION =
  /\b(?:not|never|no|nor|neither|nothing|nobody|none|cannot|without|unless|avoid|hardly|stop|refuse)\b|n't\b/gi;

/** Sentences with fewer words in common (0 to 1) are no forms of each other. */
const ALIKE = 0.45;

/** A sentence that forbids. */
const FORBIDS = /^(?:please |always )?(?:do not|don't|never)\b/i;

/** Pairs of opposites: one in place of the other turns a sentence that is otherwise the same. */
const OPPOSITES = lists.opposites.map((pair) => pair.map((words) => new Set(words.split(' '))));

/** What a sentence says that its former form did not: the opposite, or another amount. */
export function turnedSentence({
  is,
  was,
}: ChangedSentence): Pick<Problem, 'message' | 'remedy'> | undefined {
  const remedy = 'Bring the former words back, or have whoever answers for the page confirm it.';
  const amount = changedAmount(was.text, is.text);
  if (amount)
    return {message: `"${amount.was.text.trim()}" became "${amount.is.text.trim()}" here.`, remedy};
  const [before, after] = [was, is].map(({text}) => text.trim().replace(/[.!?]$/, '')) as [
    string,
    string,
  ];
  // What is written on, or ends earlier, says what it said; what was taken out with its end is looked at by itself.
  const isSamePart = after.startsWith(before) || before.startsWith(after);
  const negations = (text: string) => [...text.matchAll(NEGATION)].length;
  const [then, now] = [wordsOf(was.text), wordsOf(is.text)];
  const removed = then.filter((word) => !now.includes(word));
  const added = now.filter((word) => !then.includes(word));
  const isTurned =
    FORBIDS.test(was.text.trim()) !== FORBIDS.test(is.text.trim()) ||
    (!isSamePart &&
      sharedWords(was.text, is.text) >= ALIKE &&
      (negations(was.text) - negations(is.text)) % 2 !== 0 &&
      Math.min(removed.length, added.length) <= 6);
  const opposite =
    removed.length + added.length <= 8 &&
    OPPOSITES.some(([one, other]) => {
      const isFrom = (some: readonly string[], side?: Set<string>) =>
        some.some((word) => side?.has(word));
      return (
        (isFrom(removed, one) && isFrom(added, other)) ||
        (isFrom(removed, other) && isFrom(added, one))
      );
    });
  if (!isTurned && !opposite && !hasSwapped(then, now)) return undefined;
  return {
    message: `This may say the opposite of what stood here: "${cutAtWord(was.text.trim(), 120)}".`,
    remedy,
  };
}

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
const GUARDED = new RegExp(`\\b(?:${lists.guarded.join('|')})\\b`, 'i');

/** Words that are a warning, a right or a term by themselves. */
const TERMS = lists.terms.map((words) => new RegExp(`\\b(?:${words})`, 'i'));
