import searchWords from './searchWords.json';

/** Words without which a question asks the same; a text for each letter. */
const STOP_WORDS = new Set(searchWords.stopWords.join(' ').split(' '));

/** Forms of a word that no rule makes. */
const IRREGULAR = new Map(Object.entries(searchWords.irregular));

/** What families say, and the words of an office that it stands for. It is read before single words are left out. */
const SAID = new Map(
  Object.entries(searchWords.said).flatMap(([meant, said]) =>
    said.split(', ').map((one) => [one, meant] as const),
  ),
);
const SAYINGS = anyOf([...SAID.keys()].sort((a, b) => b.length - a.length));

/** What others see to, unless a mouth is spoken of: an eye tooth is ours, and an eye exam would be found by its exam. */
const ELSEWHERE = anyOf(
  searchWords.elsewhere
    .flatMap((phrases) => phrases.split(', '))
    .flatMap((one) => [`${one}s`, one]),
);
const MOUTH = anyOf(searchWords.mouth.split(' '));

/** How people write an age, and whom they mean: the least age that is beyond it, in years, and a word for those below. */
const AGE = /\b(\d{1,3})[\s-]*(?:years?|yrs?|y|(months?|mos?|weeks?|days?))[\s-]*(?:olds?|o)\b/giu;
const AGES = searchWords.ages as [number, string][];

/** A word of a text, and where it is. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** The words of a text. A word may have an apostrophe inside. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({0: word, index}) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** What the words of a text count as, in their order. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(({word}) => termOf(word) ?? []);
}

type Test = (words: string) => boolean;

/**
 * What a question asks for, by its meaning, each term once: nothing, if others see to it. Two words are one if they are known so.
 * @param isKnown whether the site has a term
 * @param isName whether it calls something so, and thus needs no other words for it
 */
export function termsAsked(question: string, isKnown: Test, isName: Test): string[] {
  const isOurs = isName(question);
  const plain = plainOf(question);
  const rest = plain.replaceAll(ELSEWHERE, '');
  if (!isOurs && rest !== plain && rest.search(MOUTH) < 0) return [];
  const meant = meaningOf(plain, (words) => isOurs || isName(words));
  const words = wordsOf(meant).map(({word}) => word);
  for (let at = isOurs ? -1 : words.length - 2; at >= 0; at -= 1) {
    const [word = '', next = ''] = words.slice(at);
    if (Math.min(word.length, next.length) > 1 && isKnown(termOf(word + next) ?? ''))
      words.splice(at, 2, word + next);
  }
  return [...new Set(words.flatMap((word) => termOf(word) ?? []))];
}

/** What families mean: an age says whom, and a saying what an office calls it, unless the site calls something by it. */
export function meaningOf(text: string, isName: Test = () => false): string {
  return plainOf(text)
    .replaceAll(AGE, (_age, count: string, notYears?: string) => {
      const years = notYears === undefined ? Number(count) : 0;
      return AGES.find(([end]) => years < end)?.[1] ?? '';
    })
    .replaceAll(SAYINGS, (said) => (isName(said) ? said : (SAID.get(said) ?? said)));
}

/**
 * What a word counts as: small letters, no accents, no apostrophes, no plural, no "-ing", "-ed" or "-ion".
 * @returns undefined for a word that says nothing by itself, such as "the"
 */
export function termOf(word: string): string | undefined {
  const plain = plainOf(word);
  if (STOP_WORDS.has(plain)) return undefined;
  const one =
    plain.length > 3
      ? plain
          .replace(/ies$/, 'y')
          .replace(/(?<=[sxz]|[cs]h)es$/, '')
          .replace(/(?<=[^su])s$/, '')
      : plain;
  return IRREGULAR.get(one) ?? stemOf(one);
}

/** A text in small letters, without accents and apostrophes. */
function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

function anyOf(phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'g');
}

/** The part of a word that its forms share. */
function stemOf(word: string): string {
  const stem = word.replace(/(?<=[aeiouy].*[^aeiou])(?:ing|ed|ful)$|(?<=\p{L}{3}t)ion$/u, '');
  if (stem === word) return word;
  if (/[cvz]$|[^s]s$|[^n]g$|^[^aeiou][aeiou][^aeiouwxy]$/.test(stem)) return `${stem}e`;
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}
