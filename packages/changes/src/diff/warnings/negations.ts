import {splitWords} from '../align';

const NEGATIONS = toSet(
  'not never no nor neither nothing nobody none cannot without unless hardly seldom rarely',
);

/** Words between a negation and the word that it negates: "do not have to decide". */
const SMALL_WORDS = toSet(
  'a an the any all every each your our their his her its to be been being is are was were ' +
    'have has had do does did can could will would may might must should need needs ever just ' +
    'only also one of for in on at by with it that this',
);

/** Words at the start of a sentence that forbid what follows. */
const FORBIDDING = toSet('avoid skip');

/** A sentence that forbids something. */
const PROHIBITION = /^(?:please |always )?(?:do not|don't|never|avoid|skip)\b/i;

/** The "or" after more words belongs to another part of the sentence. */
const MAX_LIST_WORDS = 6;

const ENDING = /(?:ing|ed|es|s|e)$/;

/**
 * Returns true if one version of a sentence forbids or denies what the other says: "never use heat"
 * and "use heat". "No drive and no wait" denies the same as "no drive, no parking, no wait".
 */
export function isNegationToggled(before: string, after: string): boolean {
  const [old, now] = [markNegated(before), markNegated(after)];
  const isDenied = (words: readonly MarkedWord[]) => words.some(({isNegated}) => isNegated);
  if (!isDenied(old) || !isDenied(now)) return isDenied(old) !== isDenied(now);
  return hasAllowed(old, now) || hasAllowed(now, old);
}

/** Returns true if one version forbids something, and the other has no negation at all. */
export function isProhibitionToggled(before: string, after: string): boolean {
  const isFree = (text: string) =>
    !PROHIBITION.test(text) && !markNegated(text).some(({isNegated}) => isNegated);
  return (PROHIBITION.test(before) && isFree(after)) || (PROHIBITION.test(after) && isFree(before));
}

interface MarkedWord {
  stem: string;
  /** True for the first word of weight after a negation, and for a list that it begins. */
  isNegated: boolean;
}

/** Returns true if a word that one version negates stands in the other without negation. */
function hasAllowed(denying: readonly MarkedWord[], other: readonly MarkedWord[]): boolean {
  return denying.some(({stem, isNegated}) => {
    if (!isNegated) return false;
    const uses = other.filter((word) => word.stem === stem);
    return uses.length > 0 && uses.every((word) => !word.isNegated);
  });
}

function markNegated(text: string): MarkedWord[] {
  const marked: MarkedWord[] = [];
  let isAfterNegation = false;
  // The first word of a list that a negation begins: "no alcohol, cannabis, or grapefruit".
  let listStart: number | undefined;
  for (const word of splitWords(text)) {
    const isForbidding = marked.length === 0 && FORBIDDING.has(word);
    if (isForbidding || NEGATIONS.has(word) || word.endsWith("n't")) {
      isAfterNegation = true;
      listStart = undefined;
    } else if (word === 'or') {
      const list = listStart === undefined ? [] : marked.slice(listStart);
      if (list.length <= MAX_LIST_WORDS) for (const item of list) item.isNegated = true;
      isAfterNegation = list.length > 0;
    } else if (!SMALL_WORDS.has(word)) {
      marked.push({stem: toStem(word), isNegated: isAfterNegation});
      if (isAfterNegation) listStart ??= marked.length - 1;
      isAfterNegation = false;
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
