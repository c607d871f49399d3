import {splitWords} from '../align';

/** Words that deny what follows in their part of a sentence, in English and Spanish. */
const NEGATIONS = toSet(
  'not never no nor neither cannot without unless refuse decline ' +
    'hardly seldom rarely ' +
    'nunca jamás tampoco ni sin ningún ninguna',
);

/** Words that deny their whole part of a sentence: "we order nothing". */
const EMPTY_WORDS = toSet('nothing nobody none nada nadie');

/** Words that forbid or deny what follows at the start of a sentence. */
const DENIALS_AT_START = toSet('avoid skip few');

/** Words between a negation and the word that it denies: "do not have to decide". */
const SMALL_WORDS = toSet(
  'a an the any all every each i you we he she they it our your their his her its this that ' +
    'to be been being is are was were have has had do does did can could will would may might ' +
    'must should need needs ever just only also one of for in on at by with and or ' +
    'se le les lo los la las el un una de del que en y o con por para es son su sus tiene',
);

/** A sentence that forbids something. */
const PROHIBITION = /^(?:please |always )?(?:do not|don't|never|avoid|skip|stop|leave out)\b/i;

/** The places where one part of a sentence ends and its negation with it. */
const PART_END = new RegExp(
  [
    '[.;:!?]',
    String.raw`, (?=(?:and|but|so|which|because|if|when|then)\b)`,
    String.raw`\b(?=(?:but|because|unless|until|if|when)\b)`,
  ].join('|'),
  'i',
);

/** "It does not stop bleeding" is "it keeps bleeding". */
const NEVER_ENDING = /\b(?:does|did|will|would)(?: not|n't) (?=stop\b)/gi;

const ENDING = /(?:ing|ed|es|s|e)$/;

interface MarkedWord {
  stem: string;
  /** The part of the sentence that it is in. */
  part: number;
  /** True for a word in that part that a negation covers. */
  isCovered: boolean;
  /** True for the word that the negation is about. */
  isDenied: boolean;
}

/**
 * Returns true if one version of a sentence denies what the other says: "never use heat" and "use
 * heat". "No drive and no wait" denies the same as "no drive, no parking, no wait".
 */
export function isDenialLifted(before: string, after: string): boolean {
  const old = markWords(before);
  const now = markWords(after);
  return isAllowedIn(now, old) || isAllowedIn(old, now);
}

/** Returns true if only one version of a sentence denies something. */
export function isDenialAdded(before: string, after: string): boolean {
  return hasDenial(markWords(before)) !== hasDenial(markWords(after));
}

/** Returns true if one version forbids something, and the other has no negation at all. */
export function isProhibitionToggled(before: string, after: string): boolean {
  const isFree = (text: string) => !PROHIBITION.test(text) && !hasDenial(markWords(text));
  return (PROHIBITION.test(before) && isFree(after)) || (PROHIBITION.test(after) && isFree(before));
}

function hasDenial(words: readonly MarkedWord[]): boolean {
  return words.some(({isDenied}) => isDenied);
}

/** Returns true if a version says what another denies, and denies nothing else of that part. */
function isAllowedIn(version: readonly MarkedWord[], denying: readonly MarkedWord[]): boolean {
  const isCoveredHere = (stem: string) =>
    version.some((word) => word.stem === stem && word.isCovered);
  return denying.some(({stem, part, isDenied}) => {
    if (!isDenied || !version.some((word) => word.stem === stem)) return false;
    const denied = denying.filter((word) => word.part === part && word.isCovered);
    return !denied.some((word) => isCoveredHere(word.stem));
  });
}

function markWords(text: string): MarkedWord[] {
  const parts = text.replaceAll(NEVER_ENDING, '').split(PART_END);
  return parts.flatMap((words, part) => markPart(splitWords(words), part));
}

function markPart(words: readonly string[], part: number): MarkedWord[] {
  const isDenialAt = (word: string, at: number) =>
    isNegation(word) || (part === 0 && at === 0 && DENIALS_AT_START.has(word));
  const marked: MarkedWord[] = [];
  let isOpen = false;
  let isNext = false;
  for (const [at, word] of words.entries()) {
    if (EMPTY_WORDS.has(word)) {
      for (const earlier of marked) earlier.isCovered = true;
      const last = marked.at(-1);
      if (last) last.isDenied = true;
    }
    if (EMPTY_WORDS.has(word) || isDenialAt(word, at)) {
      isNext = !EMPTY_WORDS.has(word) || marked.length === 0;
      isOpen = true;
    } else if (!SMALL_WORDS.has(word)) {
      marked.push({stem: toStem(word), part, isCovered: isOpen, isDenied: isNext});
      isNext = false;
    }
  }
  // "Usually not": nothing follows, so it denies what comes before.
  const last = marked.at(-1);
  if (isNext && last) Object.assign(last, {isCovered: true, isDenied: true});
  return marked;
}

/** Returns true for a word that denies what follows, in English or Spanish. */
export function isNegation(word: string): boolean {
  return NEGATIONS.has(word) || word.endsWith("n't");
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Drops the ending of an English word: "cement" for "cemented". */
export function toStem(word: string): string {
  return word.length > 4 ? word.replace(ENDING, '') : word;
}
