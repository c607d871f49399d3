import {
  type Content,
  collectSpanishProse,
  memoize,
  type Problem,
  type Prose,
} from '@dental/content';

/** A place in a Spanish text. */
export type Mention = Pick<Problem, 'file' | 'line' | 'field'> & {quote: string};

/** The numbers up to twelve by their value. */
const NUMBERS = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** Other numbers in words. */
const MORE_NUMBERS = new Map([
  ['un', 1],
  ['una', 1],
  ['quince', 15],
  ['dieciocho', 18],
  ['veinte', 20],
  ['veinticuatro', 24],
  ['treinta', 30],
  ['treinta y seis', 36],
  ['cuarenta y ocho', 48],
  ['setenta y dos', 72],
]);

type MentionWithGroup = [mention: Mention, group: string];

/** Finds a pattern in all Spanish texts, with what its first group matched. */
export function findMentions(content: Content, pattern: RegExp): MentionWithGroup[] {
  return collectSpanishProse(content).flatMap(findInFileBy(pattern));
}

/** The function that finds a pattern in the texts of a file, once as long as they don't change. */
const findInFileBy = memoize((pattern: RegExp) =>
  memoize((texts: readonly Prose[]) =>
    texts.flatMap(({file, field, text, getLine}) =>
      [...text.matchAll(pattern)].map(({0: quote, 1: group = '', index}): MentionWithGroup => [
        {file, line: getLine(index), field, quote},
        group,
      ]),
    ),
  ),
);

/** Reads a number in digits or words. Returns undefined for an unknown number. */
export function parseSpanishNumber(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const word = text.toLowerCase();
  const number = MORE_NUMBERS.get(word) ?? NUMBERS.indexOf(word);
  return number < 0 ? undefined : number;
}
