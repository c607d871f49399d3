import {splitWords} from '../align';

/** Words that deny what follows in their part of a sentence, in English and Spanish. */
const NEGATIONS = toSet(
  'not never no nor neither cannot without unless hardly seldom rarely ' +
    'nunca jamás tampoco ni sin ningún ninguna',
);

/** Words that deny their whole part of a sentence: "we order nothing". */
const EMPTY_WORDS = toSet('nothing nobody none nada nadie');

/** Words at the start of a sentence that forbid what follows. */
const FORBIDDING = toSet('avoid skip');

/** Words between a negation and the word that it denies: "do not have to decide". */
const SMALL_WORDS = toSet(
  'a an the any all every each i you we he she they it our your their his her its this that ' +
    'to be been being is are was were have has had do does did can could will would may might ' +
    'must should need needs ever just only also one of for in on at by with and or ' +
    'se le les lo los la las el un una de del que en y o con por para es son su sus tiene',
);

/** A sentence that forbids something. */
const PROHIBITION = /^(?:please |always )?(?:do not|don't|never|avoid|skip)\b/i;

/** The places where one part of a sentence ends and its negation with it. */
const PART_END =
  /[.;:!?]|, (?=(?:and|but|so|which|because|if|when|then)\b)|\b(?=(?:but|because|unless|until|if|when)\b)/i;

/** "It does not stop bleeding" is "it keeps bleeding". */
const NEVER_ENDING = /\b(?:does|did|will|would)(?: not|n't) (?=stop\b)/gi;

const ENDING = /(?:ing|ed|es|s|e)$/;

interface MarkedWord {
  stem: string;
  /** True for a word in the part of the sentence that a negation covers. */
  isCovered: boolean;
  /** True for the word that the negation is about. */
  isDenied: boolean;
}

/**
 * Returns true if one version of a sentence forbids or denies what the other says: "never use heat"
 * and "use heat". "No drive and no wait" denies the same as "no drive, no parking, no wait".
 */
export function isNegationToggled(before: string, after: string): boolean {
  const [old, now] = [markWords(before), markWords(after)];
  if (!hasDenial(old) || !hasDenial(now)) return hasDenial(old) !== hasDenial(now);
  return isAllowedIn(now, old) || isAllowedIn(old, now);
}

/** Returns true if one version forbids something, and the other has no negation at all. */
export function isProhibitionToggled(before: string, after: string): boolean {
  const isFree = (text: string) => !PROHIBITION.test(text) && !hasDenial(markWords(text));
  return (PROHIBITION.test(before) && isFree(after)) || (PROHIBITION.test(after) && isFree(before));
}

function hasDenial(words: readonly MarkedWord[]): boolean {
  return words.some(({isDenied}) => isDenied);
}

/** Returns true if a version says without any negation what another denies. */
function isAllowedIn(version: readonly MarkedWord[], denying: readonly MarkedWord[]): boolean {
  return denying.some(({stem, isDenied}) => {
    const uses = isDenied ? version.filter((word) => word.stem === stem) : [];
    return uses.length > 0 && uses.every(({isCovered}) => !isCovered);
  });
}

function markWords(text: string): MarkedWord[] {
  const parts = text.replaceAll(NEVER_ENDING, '').split(PART_END);
  return parts.flatMap((part, index) => markPart(splitWords(part), index === 0));
}

function markPart(words: readonly string[], isFirst: boolean): MarkedWord[] {
  const isNegation = (word: string, at: number) =>
    NEGATIONS.has(word) || word.endsWith("n't") || (isFirst && at === 0 && FORBIDDING.has(word));
  const marked: MarkedWord[] = [];
  let isOpen = false;
  let isNext = false;
  for (const [at, word] of words.entries()) {
    if (EMPTY_WORDS.has(word)) {
      for (const earlier of marked) earlier.isCovered = true;
      const last = marked.at(-1);
      if (last) last.isDenied = true;
    }
    if (EMPTY_WORDS.has(word) || isNegation(word, at)) {
      isNext = !EMPTY_WORDS.has(word) || marked.length === 0;
      isOpen = true;
    } else if (!SMALL_WORDS.has(word)) {
      marked.push({stem: toStem(word), isCovered: isOpen, isDenied: isNext});
      isNext = false;
    }
  }
  return marked;
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function toStem(word: string): string {
  return word.length > 4 ? word.replace(ENDING, '') : word;
}
