import type {Content} from '../content';
import {leavesOf} from '../leaves';
import {WORDS_FILE, WORDS_FOLDER} from '../folders';
import type {Problem} from '../problem';
import {proseOf, sentencesIn} from '../prose';
import {memoizePerFile, memoizeTexts} from '../memoize';
import {dictionaryWith, type Dictionary} from '../spelling/dictionary';
import {ownWords} from '../spelling/ownWords';
import {isForeign, isSpanish, wordsIn, type Word} from '../spelling/wordsIn';
import type {Check} from './check';

/** Looking for what was meant takes time, and a page in another language has hundreds of unknown words. */
const MOST_SUGGESTIONS = 30;

/** Words are spelled as the dictionary has them. A name may be spelled as its owner likes. */
export const checkSpelling: Check = (content) => {
  const dictionary = dictionaryOf(WORDS_FILE, wordsOfStaff(content));
  const names = namesIn(content);
  const unknown = proseOf(content).flatMap((prose) =>
    dictionary
      .unknownIn(prose.text)
      .filter(({text, isFirst}) => !isCapital(text) || (isFirst && !names.has(text.toLowerCase())))
      .map((word) => ({prose, word})),
  );
  const counts = unknown.length > 0 ? countsIn(content) : undefined;
  return unknown.map(({prose, word}, index): Problem => {
    const suggestions = index < MOST_SUGGESTIONS ? dictionary.suggest(word.text.toLowerCase()) : [];
    const likeliest = suggestions.sort((a, b) => (counts?.get(b) ?? 0) - (counts?.get(a) ?? 0)).slice(0, 3);
    return {
      file: prose.file,
      line: prose.lineAt(word.at),
      field: prose.field,
      word: word.text.toLowerCase(),
      ...explain(word, likeliest),
    };
  });
};

/** What staff have added, in one file or with one click each. */
function wordsOfStaff({files, textOf}: Content): string {
  const added = [...files].filter((file) => file === WORDS_FILE || file.startsWith(`${WORDS_FOLDER}/`));
  return added.map(textOf).join('\n');
}

const dictionaryOf = memoizePerFile((_, text) => {
  const dictionary = dictionaryWith(ownWords(text));
  return {...dictionary, unknownIn: memoizeTexts((prose) => unknownWords(prose, dictionary))};
});

/** How often each word is in the content: what we write often is what we mean. */
function countsIn(content: Content): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {text} of proseOf(content).flatMap(({text: prose}) => wordsIn(prose))) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** A suggestion, never a wall: the dictionary does not know every word. */
function explain({text}: Word, near: readonly string[]): Pick<Problem, 'what' | 'fix' | 'severity'> {
  const add = `add it to ${WORDS_FILE} if it is ${isCapital(text) ? 'a name' : 'right'}.`;
  return {
    severity: 'warning',
    what: `The word "${text}" is not in the dictionary.`,
    fix: near.length > 0 ? `Write ${near.map((word) => `"${word}"`).join(' or ')}, or ${add}` : `Correct it, or ${add}`,
  };
}

function unknownWords(text: string, dictionary: Dictionary): readonly Word[] {
  const words = wordsIn(text);
  const spanish = sentencesIn(text).filter((sentence) => isSpanish(sentence.text));
  const isInSpanish = ({at}: Word) =>
    spanish.some(({text: inside, start}) => start <= at && at < start + inside.length);
  const isNearForeign = (index: number) =>
    words.slice(Math.max(0, index - 1), index + 2).some((word) => isForeign(word.text));
  return words.filter((word, index) => !dictionary.knows(word.text) && !isNearForeign(index) && !isInSpanish(word));
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** Words of names: those of people and companies, and those that have a capital letter inside a sentence. */
function namesIn(content: Content): ReadonlySet<string> {
  const fields = [
    content.practice,
    content.thirdParties,
    content.paymentPartners,
    content.insurance,
    ...content.documents.map(({fields: own}) => own),
  ];
  const named = leavesOf(fields).flatMap(({at, value}) =>
    typeof value === 'string' && ['name', 'owner'].includes(String(at.at(-1))) ? wordsIn(value) : [],
  );
  return new Set([
    ...named.map(({text}) => text.toLowerCase()),
    ...proseOf(content).flatMap(({text}) => capitalsInside(text)),
  ]);
}

/** The words with a capital letter with which no sentence starts, in lower case. */
const capitalsInside = memoizeTexts((text): readonly string[] =>
  wordsIn(text)
    .filter((word) => !word.isFirst && isCapital(word.text))
    .map((word) => word.text.toLowerCase()),
);
